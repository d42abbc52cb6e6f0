# Accounts

problem-not-signed-in = This is for who is signed in. Sign in first.
problem-wrong-password = Name or password is wrong.
problem-name-length = A name has 1 to { $most } letters.
problem-name-invisible = This name has letters that cannot be seen, or none that can be read.
problem-name-mixed = The letters of a name are of one alphabet.
problem-password-length = A password has { $least } to { $most } characters.
problem-password-easy = This password is too easy to guess.
problem-list-full = You have { $most } people on your lists. Take somebody off first.
problem-nobody-there = No other person has this chair.
problem-too-many-reports = { $most } of your reports have not been looked at yet.
