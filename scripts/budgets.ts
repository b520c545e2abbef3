import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

// size-limit measures a file with its static imports only by bundling again; these budgets measure the files that ship.
const cdn = resolve(import.meta.dirname, '../dist/cdn')
const { app, elements } = JSON.parse(readFileSync(resolve(cdn, 'manifest.json'), 'utf8')) as {
  app: string
  elements: Record<string, string>
}

const STATIC_IMPORT = /(?:from|import)\s*["'`](\.\.?\/[^"'`]+)["'`]/g

const LAZY_IMPORT = /import\(["'`](\.\.?\/[^"'`]+)["'`]\)/g

/** The files that a browser loads before a module runs; with `lazy` also those that it may load later. */
function closure(file: string, lazy = false, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const imports = [...source.matchAll(STATIC_IMPORT), ...(lazy ? source.matchAll(LAZY_IMPORT) : [])]
  for (const [, path = ''] of imports) closure(resolve(file, '..', path), lazy, seen)
  return seen
}

const gzipped = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
const filesOf = (path: string, lazy = false) => closure(resolve(cdn, path), lazy)
const embed = gzipped(filesOf('embed.js'))
const flow = readdirSync(resolve(cdn, 'elements')).find((file) => file.startsWith('booking-flow-')) ?? ''
/** The element, and the steps that it loads immediately unless it is a popup. */
const works = new Set([...filesOf(elements['advisor-booking'] ?? ''), ...filesOf(`elements/${flow}`)])
const first = filesOf(elements['advisor-whatsapp-button'] ?? '')

/** What an additional simple widget adds to a page that has one. */
const further = (tag: string) => gzipped([...filesOf(elements[tag] ?? '')].filter((file) => !first.has(file)))

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

/** Design §8, minified and gzipped, in bytes. */
const BUDGETS: [string, number, number][] = [
  ['embed.js', embed, 1000],
  ['first simple widget (WhatsApp), with embed.js', embed + gzipped(first), 16_000],
  ['booking until it works, with embed.js', embed + gzipped(works), 38_000],
  ['card, with embed.js and all buttons in it', embed + gzipped(filesOf(elements['advisor-card'] ?? '')), 30_000],
  ...['vcard', 'share', 'wallet', 'messenger'].map((name): [string, number, number] => {
    const tag = `advisor-${name}-button`
    return [`${tag} beside another`, further(tag), 2500]
  }),
  ['/app/ shell before a page', gzipped(filesOf(app)), 60_000]
]

for (const [name, size, limit] of BUDGETS) {
  const over = size > limit
  console.log(`${over ? '✗' : '✓'} ${name}: ${kB(size)} of ${kB(limit)}`)
  if (over) process.exitCode = 1
}
for (const tag of Object.keys(elements))
  console.log(`  ${tag}: adds ${kB(further(tag))} to a page with a WhatsApp button`)
const booking = embed + gzipped(filesOf(elements['advisor-booking'] ?? '', true))
console.log(
  `  booking through to the confirmation, with what comes later and the fallback for plain http: ${kB(booking)}`
)
