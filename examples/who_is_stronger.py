"""Compares two players on the same deals, in every assignment of the seats.

It prints the mean difference and how sure that is.
"""

import hlaska

if __name__ == "__main__":  # worker processes import this file, and must not start again
    report = hlaska.duplicate("schnapsen", "greedy", "random", deals=40, seed=1, workers=1)
    print(f"greedy wins {report.mean:+.2f} game points a deal more than random")
    print(f"95 % interval {report.low:+.2f} to {report.high:+.2f}, over {report.deals} duplicate deals")
