"""The lab: many games at once, measured."""
