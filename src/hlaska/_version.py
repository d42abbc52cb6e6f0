"""Says which version of the package this is, to whoever asks: it imports nothing."""

__version__ = "0.2.0"
