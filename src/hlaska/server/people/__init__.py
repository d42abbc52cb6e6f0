"""Who somebody is: accounts, their sessions, and whom a person blocks, avoids or mutes (docs/decisions/people.md)."""
