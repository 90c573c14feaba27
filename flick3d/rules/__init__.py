"""The rules controller that every game shares: actions, prompts, facts, events, refusals, outcome, chance."""
