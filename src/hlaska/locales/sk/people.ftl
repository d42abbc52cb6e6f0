# Účty

problem-not-signed-in = To môže len ten, kto je prihlásený. Najprv sa prihláste.
problem-wrong-password = Meno alebo heslo nie je správne.
problem-name-length = Meno má 1 až { $most } znakov.
problem-name-invisible = V mene sú znaky, ktoré nevidno, alebo v ňom nie je nič na čítanie.
problem-name-mixed = Písmená mena sú z jednej abecedy.
problem-password-length = Heslo má { $least } až { $most } znakov.
problem-password-easy = Toto heslo sa dá príliš ľahko uhádnuť.
problem-list-full = Na svojich zoznamoch máte { $most } ľudí. Najprv niekoho odoberte.
problem-nobody-there = Na tejto stoličke nesedí nikto iný.
problem-too-many-reports = Na { $most } vašich hlásení sa ešte nikto nepozrel.
