"""Two players, the same deals, every assignment of the seats: the mean difference and how sure it is."""

import hlaska

if __name__ == "__main__":  # processes that are started import this file
    report = hlaska.duplicate("schnapsen", "greedy", "random", deals=40, seed=1, workers=1)
    print(f"greedy wins {report.mean:+.2f} game points a deal more than random")
    print(f"95 % interval {report.low:+.2f} to {report.high:+.2f}, over {report.deals} duplicate deals")
