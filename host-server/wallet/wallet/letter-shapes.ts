/** Centre lines of letters in a box of 10 by 14: a server may have no fonts. */
const LINES: Record<string, string> = {
  A: 'M0 14L5 0L10 14M1.8 9H8.2',
  B: 'M0 0V14H6A3.8 3.8 0 0 0 6 6.4H0M6 6.4A3.2 3.2 0 0 0 6 0H0',
  C: 'M10 2.5A6 7 0 1 0 10 11.5',
  D: 'M0 0V14H4A6 7 0 0 0 4 0H0',
  E: 'M9 0H0V14H9M0 6.7H7.5',
  F: 'M9 0H0V14M0 6.7H7.5',
  G: 'M9.6 2.4A6 7 0 1 0 10 11V7.5H6',
  H: 'M0 0V14M10 0V14M0 6.8H10',
  I: 'M5 0V14',
  J: 'M8 0V10A3.9 4 0 0 1 .2 10',
  K: 'M0 0V14M9.5 0L0 9M3.6 5.6L10 14',
  L: 'M0 0V14H8.5',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M5 0A5 7 0 1 0 5 14A5 7 0 1 0 5 0',
  P: 'M0 14V0H5.5A4 4 0 0 1 5.5 8H0',
  Q: 'M5 0A5 7 0 1 0 5 14A5 7 0 1 0 5 0M6 10L10 14.5',
  R: 'M0 14V0H5.5A3.8 3.8 0 0 1 5.5 7.6H0M5 7.6L9.5 14',
  S: 'M9 2.2C7.5-.8 .8-.6 .8 3.4C.8 8 9.4 5.8 9.4 10.4C9.4 14.8 2 15 .4 11.4',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V9A5 5 0 0 0 10 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L2.5 14L5 4L7.5 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  Z: 'M0 0H10L0 14H10'
}

const PERSON = 'M5 6.4A3.2 3.2 0 1 0 5 0A3.2 3.2 0 1 0 5 6.4M-1.5 14C-1.5 10 1 8.6 5 8.6C9 8.6 11.5 10 11.5 14'
const WIDTH = 10
const GAP = 4

/** The base letters, without accents: Š is drawn as S. */
const plain = (text: string) => text.normalize('NFD').charAt(0).toUpperCase()

/** A square with the initials of some words, or with a silhouette if there is no shape for one of them. */
export function initialsSvg(words: readonly string[], ground: string, ink: string): string {
  const letters = words.map(plain).filter(Boolean)
  const lines = letters.map((shape) => LINES[shape])
  const drawn = lines.length && lines.every(Boolean) ? lines : [PERSON]
  const width = drawn.length * WIDTH + (drawn.length - 1) * GAP
  const paths = drawn.map((d, at) => `<path d="${d}" transform="translate(${at * (WIDTH + GAP)})"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" fill="${ground}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"` +
    ` transform="translate(${24 - width / 2} 17)">${paths.join('')}</g></svg>`
  )
}
