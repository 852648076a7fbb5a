"""Human language: what turns facts into sentences.  A language is a folder of Fluent files here."""
