"""The house's log: one JSON object a line. Never a view, a choice, a seed, a token, a cookie."""

import logging
import sys

import structlog

LEVELS = ("debug", "info", "warning", "error")


def set_up_logs(level: str) -> None:
    """Send everything from `level` up to the standard error stream."""
    number = getattr(logging, level.upper())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(
                structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
            ),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, format="%(message)s")
