"""The showcase: matches of computer players, directed, told and filmed without anybody at the table."""
