# Konten

problem-not-signed-in = Das kann nur, wer angemeldet ist. Melden Sie sich zuerst an.
problem-wrong-password = Name oder Passwort ist falsch.
problem-name-length = Ein Name hat 1 bis { $most } Zeichen.
problem-name-invisible = In diesem Namen sind Zeichen, die man nicht sieht, oder keine, die man lesen kann.
problem-name-mixed = Die Buchstaben eines Namens sind aus einem Alphabet.
problem-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-password-easy = Dieses Passwort ist zu leicht zu erraten.
problem-list-full = Auf Ihren Listen stehen { $most } Personen. Nehmen Sie zuerst jemanden herunter.
problem-nobody-there = Auf diesem Stuhl sitzt niemand anderes.
problem-too-many-reports = { $most } Ihrer Meldungen hat noch niemand angesehen.
