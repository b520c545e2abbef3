import type { Files, Names } from './names.ts'

const schemas = ({ noun, Nouns, Item, words, word }: Names) => `import * as v from 'valibot'
import { administers } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, outdatedItem } from './revision.ts'
import { FieldErrors, line, ShortText, Uuid } from './values.ts'

export const manages${Nouns} = administers

export const ${Item}Form = v.strictObject({ name: line(100, 1) })
export type ${Item}Form = v.InferOutput<typeof ${Item}Form>

export const ${Item} = v.object({ uuid: Uuid, revision: ShortText, name: v.string() })
export type ${Item} = v.InferOutput<typeof ${Item}>

/** The ${word} as somebody else has changed it. */
export const Other${Item} = /* @__PURE__ */ outdatedItem(${Item})

export const get${Nouns} = /* @__PURE__ */ endpoint('GET', '/api/v1/${noun}', {
  summary: 'The ${words} by name.',
  access: manages${Nouns},
  answers: { 200: v.array(${Item}) }
})

export const post${Item} = /* @__PURE__ */ endpoint('POST', '/api/v1/${noun}', {
  summary: 'Adds a ${word}.',
  access: manages${Nouns},
  body: ${Item}Form,
  answers: { 201: ${Item}, 422: FieldErrors }
})

const params = v.strictObject({ uuid: Uuid })

export const put${Item} = /* @__PURE__ */ endpoint('PUT', '/api/v1/${noun}/:uuid', {
  summary: 'Changes a ${word}. Returns 409 if \`revision\` is out of date, with the ${word} as it is.',
  access: manages${Nouns},
  params,
  query: Based,
  body: ${Item}Form,
  answers: { 200: ${Item}, 409: Other${Item}, 422: FieldErrors }
})

export const delete${Item} = /* @__PURE__ */ endpoint('DELETE', '/api/v1/${noun}/:uuid', {
  summary: 'Deletes a ${word}.',
  access: manages${Nouns},
  params,
  answers: { 204: nothing }
})
`

const example = ({ noun, Nouns, Item }: Names) => `import type { ${Item} } from '../${noun}.ts'

const uuid = (nth: number) => \`3f2b7c1d-0000-4000-8000-\${String(nth).padStart(12, '0')}\`

export const example${Nouns}: ${Item}[] = [
  { uuid: uuid(1), revision: 'a1', name: 'Donaublick' },
  { uuid: uuid(2), revision: 'a1', name: 'Freudensprung-Oberhollenzer-Zimmer im zweiten Stock' }
]
`

// the German texts say "Eintrag" until the feature has a German name
const messages = ({ noun, nouns, Words, words, word }: Names) => `import type { MessageTable } from '../locales.ts'

export const ${nouns}Messages = {
  '${noun}.add': { en: 'Add ${word}', 'de-AT': 'Eintrag hinzufügen' },
  '${noun}.edit-title': { en: 'Edit ${word}', 'de-AT': 'Eintrag bearbeiten' },
  '${noun}.list': { en: '${Words}', 'de-AT': 'Einträge' },
  '${noun}.empty': { en: 'There are no ${words} yet.', 'de-AT': 'Es gibt noch keine Einträge.' },
  '${noun}.name': { en: 'Name', 'de-AT': 'Name' },
  '${noun}.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  '${noun}.edit-of': { en: 'Edit {name}', 'de-AT': '{name} bearbeiten' },
  '${noun}.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  '${noun}.delete-of': { en: 'Delete {name}', 'de-AT': '{name} löschen' },
  '${noun}.delete-title': { en: 'Delete ${word}?', 'de-AT': 'Eintrag löschen?' },
  '${noun}.delete-question': {
    en: '{name} will be deleted. This cannot be undone.',
    'de-AT': '{name} wird gelöscht. Das lässt sich nicht rückgängig machen.'
  },
  '${noun}.gone': {
    en: 'Someone else has deleted this ${word} in the meantime.',
    'de-AT': 'Dieser Eintrag wurde inzwischen von jemand anderem gelöscht.'
  }
} satisfies MessageTable
`

export const contractFiles = (names: Names): Files => ({
  [`contract/${names.noun}.ts`]: schemas(names),
  [`contract/examples/${names.noun}.example.ts`]: example(names),
  [`contract/messages/${names.noun}.messages.ts`]: messages(names)
})
