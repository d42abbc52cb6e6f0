# Wörter rund um den Tisch, geladen, wo sie gebraucht werden: freie Plätze.
around-who = Spieler { $n }
around-computer-of = Computer, { $level }
around-open = frei: über den Link
around-open-more = Frei: Wer den Link zum Tisch bekommt, kann sich hierher setzen.
around-invite = Tisch eröffnen
around-waiting = Der Tisch wartet auf Spieler
around-invited = Hier ist ein Platz für dich frei
around-watching-open = Solange du dich nicht setzt, schaust du nur zu.
around-free = frei
around-give = Dem Computer geben
around-give-level = Stärke der Computerspieler
around-link = Link für die anderen
around-sit = Hinsetzen
around-sits = { $name } setzt sich.
around-watching = Du schaust zu und siehst nur, was alle sehen. Alle Plätze sind besetzt.
around-own-table = Ein eigener Tisch
