# Wörter, die alle Spiele gemeinsam haben.

## Ein Satz mit der Regelstelle
refusal = { $why } (Regel { $case })
