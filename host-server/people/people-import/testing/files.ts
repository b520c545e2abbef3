/** A file of people in which some rows are invalid, in one of several ways. */
export function fileOf(count: number, wrong: number): { text: string; wrongLines: number[] } {
  const every = Math.floor(count / wrong)
  const wrongLines: number[] = []
  const rows = Array.from({ length: count }, (_, at) => {
    const isWrong = at % every === every - 1 && wrongLines.length < wrong
    if (isWrong) wrongLines.push(at + 2)
    const row = [`Vorname ${at}`, `Größe ${at}`, `person-${at}@bank.example`, 'wien-innere-stadt', 'analyst', 'nein']
    if (isWrong) row.splice(...(WRONGS[wrongLines.length % WRONGS.length] as [number, number, string]))
    return row.join(';')
  })
  return { text: ['Vorname;Nachname;E-Mail-Adresse;Filiale;Rollen;Karte', ...rows].join('\r\n'), wrongLines }
}

const WRONGS: [at: number, deleted: number, instead: string][] = [
  [1, 1, ''],
  [2, 1, 'keine Adresse'],
  [3, 1, 'Atlantis'],
  [4, 1, 'kaiserin'],
  [5, 1, 'vielleicht']
]
