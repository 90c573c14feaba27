"""Scenario files: YAML into typed scenarios, with file, line and column for everything that is wrong."""
