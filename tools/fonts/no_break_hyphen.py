"""Draw U+2011, the hyphen at which no line breaks, with the hyphen that a font has: reads the font, writes it to stdout.

python3 tools/fonts/no_break_hyphen.py font.woff2    (needs fonttools and brotli; tools/fonts/subset.ts runs it)
"""

import sys

from fontTools.ttLib import TTFont

HYPHEN = 0x2D
NO_BREAK_HYPHEN = 0x2011

font = TTFont(sys.argv[1], recalcTimestamp=False)
for table in font["cmap"].tables:
    if table.isUnicode() and HYPHEN in table.cmap:
        table.cmap.setdefault(NO_BREAK_HYPHEN, table.cmap[HYPHEN])
font.flavor = None
font.save(sys.stdout.buffer)
