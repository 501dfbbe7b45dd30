"""Read by Orca at its start: writes everything it says to a file, one JSON string a line."""

import json
import logging
import os

import orca.settings
from orca import event_manager

# The keys are ours: only the answers to them are of interest.
orca.settings.enableKeyEcho = False
# Pages are read step by step, not to their end.
orca.settings.sayAllOnLoad = False


class Line(logging.Formatter):
    def format(self, record):
        return json.dumps(record.getMessage())


handler = logging.FileHandler(os.environ["SPEECH_LOG"])
handler.setFormatter(Line())
# Orca keeps this log for tests of its own.
logging.getLogger("speech").addHandler(handler)

# While events wait or are worked on, the other file holds a 1: an answer is whole when it holds a 0.
busy = os.open(os.environ["SPEECH_BUSY"], os.O_WRONLY)
Manager = event_manager.EventManager
add, take = Manager._addToQueue, Manager._dequeue


def note(value):
    os.pwrite(busy, b"1" if value else b"0", 0)


def add_and_note(self, *args):
    note(True)
    add(self, *args)


def take_and_note(self):
    again = take(self)
    note(self._eventQueue.qsize())
    return again


Manager._addToQueue, Manager._dequeue = add_and_note, take_and_note
