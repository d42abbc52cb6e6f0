"""House rules: every option has a name; a preset is a set of them, and what differs can be told."""

import hlaska
from hlaska.core.errors import BadOptions
from hlaska.core.options import difference

for game, presets in hlaska.list_games().items():
    print(f"{game}: {', '.join(presets)}")

ours = hlaska.game("penguin", min_cut=3, max_flek_level=2)
print("beside the preset:", difference(ours.options, ours.presets["penguin"]))

try:
    hlaska.game("penguin", min_cut=40)
except BadOptions as error:
    print(error)
