"""The engine: rules are steps, steps wait on a stack, the top step goes first.  Standard library only; it prints nothing,
opens nothing, reads no clock."""
