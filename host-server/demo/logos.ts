type Tone = { word: string; strong: string; soft: string }
type Glyph = [width: number, d: string]
type Brand = { name: string; mark: (tone: Tone) => string; light: Tone; dark: Tone }

const BOWL = 'M1.3-5.6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0'
const ARCH = 'M1.3-5.8C1.3-8.4 3-10 5.4-10C7.8-10 9.4-8.4 9.4-5.8V0'

/** Letters as centre lines on a baseline at zero, so that the wordmark needs no font. */
const GLYPHS: Record<string, Glyph> = {
  A: [13.6, 'M1.3-.4L6.8-14.2L12.3-.4M3.2-4.6H10.4'],
  N: [13, 'M1.3-15.8V0M11.7-15.8V0M1.3-14.2L11.7-1.6'],
  a: [11.6, `${BOWL}M10.3-11.2V0`],
  b: [11.6, `${BOWL}M1.3-16.4V0`],
  d: [11.6, `${BOWL}M10.3-16.4V0`],
  e: [11.4, 'M1.4-5.4H10.3A4.5 4.5 0 1 0 8.9-2.3'],
  k: [10.2, 'M1.3-16.4V0M8.8-10.4L2-4.4M4.6-6.6L9.2-.7'],
  l: [2.6, 'M1.3-16.4V0'],
  n: [10.7, `M1.3-11.2V0${ARCH}`],
  o: [11.6, BOWL],
  p: [11.6, `${BOWL}M1.3-11.2V4.6`],
  r: [6.6, 'M1.3-11.2V0M1.3-5.6C1.3-8.6 3.2-10.4 6.6-9.9']
}
const GAP = 2.1

const peaks = ({ strong, soft }: Tone) =>
  `<path d="M27 15.5L38 34H26L22 24Z" fill="${soft}"/><path d="M3 34L16.5 8L30 34Z" fill="${strong}"/>` +
  `<path d="M16.5 8L21.2 17L18.4 20L15.9 17.2L13.4 19.6L11.8 17Z" fill="${soft}"/>`

function starOverWaves({ strong, soft }: Tone) {
  const wave = 'M4 26.6C9 22.2 14 22.2 20 26C26 29.8 31 29.8 36 25.4'
  const ripple = 'M8.5 33.2C12 30.6 15.6 30.6 20 33.2C24.4 35.8 28 35.8 31.5 33.2'
  const star = 'M20 3Q21 11.5 29.5 12.5Q21 13.5 20 22Q19 13.5 10.5 12.5Q19 11.5 20 3Z'
  return (
    `<path d="${star}" fill="${strong}"/><g stroke-width="2.8" stroke-linecap="round">` +
    `<path d="${wave}" stroke="${strong}"/><path d="${ripple}" stroke="${soft}"/></g>`
  )
}

const ALPENBANK: Brand = {
  name: 'Alpenbank',
  mark: peaks,
  light: { word: '#0b5d4e', strong: '#0b5d4e', soft: '#7db8a9' },
  dark: { word: '#f2f7f5', strong: '#4db39c', soft: '#c4e8de' }
}

const NORDBANK: Brand = {
  name: 'Nordbank',
  mark: starOverWaves,
  light: { word: '#1d3f8a', strong: '#1d3f8a', soft: '#7f9fe0' },
  dark: { word: '#f3f6fc', strong: '#8caef5', soft: '#5c82d6' }
}

function wordmark(name: string, colour: string) {
  let x = 0
  const letters = [...name].map((letter) => {
    const [width, d] = GLYPHS[letter] ?? [0, '']
    const drawn = `<path d="${d}" transform="translate(${x.toFixed(1)})"/>`
    x += width + GAP
    return drawn
  })
  return `<g transform="translate(46 26)" stroke="${colour}" stroke-width="2.6">${letters.join('')}</g>`
}

const draw = ({ name, mark }: Brand, tone: Tone) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" fill="none" role="img" aria-label="${name}">` +
  `${mark(tone)}${wordmark(name, tone.word)}</svg>`

const surfaces = (brand: Brand) => ({ light: draw(brand, brand.light), dark: draw(brand, brand.dark) })

/** Wordmarks of the two invented banks, each for a light and for a dark surface. */
export const logos = { alpenbank: surfaces(ALPENBANK), nordbank: surfaces(NORDBANK) }
