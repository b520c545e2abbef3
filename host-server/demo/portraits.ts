type Skin = { base: string; shade: string; lip: string; hair: string[] }
/** Hair behind the head hides the ears when it is a `back`, not when it is a `knot`; a `half` is drawn twice. */
type Hair = { front?: string; half?: string; strands?: string; back?: string; knot?: string; sheer?: boolean }
type Cast = ReturnType<typeof cast>

const words = (list: string) => list.split(' ')

const BACKDROPS = words('#d9e2dc #e6ddd0 #d5dee8 #e8d9d3 #dcdae6 #cfdedf #e7e2cf #d8d8d4 #c9d6cf #e3d3c6 #d2dbe0')
const CLOTHS = words('#26364d #3b4048 #5b3a45 #2f5148 #4a5a72 #6d5a4b #1f2530 #7a4f42 #3e5d6e #54566b #39473a')
const KNITS = words('#b9796a #5f7d92 #7c8a6c #8d6a80 #4f6f6b #b08b57 #6b7390')
const BLOUSES = words('#f6f3ee #dce6f0 #efdcd0 #d5e2da #f1e6cd')
const SHIRTS = words('#f7f7f5 #bfd3e6 #e4ebf2')
const TIES = words('#7b2d3a #2d4a6b #35604f #8a6a3b #4b3c5e')
const EYES = words('#4a3528 #3f6078 #56683f #5e4329 #47606e')
const AGES = words('young middle mature young senior middle mature')
const BEARDS = words('none none full none stubble none short none none moustache none')
const GLASSES = words('none round none none square none none thin none')
const SUITS = words('shirt+tie+blazer open+blazer roll shirt+tie+blazer crew+blazer open roll+blazer')
const DRESSES = words('crew+blazer wrap+chain roll open+blazer crew+chain wrap+chain+blazer roll+blazer')

const BROWNS = words('#3a2a22 #5a3b2b #75502f #2a211e #8a5a3a')
const BLACKS = words('#1f1a1a #2b211e #37261f')
const SKINS: Skin[] = [
  { base: '#f6d9c6', shade: '#dda78d', lip: '#c9786f', hair: words('#c2975a #8f4526 #75502f #d2ab6c #54382a') },
  { base: '#c98f66', shade: '#a0633d', lip: '#a2574b', hair: BLACKS },
  { base: '#efc9ad', shade: '#cf9673', lip: '#bd6f64', hair: BROWNS },
  { base: '#7d4f37', shade: '#563120', lip: '#84453f', hair: BLACKS },
  { base: '#f3d2b8', shade: '#d59f80', lip: '#c27369', hair: [...BROWNS, '#a5763f'] },
  { base: '#e2b38d', shade: '#ba8159', lip: '#b1655a', hair: BROWNS },
  { base: '#a26c49', shade: '#77472c', lip: '#8c4a41', hair: BLACKS }
]

// biome-ignore format: a style reads as one row
const SHORT: Hair[] = [
  { front: `M-40 108C-46 84-45 54-24 43C-8 31 24 31 36 48C46 62 44 88 40 108L37 108C38 94 36 84 32 74C14 75-8 69-20 57
      C-26 66-34 74-36 90L-37 108Z`, strands: 'M-19 56C-8 44 12 40 28 48M-12 61C0 54 16 52 32 60' },
  { front: `M-40 106C-46 78-43 40 0 35C43 38 46 78 40 106L37 106C38 94 36 82 32 73C26 68 20 70 15 67C8 71 2 66-4 69
      C-11 66-17 71-23 68C-27 70-31 71-33 75C-36 82-38 94-37 106Z`,
    strands: 'M-22 53C-18 48-12 46-8 45M4 50C10 46 16 46 20 48M-6 58C-2 54 4 53 8 54' },
  { half: 'M-1 36C40 36 46 76 40 106L37 106C38 90 36 76 28 65C20 57 8 56-1 56Z',
    strands: 'M-18 58C-16 50-10 44-4 41M-4 56C-2 50 4 45 10 42M12 57C16 52 22 49 26 48' },
  { front: `M-39 104C-46 92-46 78-41 70C-44 56-34 46-26 46C-20 34-6 32 2 37C12 30 28 36 30 45C40 48 45 60 41 70
      C46 80 45 94 39 104L37 104C38 90 36 82 32 73C26 76 20 72 17 67C12 72 4 70 1 66C-4 71-12 70-15 66
      C-19 72-26 72-29 70C-36 78-38 92-37 104Z`,
    strands: 'M-24 58C-24 52-17 49-12 53M-2 48C2 43 9 45 10 51M18 60C20 54 27 54 30 59M-8 62C-5 57 1 57 4 60' },
  {},
  { half: 'M-1 38C38 38 46 78 40 108L37 108C38 92 37 84 34 76C33 62 24 52 13 52C9 58 4 60-1 60Z',
    strands: 'M-7 56C-6 50-3 46 0 44M3 57C4 52 7 48 11 46' },
  { front: `M-40 106C-45 86-44 66-36 56C-34 36-6 24 22 31C40 35 47 66 40 106L37 106C38 92 36 82 31 72C22 62-6 66-26 64
      C-34 72-37 90-37 106Z`, strands: 'M-24 60C-16 44 4 38 22 42M-8 61C2 52 16 50 28 56' },
  { front: `M-42 112C-51 90-49 50-20 37C-4 27 28 30 39 46C50 62 50 90 42 112C38 108 39 92 36 82C32 74 12 68-8 54
      C-16 70-33 72-36 90C-38 98-38 106-42 112Z`,
    strands: 'M-8 52C6 42 26 48 38 66M-4 59C10 66 28 70 36 80M-11 51C-24 52-36 62-41 82' },
  { half: 'M-1 41C38 42 44 74 40 102L38 102C38 88 36 78 31 70C20 65 10 66-1 66Z', sheer: true },
]

// biome-ignore format: a style reads as one row
const LONG: Hair[] = [
  { back: 'M-45 90C-50 50-30 34 0 34C30 34 50 50 45 90L50 206H-50Z',
    half: 'M-1 35C32 33 50 58 48 98C48 132 62 180 48 226C42 222 32 220 26 214C40 184 41 146 38 112C37 88 24 68-1 53Z',
    strands: 'M0 45C26 50 42 74 43 112C43 144 52 180 44 212M-3 45C-28 50-42 76-43 112C-43 144-52 180-44 212' },
  { knot: 'M14 132C26 118 48 126 47 144C46 162 26 168 14 158Z',
    front: `M-40 106C-47 78-42 46-16 37C4 28 32 34 40 52C47 66 45 90 40 106L37 104C36 90 34 82 28 74C8 73-10 66-20 54
      C-26 68-36 76-37 106Z`, strands: 'M-19 52C-6 42 16 42 32 58M-10 61C4 56 20 58 34 74' },
  { back: 'M-46 86C-52 46-30 33 0 33C30 33 52 46 46 86L44 156C20 162-20 162-44 156Z',
    front: `M-14 38C-2 30 30 32 41 52C50 68 46 100 49 128C50 142 49 152 45 158C40 160 34 158 31 154C40 134 39 118 37 102
      C36 88 18 76-12 54C-24 66-36 80-37 104C-39 118-40 134-31 154C-34 158-40 160-45 158C-49 152-50 142-49 128
      C-46 100-50 68-41 54C-34 44-22 38-14 38Z`,
    strands: 'M-12 50C8 48 36 64 42 100C44 120 46 136 43 150M-16 50C-34 58-42 76-43 104C-45 122-46 136-43 150' },
  { knot: 'M0 19C13 19 21 26 21 36C21 46 12 50 0 50C-12 50-21 46-21 36C-21 26-13 19 0 19Z',
    half: 'M-1 38C32 37 45 64 40 106L37 104C38 90 36 76 28 66C20 59 8 58-1 58Z',
    strands: 'M-11 55C-11 49-8 44-4 41M11 55C11 49 8 44 4 41M-26 61C-26 53-22 48-18 46M26 61C26 53 22 48 18 46' },
  { back: 'M-46 86C-52 46-30 33 0 33C30 33 52 46 46 86L43 154C20 158-20 158-43 154Z',
    half: 'M-1 34C32 34 48 54 46 90C48 116 52 140 44 155L32 151C39 132 38 112 37 96L33 84C22 87 9 87-1 87',
    strands: 'M-20 50C-24 60-25 72-24 80M-3 46C-5 58-5 70-4 82M16 50C20 60 21 72 20 80M42 96C43 116 45 132 41 146' },
  { back: `M0 30C22 22 46 34 50 52C64 58 68 78 62 92C70 108 66 128 54 136C52 152 40 164 26 162C12 168-12 168-26 162
      C-40 164-52 152-54 136C-66 128-70 108-62 92C-68 78-64 58-50 52C-46 34-22 22 0 30Z`,
    front: `M2 34C20 26 42 38 43 54C54 62 55 80 48 90C52 104 48 116 42 120C38 112 40 100 37 92C35 84 30 80 30 74
      C22 76 14 72 11 67C4 70-6 69-10 64C-14 72-24 76-30 74C-34 80-35 86-37 92C-40 100-38 112-42 120
      C-48 116-52 104-48 90C-55 80-54 62-43 54C-40 38-18 26 2 34Z`,
    strands: 'M-30 62C-30 54-22 50-16 55M-6 50C-2 44 7 45 9 52M18 60C20 53 29 53 31 60M44 84C39 78 35 80 34 86' },
  { front: `M-41 104C-48 76-42 42-10 36C20 28 42 42 44 66C46 80 44 92 40 108L36 112C37 100 36 92 33 84C12 84-4 78-14 66
      C-22 76-32 82-36 92L-37 112L-40 112Z`, strands: 'M-14 64C0 52 20 50 36 64M-4 72C8 64 24 64 36 76' },
  { front: `M-40 106C-47 76-40 40-8 36C30 30 50 58 42 108C54 122 60 142 54 164C48 188 58 208 38 230C36 210 30 194 36 172
      C42 152 40 136 37 122C38 100 34 86 26 74C8 70-4 64-12 54C-18 68-36 76-37 106Z`,
    strands: 'M-11 53C4 44 28 50 38 78M-14 52C-28 56-38 70-40 90M42 122C52 142 48 156 46 170C42 190 48 204 42 216' },
  { back: 'M-46 88C-52 50-30 34 2 33C32 34 52 50 47 88C60 130 52 170 56 206H-56C-52 170-60 130-46 88Z',
    front: `M-16 40C0 28 32 32 42 54C50 72 44 96 52 116C62 134 52 152 60 170C66 192 54 214 36 224C38 212 24 204 28 188
      C38 170 32 150 39 128C40 106 36 92 28 80C10 78-8 70-16 56C-24 68-37 80-38 108C-34 130-42 148-34 166
      C-26 186-38 206-34 224C-52 214-66 196-60 174C-52 156-64 138-55 120C-46 108-48 94-46 84C-46 62-36 46-16 40Z`,
    strands: 'M-15 52C6 46 32 62 40 92C42 114 52 130 46 150C42 168 54 184 44 206M-43 104C-46 122-52 136-46 154' },
]

/** Round-robin through a table, shifted by one each lap so that two tables never advance in step. */
function pick<T>(table: readonly T[], seed: number, stride: number) {
  return table[(seed * stride + Math.floor(seed / table.length)) % table.length] as T
}

function mix(from: string, to: string, share: number) {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
  const blend = (at: number) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
  return `#${[1, 3, 5].map((at) => blend(at).toString(16).padStart(2, '0')).join('')}`
}

const dark = (colour: string, share = 0.3) => mix(colour, '#14121a', share)
const light = (colour: string, share = 0.2) => mix(colour, '#ffffff', share)
const path = (d: string, paint: string, opacity = 1) =>
  `<path d="${d}" ${paint}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
const fill = (d: string, colour: string, opacity = 1) => path(d, `fill="${colour}"`, opacity)
const line = (d: string, colour: string, width: number, opacity = 1) =>
  path(d, `stroke="${colour}" stroke-width="${width}"`, opacity)
const edged = (d: string, colour: string) => path(d, `fill="${colour}" stroke="${dark(colour, 0.28)}"`)

/** Reflects a path across the middle; only for commands that take x y pairs. */
const mirror = (d: string) => d.replace(/(-?[\d.]+) ?(-?[\d.]+)/g, (_, x, y) => ` ${-x} ${y}`)
const twin = (d: string) => d + mirror(d)

function cast(seed: number, feminine: boolean) {
  const skin = pick(SKINS, seed, 3)
  const age = pick(AGES, seed, 2)
  const natural = pick(skin.hair, seed, 1)
  const outfit = pick(feminine ? DRESSES : SUITS, seed, 3).split('+')
  const jacket = outfit.includes('blazer')
  const shirted = !feminine && /shirt|open/.test(outfit.join())
  return {
    feminine,
    skin,
    age,
    outfit,
    hairColour: age === 'senior' ? '#c9c7c4' : age === 'mature' ? mix(natural, '#a5a19d', 0.4) : natural,
    cloth: pick(CLOTHS, seed, 4),
    top: pick(shirted ? SHIRTS : jacket ? BLOUSES : KNITS, seed, 2),
    tie: pick(TIES, seed, 2),
    hair: pick(feminine ? LONG : SHORT, seed, 5),
    beard: feminine ? 'none' : pick(BEARDS, seed, 4),
    glasses: pick(GLASSES, seed, 2),
    eye: skin.hair === BLACKS ? '#3d2a20' : pick(EYES, seed, 2),
    earrings: feminine && seed % 3 !== 0,
    smile: seed % 3 === 1,
    neck: feminine ? 17 : 22,
    shoulder: feminine ? 80 : 94,
    jaw: (feminine ? 28 : 32) + (seed % 4),
    chin: 157 + ((seed * 3) % 5),
    pose: `rotate(${((seed * 5) % 7) - 3} 0 165) scale(${0.97 + ((seed * 4) % 9) / 100} 1)`
  }
}

const sleeves = (s: number, colour: string) =>
  line(twin(`M${s - 20} 214C${s - 23} 222 ${s - 23} 230 ${s - 22} 240`), dark(colour, 0.35), 1.4, 0.5)

function torso({ neck, shoulder: s, top, outfit }: Cast, neckline: string) {
  const n = neck + 6
  if (outfit.includes('blazer')) return fill(`M-${n} 182L-46 240H46L${n} 182${neckline}-${n} 182Z`, top)
  const body = `M-${n} 182C-52 194-${s - 12} 196-${s} 218L-${s + 9} 240H${s + 9}L${s} 218C${s - 12} 196 52 194 ${n} 182`
  return fill(`${body}${neckline}-${n} 182Z`, top) + sleeves(s, top)
}

const collar = ({ neck: n, top }: Cast, tips: string) =>
  edged(twin(`M${n - 1} 167L${n + 9} 181L${tips}Z`), light(top, 0.5))
const seam = (d: string, { top }: Cast) => line(d, dark(top), 1.6, 0.4)

const GARMENTS: Record<string, (c: Cast) => string> = {
  shirt: (c) => torso(c, 'L0 192L') + collar(c, '14 207L0 190'),
  open: (c) => torso(c, 'L0 224L') + seam('M0 224V242', c) + collar(c, '26 211L10 204'),
  crew: (c) => torso(c, 'C22 212-22 212 ') + seam(`M-${c.neck + 6} 183C-22 214 22 214 ${c.neck + 6} 183`, c),
  wrap: (c) => torso(c, 'L0 224L') + seam('M23 183L-10 240', c),
  roll: (c) => torso(c, 'L') + turtleneck(c),
  chain: ({ neck: n }) => line(`M-${n + 4} 182C-15 206 15 206 ${n + 4} 182M0 201V203`, '#c9a45c', 1.4),
  tie: ({ tie }) =>
    fill('M-7 191L0 188L7 191L5 203L10 242H-10L-5 203Z', tie) +
    fill('M-7 191L0 188L7 191L5 203H-5Z', dark(tie, 0.2)) +
    line('M-6 214L8 231M-7 226L3 238', light(tie, 0.4), 1.4, 0.5),
  blazer
}

function turtleneck(c: Cast) {
  const fold = `M${c.neck + 6} 188C12 197-12 197-${c.neck + 6} 188`
  const tube = `${fold}L-${c.neck} 160C-10 169 10 169 ${c.neck} 160Z`
  return fill(tube, light(c.top, 0.06)) + seam(`${fold}M-${c.neck} 172C-10 180 10 180 ${c.neck} 172`, c)
}

function blazer({ neck: n, shoulder: s, cloth }: Cast) {
  const front = twin(`M${n + 2} 177C54 192 ${s - 12} 194 ${s + 2} 218L${s + 12} 240L6 240C14 226 22 204 ${n + 2} 177Z`)
  const lapel = twin(`M${n + 2} 176L${n + 21} 196L${n + 13} 204L${n + 25} 211L9 240C14 226 21 204 ${n + 2} 176Z`)
  return fill(front, cloth) + edged(lapel, light(cloth, 0.09)) + sleeves(s, cloth)
}

const bust = ({ neck: n, skin, chin }: Cast) =>
  fill(`M-${n} 120V170C-${n} 186-40 194-54 206L0 240L54 206C40 194 ${n} 186 ${n} 170V120Z`, skin.base) +
  fill(`M-${n} 130V${chin + 6}C-8 ${chin + 24} 12 ${chin + 22} ${n} ${chin + 12}V130Z`, skin.shade, 0.75)

function face({ jaw: j, chin, skin, feminine, hair }: Cast) {
  const cheek = feminine ? 14 : 19
  const right = `C39 112 ${j + 3} 126 ${j} 137C${j - 4} 149 ${cheek} ${chin} 0 ${chin}`
  const left = `C-${cheek} ${chin}-${j - 4} 149-${j} 137C-${j + 3} 126-39 112-39 96`
  const ears = fill(twin('M36 98C40 91 48 91 47 102C46 113 43 120 36 118Z'), skin.base)
  return [
    hair.back ? '' : ears,
    fill(`M0 46C25 46 39 64 39 96${right}${left}C-39 64-25 46 0 46Z`, skin.base),
    fill(`M39 96${right}C${cheek} ${chin - 6} 28 138 39 92Z`, skin.shade, 0.35),
    fill(twin('M15 122C15 114 33 114 33 122C33 130 15 130 15 122Z'), skin.lip, 0.1)
  ].join('')
}

const WRINKLES: Record<string, string> = {
  young: '',
  middle: 'M13 128C16 130 18 133 18.6 136',
  mature: 'M11.6 126.6C15 129 18 133 19 138M29 103.6L32 102.4M13 113C16 115 20 114 23 112',
  senior: 'M11.6 126.6C15 129 18 133 19 140M29 103.6L33 102M12 113C16 115 21 114 24 112M0 79C6 78.6 12 79 17 81'
}

function contours({ skin, age, hair }: Cast) {
  const ear = hair.back ? '' : 'M40 100C43 98 45 100 44 105C43 109 41 111 40 112'
  const lids = 'M11 99.6C15 95.6 21 95.8 25 99.2M16 137.4C15.4 139 15 139.4 14 139.8'
  return line(twin(ear + lids + WRINKLES[age]), skin.shade, 1.2, 0.8)
}

function eyes({ eye, feminine, hairColour, age, skin }: Cast) {
  const brow = feminine
    ? 'M8 92.8C15 89.4 23 89 29 94.8C22.6 91.8 15 91.8 8.4 95Z'
    : 'M7.5 92.4C14 89 23 88 29.5 94.4C23 92.2 15 92.6 8 96.2Z'
  const lash = feminine ? 'M9 106.6C12.5 99 21 98.4 26.4 104.4' : 'M9.4 106.2C13 100 21 99.4 25.4 105.2'
  return [
    fill(twin('M9.5 106C13 99.8 21 99.2 25 105.2C21 110.4 13 110.8 9.5 106Z'), '#fdfaf6'),
    line('M-17 104.8h0M17 104.8h0', eye, 8.6),
    line('M-17 104.8h0M17 104.8h0', '#17110f', 4),
    line('M-18.4 103.2h0M15.6 103.2h0', '#fff', 2),
    line(twin(lash), '#2a1f1c', feminine ? 2.1 : 1.7),
    fill(twin(brow), mix(dark(hairColour), skin.shade, age === 'senior' ? 0.3 : 0.1))
  ].join('')
}

const nose = ({ skin }: Cast) =>
  fill('M3 102C4 112 10 120 8.5 126C5 129 2 129 0 129C4 122 4 112 3 102Z', skin.shade, 0.45) +
  line('M-7.5 124C-8.5 127-6 129-3.5 128C-1 130.4 1 130.4 3.5 128C6 129 8.5 127 7.5 124', dark(skin.shade, 0.1), 1.4)

function mouth({ skin, smile, feminine }: Cast) {
  const lip = feminine ? skin.lip : mix(skin.lip, skin.shade, 0.5)
  const lips = fill(`M-14.6 138.2C-8 137.4-4 136 0 137.6C4 136 8 137.4 14.6 138.2C9 150-9 150-14.6 138.2Z`, lip)
  if (smile) return lips + fill('M-12 139C-6 140.4 6 140.4 12 139C8 146.6-8 146.6-12 139Z', '#fffdf9')
  return lips + line('M-14.6 138.4C-7 143.6 7 143.6 14.6 138.4', dark(skin.lip, 0.45), 1.4)
}

function beard({ beard: kind, jaw: j, chin, hairColour, skin }: Cast) {
  const density: Record<string, number> = { stubble: 0.28, short: 0.78, full: 1 }
  const tone = mix(hairColour, skin.shade, 0.15)
  const moustache = 'M0 131C7 129 15 133 18 141C11 138 5 136.6 0 137C-5 136.6-11 138-18 141C-15 133-7 129 0 131Z'
  if (!density[kind]) return kind === 'moustache' ? fill(moustache, tone) : ''
  const growth = `M-39 106C-39 114-${j + 3} 126-${j} 137C-${j - 4} 151-18 ${chin + 3} 0 ${chin + 3}
    C18 ${chin + 3} ${j - 4} 151 ${j} 137C${j + 3} 126 39 114 39 106C36 122 30 129 20 131C12 127 6 130 0 131
    C-6 130-12 127-20 131C-30 129-36 122-39 106ZM-14 140C-7 137 7 137 14 140C9 151-9 151-14 140Z`
  return path(growth, `fill-rule="evenodd" fill="${tone}"`, density[kind])
}

function crown({ hair, hairColour, skin }: Cast) {
  const strand = BLACKS.includes(hairColour) ? light(hairColour, 0.3) : dark(hairColour, 0.35)
  const colour = hair.sheer ? mix(hairColour, skin.base, 0.2) : hairColour
  const cut = hair.half ? [hair.half, mirror(hair.half)] : hair.front ? [hair.front] : []
  const strands = hair.strands ? line(hair.strands, strand, 1.4, 0.5) : ''
  return cut.map((part) => fill(part, colour)).join('') + strands
}

const FRAMES: Record<string, [d: string, colour: string, width: number]> = {
  round: ['M29 106C29 121.3 6 121.3 6 106C6 90.7 29 90.7 29 106M29 103L39 100', '#3b2c24', 2],
  square: ['M5.5 98C14 96 22 96 30 98C30.6 110 27 115.6 18 115.6C9 115.6 5.5 110 5.5 98M30 100L39 99', '#1f2126', 2.4],
  thin: ['M6 99.5C14 98 22 98 30 99.5C29.6 109 26 114 18 114C10 114 6 109 6 99.5M30 101L39 100', '#a08348', 1.5]
}

function extras({ glasses, earrings, hair }: Cast) {
  const studs = earrings && !hair.back ? line('M-43.5 119.5h0M43.5 119.5h0', '#d9b768', 5) : ''
  const frame = FRAMES[glasses]
  if (!frame) return studs
  const [d, colour, width] = frame
  return studs + line(`${twin(d)}M-6 103C-3 100.4 3 100.4 6 103`, colour, width)
}

/** A flat head-and-shoulders portrait of an invented person, always the same one for the same seed. */
export function portrait(seed: number, hint?: { feminine: boolean }) {
  const n = Math.abs(Math.trunc(seed))
  const c = cast(n, hint?.feminine ?? n % 2 === 0)
  const behind = c.hair.back ?? c.hair.knot
  const body = bust(c) + c.outfit.map((garment) => GARMENTS[garment]?.(c)).join('')
  const head = [face, beard, contours, nose, mouth, eyes, crown, extras].map((draw) => draw(c)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 255 255" fill="none" stroke-linecap="round">
    ${fill('M0 0H255V255H0Z', pick(BACKDROPS, n, 4))}<circle cx="127.5" cy="128" r="108" fill="#fff" opacity=".28"/>
    <g transform="matrix(1.16 0 0 1.16 127.5 -16)">
    ${behind ? `<g transform="${c.pose}">${fill(behind, dark(c.hairColour, 0.22))}</g>` : ''}
    <g transform="translate(0 -5)">${body}</g><g transform="${c.pose}">${head}</g></g></svg>`
  return svg.replace(/\n\s+| (?=-\d)|(?<=[MLC]) |(?<=")0(?=\.)/g, '')
}
