"""Serai in a page: the table's server inside the browser, without a network."""
