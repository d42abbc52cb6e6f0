"""Answers HTTP requests and WebSockets.

A handler reads who asks and for what, calls a service below, and answers. Errors become problems here.
"""
