"""Read by Orca at its start: writes everything it says to a file, one JSON string a line."""

import json
import logging
import os

import orca.settings

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
