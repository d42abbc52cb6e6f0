"""Plays by house rules: lists presets, changes two options, and tries a wrong value.

Every rule that may differ is an option with a name. A preset gives each option of a game a value.
"""

import hlaska
from hlaska.core.errors import BadOptions
from hlaska.core.options import difference

# Every game with the names of its presets.
for game, presets in hlaska.list_games().items():
    print(f"{game}: {', '.join(presets)}")

# The preset "penguin" with two options changed.
ours = hlaska.game("penguin", min_cut=3, max_flek_level=2)
print("beside the preset:", difference(ours.options, ours.presets["penguin"]))

# A value that is out of range is refused, and the error says what may stand there.
try:
    hlaska.game("penguin", min_cut=40)
except BadOptions as error:
    print(error)
