import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import type { MessageTable } from '../contract/locales.ts'
import { scopes, subscopes } from '../contract/messages/scopes.ts'
import { preloads } from '../contract/preload.ts'
import { readImports, root } from './imports.ts'

const tables: Record<string, MessageTable> = { ...scopes, ...subscopes }
const ids = new Set(Object.values(scopes).flatMap((table) => Object.keys(table)))
const kebab = (camel: string) => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const elements = (await glob('widgets/**/*.element.ts', { cwd: root, ignore: 'widgets/app/**' })).toSorted()
const reach = await readImports(elements, /^#|\?/)
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const sourcesOf = (element: string) =>
  [...reach(element).keys()].filter((file) => file.startsWith('widgets/')).map(read)
const found = (sources: readonly string[], pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, match = '']) => match))

function declaredBy(element: string) {
  const { scope, later } = preloads[basename(element, '.element.ts') as keyof typeof preloads]
  return [scope, later].flatMap((scopes) => scopes?.split(',') ?? [])
}

/** The tables by which the compiler checks the ids in these sources. */
const scopesIn = (sources: readonly string[]) =>
  found(sources, /import type \{([^}]*)\} from '#contract\/messages\//g)
    .flatMap((names) => found([names], /(\w+)Messages/g))
    .map(kebab)

/** The scopes whose texts a part requests itself, since it comes on a press. */
const broughtBy = (sources: readonly string[]) =>
  found(sources, /(?:useTranslations\(|getTranslations, \{ query: \{ locale, scope: )'([a-z-]+)'/g)

test.each(elements.map((element) => [basename(element, '.element.ts'), element]))(
  '%s loads the texts that it shows, and no scope besides',
  (_name, element) => {
    const sources = sourcesOf(element)
    const declared = declaredBy(element)
    const known = [...declared, ...broughtBy(sources)]
    expect(known.toSorted()).toEqual([...new Set(scopesIn(sources))].toSorted())
    const loaded = new Set(known.flatMap((scope) => Object.keys(tables[scope] ?? {})))
    const named = found(sources, /['`]([a-z-]+\.[\w-]+)['`]/g).filter((id) => ids.has(id))
    expect(named.filter((id) => !loaded.has(id))).toEqual([])
  }
)
