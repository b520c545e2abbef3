const HEAD = 'Alias;Interner Name;Straße und Hausnummer;Postleitzahl;Ort;Montag'

const WRONGS: readonly (readonly [at: number, instead: string])[] = [
  [1, ''],
  [2, ''],
  [0, 'Größe'],
  [5, 'von früh bis spät']
]

/** A file of new branches in which some rows are invalid, in one of several ways. */
export function fileOf(count: number, wrong: number): { text: string; wrongLines: number[] } {
  const every = Math.floor(count / Math.max(wrong, 1))
  const wrongLines: number[] = []
  const rows = Array.from({ length: count }, (_, at) => {
    const cells = [`neu-${at}`, `Filiale Größe ${at}`, `Gasse ${at}`, '1010', 'Wien', '9-12, 13-16']
    const [column, instead] = WRONGS[wrongLines.length % WRONGS.length] as (typeof WRONGS)[number]
    if (wrongLines.length < wrong && at % every === every - 1) {
      cells[column] = instead
      wrongLines.push(at + 2)
    }
    return cells.join(';')
  })
  return { text: [HEAD, ...rows].join('\r\n'), wrongLines }
}
