import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { contractFiles } from './create/contract.ts'
import { DOMAINS, type Names, namesOf } from './create/names.ts'
import { serverFiles } from './create/server.ts'
import { type Entry, sharedEntries } from './create/shared.ts'
import { widgetFiles } from './create/widgets.ts'
import { generate } from './registries.ts'

const root = resolve(import.meta.dirname, '..')

const USAGE = `Usage: npm run create <domain>/<noun> [<one of them>]

  npm run create organization/meeting-rooms
  npm run create people/staff staff-member

The noun is in kebab-case and in the plural; domains are ${DOMAINS.join(', ')}.
It becomes a list of the administration: table, endpoints with audit log, page with a form, tests and stories.`

/** Now, and later than every existing migration. */
function stampOf(now: Date): string {
  const written = Number(now.toISOString().replace(/\D/g, '').slice(0, 14))
  const there = readdirSync(resolve(root, 'migrations')).map((name) => Number.parseInt(name.replace('_', ''), 10) || 0)
  return String(Math.max(written, ...there.map((one) => one + 1))).replace(/^(\d{8})/, '$1_')
}

function insert({ path, before, after = '', text }: Entry) {
  const file = resolve(root, path)
  const content = readFileSync(file, 'utf8')
  const at = content.indexOf(before, content.indexOf(after))
  if (at < 0 || !content.includes(after)) throw new Error(`${path} has no longer ${after || before}`)
  writeFileSync(file, content.slice(0, at) + text + content.slice(at))
}

function format(paths: readonly string[]) {
  const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], { cwd: root, stdio: 'ignore' })
  if (status !== 0) throw new Error('Biome finds faults in what was written: npx biome check')
}

/** In a process of its own, which reads the lists as they are now. */
function describeData() {
  const tsx = resolve(root, 'node_modules/tsx/dist/cli.mjs')
  const { status } = spawnSync(process.execPath, [tsx, 'scripts/data-protection.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('docs/data-protection.md was not written')
}

function create(names: Names) {
  const files = { ...contractFiles(names), ...serverFiles(names, stampOf(new Date())), ...widgetFiles(names) }
  const there = Object.keys(files).filter((path) => existsSync(resolve(root, path)))
  if (there.length) throw new Error(`There is already ${there.join(', ')}`)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(resolve(root, path)), { recursive: true })
    writeFileSync(resolve(root, path), content)
  }
  const entries = sharedEntries(names)
  for (const entry of entries) insert(entry)
  const written = generate()
  describeData()
  const shared = [...new Set(entries.map(({ path }) => path))]
  format([...Object.keys(files), ...shared])
  console.log(
    ['Written:', ...Object.keys(files), '', 'Completed:', ...shared, ...written, 'docs/data-protection.md'].join('\n  ')
  )
  console.log(
    `\nThe German texts say "Eintrag" until you give them a better word: contract/messages/${names.noun}.messages.ts`
  )
}

const names = namesOf(...process.argv.slice(2))
if (names) create(names)
else {
  console.error(USAGE)
  process.exitCode = 2
}
