# Words that every game shares.

## A sentence with the case it stands on
refusal = { $why } (Case { $case })
