"""The numbered scenarios of the house (TIWANAKU-1.9), easiest first, in their own notation."""

from typing import Final

SHORT_SCENARIOS: Final = [
    """
    short
    5 e1 e3 e2 g3 g2
    4 r5 r4 e5 e4 g5
    3 s1 r3 r1 r2 g1
    2 s2 s5 s4 s3 g4
    1 r3 r1 r2 e1 e2
    start a1 a5 c2 e1 e4 e5
    """,
    """
    short
    5 s1 s3 r1 r2 e1
    4 s2 s5 g4 r5 r3
    3 s4 r1 g3 g1 r4
    2 e2 e5 g2 g5 s2
    1 e1 e3 e4 s1 s3
    start a4 b1 c4 d1 d4 e2 e4
    """,
    """
    short
    5 r2 r1 g3 s1 s2
    4 r5 r4 g2 g4 e5
    3 e1 r3 g1 e3 e1
    2 s2 s5 e2 e4 r2
    1 r1 s4 s1 s3 r1
    start a4 b1 d1 e4
    """,
    """
    short
    5 g2 g3 g1 s2 s1
    4 e4 g5 g4 r3 r5
    3 e3 e2 r1 r2 s1
    2 e1 s4 s5 r4 e3
    1 s3 s2 s1 e2 e1
    start a1 a3 b5 c5 e4
    """,
    """
    short
    5 g1 r2 r1 e2 e1
    4 g3 g5 s3 s4 e3
    3 g2 s1 s2 g1 g2
    2 g4 r5 r3 r4 e3
    1 s1 r2 r1 e2 e1
    start a2 a5 c2
    """,
]

LONG_SCENARIOS: Final = [
    """
    long
    5 r5 r1 r3 r4 g2 g3 g1 g4 s1
    4 r2 s4 s2 s5 e1 e5 r2 r5 s2
    3 e1 s3 s1 e4 e2 e3 r1 r4 e1
    2 e5 e4 g5 g3 g1 g4 g2 r3 e2
    1 e2 e3 r1 s4 s2 s3 s1 s5 g1
    start a1 a2 a4 b4 b5 d1 f4 g3 h2 h5 i5
    otoma h5=purple i5=green b4=yellow f4=white a1=blue
    """,
    """
    long
    5 g1 g2 s1 s4 e1 e2 s1 s2 s4
    4 g3 e4 s3 s5 r3 e4 e3 e5 s3
    3 g5 e1 s2 r1 r2 s1 s2 g1 g2
    2 g4 e3 e5 r4 s5 s4 s3 r4 r3
    1 r2 r1 e2 g3 g1 g2 r1 r2 e1
    start a3 b4 c4 d5 e1 f1 f4 h5 i2 i3 i5
    otoma b4=white c4=yellow f4=green i3=blue f1=purple
    """,
    """
    long
    5 s1 s2 e1 g2 g1 r2 r1 e2 e1
    4 s3 s5 g3 g5 e3 e4 r3 r4 g3
    3 s4 r2 g4 e2 e1 g2 g1 r5 g1
    2 r5 r3 s5 s3 e5 g3 e4 e3 g4
    1 r4 r1 s4 s1 s2 r1 e2 e1 g2
    start a5 b1 c1 d1 e2 e5 g3 h3 i2 i5
    otoma i5=blue g3=yellow i2=green b1=white d1=purple
    """,
    """
    long
    5 g1 g2 g3 s2 s1 r5 r1 g3 g1
    4 g5 g4 e1 s5 r3 r4 r2 e4 g2
    3 s1 e3 e2 s4 e2 e1 s3 e1 e3
    2 s2 g4 g1 s3 e5 e4 s2 s5 e2
    1 r1 g3 g5 g2 r1 e3 r1 s4 s1
    start a1 a2 a4 c1 e3 f2 f5 h1 h3
    otoma e3=white h3=blue a2=yellow a1=green c1=purple
    """,
    """
    long
    5 s3 s5 s2 e3 e1 g5 g3 r5 s1
    4 g1 s4 s1 e5 g2 g4 r1 r4 r2
    3 r2 r5 r3 e4 g1 e3 e2 r3 s1
    2 r1 r4 g1 e2 s5 e4 e1 e5 g2
    1 g3 g2 g5 g4 s1 s3 s2 s4 g1
    start a1 a3 a4 a5 c3 c4 e2 e4 f1 f5 h4 i4
    otoma a4=blue c4=yellow e4=white h4=purple e2=green
    """,
    """
    long
    5 s1 g3 g1 r4 r2 r5 g1 g3 e2
    4 s2 g4 g2 r3 r1 g4 g2 r4 e1
    3 e5 e1 g5 s4 e2 e3 e1 r3 s2
    2 s2 e4 e2 s3 g1 e4 r2 r5 s4
    1 s1 e3 s1 s5 s2 e5 r1 s3 s1
    start a3 b2 b5 c2 c4 d4 e2 f2 f3 f4 i1
    otoma c4=yellow f4=blue f3=purple c2=green e2=white
    """,
    """
    long
    5 g1 s2 s1 g4 g1 g5 r1 e2 e4
    4 r3 e5 g3 g2 s3 s4 e3 e5 s1
    3 r1 e2 e1 s5 s1 s2 e1 s2 s3
    2 r4 e3 e4 g3 g4 r3 r5 r4 e1
    1 r2 g1 g5 g2 r1 r2 s1 e2 e3
    start b1 b5 c1 d2 d3 d5 g1 g2 g5 i1 i5
    otoma b5=blue g5=yellow d3=green b1=white g1=purple
    """,
    """
    long
    5 e2 g4 g2 g1 g3 r2 r4 r1 r3
    4 e3 e1 r3 s4 s5 s1 s3 s2 g4
    3 e5 e4 r2 r1 e3 e2 e5 e1 g3
    2 g3 g1 s3 s4 s5 e4 r3 r4 g2
    1 g4 g2 g5 s1 s2 r1 r2 r5 g1
    start a1 a3 a5 b1 c4 d4 g1 g4 h4 i4 i5
    otoma i5=purple c4=white g4=green i4=blue g1=yellow
    """,
    """
    long
    5 g2 g1 g5 r4 s2 s3 s4 s5 e1
    4 g3 g4 e3 r1 r5 s1 e2 g3 e2
    3 r5 e1 e2 g4 r2 r3 e5 g4 g1
    2 r3 r4 g3 g5 g1 e4 e1 e3 g2
    1 g1 r2 r1 g2 s3 s5 s2 s4 s1
    start a1 a3 a5 b5 d1 f1 f5 g2 g5 h2
    otoma b5=white f5=green h2=blue a1=yellow d1=purple
    """,
    """
    long
    5 e1 g2 g1 s2 s1 s3 e1 e2 r1
    4 e4 e5 r4 r3 s4 s5 g4 r5 r3
    3 s1 e3 e2 r1 r2 g1 g2 e1 r4
    2 g2 g5 g4 r5 e4 s3 g5 g3 r2
    1 g3 g1 e2 e3 e1 s2 s4 s1 s5
    start a1 b1 d1 d3 e4 f5 g2 h1 h3 i2 i4
    otoma e4=white d3=green h3=yellow g2=purple b1=blue
    """,
    """
    long
    5 s1 r2 r1 g2 g1 r2 r1 r5 g1
    4 e3 e4 g3 g4 e3 e4 r3 r4 s3
    3 e2 e1 r2 r1 e2 e1 s2 s1 s5
    2 s5 r4 r5 r3 e5 g3 g4 e3 s4
    1 s3 s1 s2 s4 g1 g2 e1 e2 g1
    start a1 c1 d2 e2 e3 h5 i1 i3 i5
    otoma h5=purple i5=yellow d2=green a1=blue i1=white
    """,
    """
    long
    5 s2 s1 s3 r1 s2 g1 g2 e1 r2
    4 r3 r5 r2 r4 s3 e5 e3 e4 r3
    3 g1 g4 g3 g5 s1 g2 g1 e2 r1
    2 e3 e2 e1 g2 s4 s5 g4 g5 r4
    1 r1 e4 e5 r3 r1 r2 g3 s1 s2
    start b1 b4 c3 f4 g2 g4 i1 i3
    otoma c3=blue i3=yellow g2=green b1=purple i1=white
    """,
    """
    long
    5 g1 g4 g5 e4 r1 g2 g1 e2 e1
    4 g2 g3 r1 e2 s3 s4 e3 e5 e4
    3 e1 r5 r4 e5 e1 s5 s1 r2 r3
    2 r3 r2 s3 s2 e3 s2 r4 r5 r1
    1 e1 s4 s1 s5 g4 g5 g1 g2 g3
    start a3 b4 b5 c2 d1 e5 f1 i1 i3 i4
    otoma b5=green e5=blue a3=white c2=purple i1=yellow
    """,
    """
    long
    5 s1 r4 r1 r2 r3 e2 r1 r2 r3
    4 s2 s5 s3 s4 e1 e4 g3 s5 e1
    3 g3 r1 r2 e5 e3 g5 g1 s4 s2
    2 g2 g5 r3 r4 g2 g4 e2 s3 s1
    1 g1 g4 s1 r5 s1 e3 e1 e4 e5
    start a2 b1 b3 c4 f5 g5 h4 i1 i3 i4
    otoma g5=blue c4=yellow i4=white b3=green a2=purple
    """,
    """
    long
    5 e1 e2 g5 g2 e4 r2 r4 r1 r3
    4 r4 r3 g4 r3 e1 e5 e3 e2 s4
    3 r5 r2 g1 r5 r2 r4 r1 g5 s1
    2 r1 s4 g3 e4 e3 e5 g2 g4 s3
    1 s3 s5 s2 s1 e2 e1 g3 g1 s2
    start a3 a5 b1 d5 f3 g2 g4 g5 i1
    otoma d5=yellow g5=white f3=purple g2=green i1=blue
    """,
]
