"""Stands between the network and the application: addresses, limits, headers, files."""
