import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { wordpressTags } from './wordpress-tags.ts'

// Writes lists of the files in the folders as imports, which tsx, Vitest and the bundler all understand, and what the
// WordPress plugin knows of the tags. They are written by `npm run generate`, and `npm run verify` refuses lists that are out of date.

const root = resolve(import.meta.dirname, '..')

interface Registry {
  /** Where it is written. */
  path: string
  write(): string
}

const camel = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const kebab = (camel: string) => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

function once(names: readonly string[]): readonly string[] {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`${twice} is there twice.`)
  return names
}

function features(): string {
  const files = find('host-server/**/*.feature.ts')
  const names = once(files.map((file) => camel(basename(file, '.feature.ts'))))
  const imports = files.map(
    (file, at) => `import { feature as ${names[at]} } from '${file.replace('host-server', '.')}'`
  )
  return `import type { Feature } from './core/features/feature.ts'
${imports.join('\n')}

/** Every \`<noun>.feature.ts\`; the order does not matter. */
export const features: readonly Feature[] = [${names.join(', ')}]
`
}

function storedData(): string {
  const files = find('host-server/**/*.tables.ts').filter((file) =>
    readFileSync(resolve(root, file), 'utf8').includes('export const data =')
  )
  const names = once(files.map((file) => camel(basename(file, '.tables.ts'))))
  const imports = files.map((file, at) => `import { data as ${names[at]} } from '${file.replace('host-server', '.')}'`)
  return `import type { StoredData } from './core/tenancy/stored-data.ts'
${imports.join('\n')}

/** What each column of each table contains, by the declarations in every \`<noun>.tables.ts\`. */
export const storedData: StoredData = { ${names.map((name) => `...${name}`).join(', ')} }
`
}

interface Table {
  file: string
  name: string
  scope: string
}

/** `fooBarMessages` are the texts of the scope `foo-bar`: first the noun's own, then the subscopes that are part of it. */
function tablesIn(file: string): [scope: Table, ...subscopes: Table[]] {
  const found = [...readFileSync(resolve(root, file), 'utf8').matchAll(/export const (\w+)Messages\b/g)]
  const tables = found.map(([, name = '']) => ({ file: basename(file), name: `${name}Messages`, scope: kebab(name) }))
  const [scope, ...subscopes] = tables.toSorted((a, b) => a.scope.length - b.scope.length)
  if (!scope) throw new Error(`${file} exports no …Messages.`)
  const stray = subscopes.find((one) => !one.scope.startsWith(`${scope.scope}-`))
  if (stray) throw new Error(`${file}: ${stray.name} does not begin like ${scope.name}.`)
  return [scope, ...subscopes]
}

function scopes(): string {
  const found = find('contract/messages/*.messages.ts').map(tablesIn)
  const tables = found.flat()
  once(tables.map(({ scope }) => scope))
  const record = (some: readonly Table[]) => `Record<string, MessageTable> = {
${some.map(({ scope, name }) => `  ${/-/.test(scope) ? `'${scope}'` : scope}: ${name}`).join(',\n')}
}`
  return `import type { MessageTable } from '../locales.ts'
${tables.map(({ file, name }) => `import { ${name} } from './${file}'`).join('\n')}

/** Every noun's texts, by the scope that a widget asks for. */
export const scopes: ${record(found.map(([scope]) => scope))}

/** Some of a noun's texts, for widgets that do not need the others. */
export const subscopes: ${record(found.flatMap(([, ...rest]) => rest))}
`
}

function migrations(): string {
  const names = find('migrations/[0-9]*_*.ts').map((file) => basename(file, '.ts'))
  return `import type { Knex } from 'knex'
${names.map((name) => `import * as m${name} from './${name}.ts'`).join('\n')}

/** Every migration, in the order of their names. */
export const migrations: Record<string, Knex.Migration> = {
${names.map((name) => `  '${name}': m${name}`).join(',\n')}
}
`
}

const REGISTRIES: readonly Registry[] = [
  { path: 'host-server/features.ts', write: features },
  { path: 'host-server/stored-data.ts', write: storedData },
  { path: 'contract/messages/scopes.ts', write: scopes },
  { path: 'migrations/all.ts', write: migrations },
  { path: 'integrations/wordpress/advisor-widgets/tags.json', write: wordpressTags }
]

const HEAD = '// Written by `npm run generate` from the files in the folders.\n\n'

/** Formatted by Biome, with sorted imports. */
function formatted(path: string, content: string): string {
  const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome')
  const asked = [biome, 'check', '--write', `--stdin-file-path=${path}`]
  const { stdout, stderr, status } = spawnSync(process.execPath, asked, { cwd: root, input: content, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${path}: ${stderr}`)
  return stdout
}

/** Writes the registries that are out of date, or only reports them. */
export function generate({ check = false } = {}): string[] {
  const stale = REGISTRIES.flatMap(({ path, write }) => {
    const file = resolve(root, path)
    // JSON has no comments
    const content = formatted(path, (path.endsWith('.json') ? '' : HEAD) + write())
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return []
    if (!check) writeFileSync(file, content)
    return path
  })
  return stale
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check')
  const stale = generate({ check })
  for (const path of stale) console.log(check ? `${path} is out of date: npm run generate` : `  wrote   ${path}`)
  if (check && stale.length) process.exitCode = 1
}
