"""The process a bot thinks in. Reads questions from its input, writes answers to its output.

Ends by itself when its input ends, so no worker outlives the house, however the house dies. Gets
a redealt state and nothing else: neither the true state nor the record is ever sent here.
"""

import os
import pickle
import signal
import struct
import sys
import traceback
from importlib import import_module
from typing import Any, BinaryIO

LENGTH = struct.Struct(">I")
NICENESS = 5


def read_message(stream: BinaryIO) -> bytes:
    """The next message, still packed; EOFError when there will be none."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    body = stream.read(length)
    if len(body) < length:
        raise EOFError
    return body


def packed(message: Any) -> bytes:
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def serve(decide: Any, questions: BinaryIO, answers: BinaryIO) -> None:
    while True:
        try:
            message = read_message(questions)
        except EOFError:
            return
        answer: tuple[str, int | str]
        try:
            answer = ("choice", int(decide(*pickle.loads(message))))
        except Exception as error:
            answer = ("error", _where(error))
        answers.write(packed(answer))
        answers.flush()


def _where(error: Exception) -> str:
    """What was raised and where, without a word of what the bot knows."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {frame.name}, line {frame.lineno} of {frame.filename}"


def main() -> None:
    """`python -m tambo.house.bots.worker module:function`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What a bot prints must not be taken for an answer.
    module, _, function = sys.argv[1].partition(":")
    decide = getattr(import_module(module), function)
    answers.write(packed(("ready", 0)))
    answers.flush()
    serve(decide, questions, answers)


if __name__ == "__main__":
    main()
