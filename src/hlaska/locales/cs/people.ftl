# Účty

problem-not-signed-in = To může jen ten, kdo je přihlášen. Nejprve se přihlaste.
problem-wrong-password = Jméno nebo heslo není správně.
problem-name-length = Jméno má 1 až { $most } znaků.
problem-name-invisible = Ve jménu jsou znaky, které nejsou vidět, nebo v něm není nic ke čtení.
problem-name-mixed = Písmena jména jsou z jedné abecedy.
problem-password-length = Heslo má { $least } až { $most } znaků.
problem-password-easy = Toto heslo se dá příliš snadno uhodnout.
problem-list-full = Na svých seznamech máte { $most } lidí. Nejprve někoho odeberte.
problem-nobody-there = Na této židli nesedí nikdo jiný.
problem-too-many-reports = Na { $most } vašich hlášení se ještě nikdo nepodíval.
