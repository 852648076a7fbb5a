"""The engine: rules are steps, steps wait on a stack, the top step goes first.  Standard library only; it prints nothing,
opens no files and reads no clock."""
