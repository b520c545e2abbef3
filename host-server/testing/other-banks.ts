/** Names of banks, those of the demo among them, that nobody sees who works for another one. */
const OTHER_BANKS =
  /alpenbank|nordbank|haspa(?!s)|sparkasse|raiffeisen|volksbank|bawag|oberbank|erste bank|commerzbank|unicredit/gi

export const banksIn = (text: string): string[] => [...new Set(text.match(OTHER_BANKS))]
