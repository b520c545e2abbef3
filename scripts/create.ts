import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const noun = process.argv[2] ?? ''
if (!/^[a-z]+(-[a-z]+)*$/.test(noun)) {
  console.error('Usage: npm run create <noun>   in kebab-case and in the plural where the address is: opening-hours')
  process.exit(2)
}

const camel = noun.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const Pascal = camel[0]?.toUpperCase() + camel.slice(1)
const snake = noun.replaceAll('-', '_')
const words = noun.replaceAll('-', ' ')
const stamp = new Date()
  .toISOString()
  .replace(/\D/g, '')
  .slice(0, 14)
  .replace(/^(\d{8})/, '$1_')

const FILES: Record<string, string> = {
  [`contract/${noun}.ts`]: `import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Alias, FieldErrors, line } from './values.ts'

export const ${Pascal} = v.strictObject({ name: line(255, 1) })
export type ${Pascal} = v.InferOutput<typeof ${Pascal}>

export const own${Pascal}: MemberAccess = { institutional: true, self: true }

const params = v.strictObject({ alias: Alias })

export const get${Pascal} = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/${noun}', {
  summary: "The signed-in advisor's ${words}.",
  access: own${Pascal},
  params,
  answers: { 200: ${Pascal} }
})

export const put${Pascal} = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/${noun}', {
  summary: "Replaces the signed-in advisor's ${words}.",
  access: own${Pascal},
  params,
  body: ${Pascal},
  answers: { 204: nothing, 422: FieldErrors }
})
`,
  [`contract/${noun}.example.ts`]: `import type { ${Pascal} } from './${noun}.ts'

export const example${Pascal}: ${Pascal} = { name: 'Example' }
`,
  [`contract/${noun}.messages.ts`]: `import type { MessageTable } from './locales.ts'

export const ${camel}Messages = {
  '${noun}.heading': { en: '${Pascal}', 'de-AT': '${Pascal}' },
  '${noun}.name': { en: 'Name', 'de-AT': 'Name' }
} satisfies MessageTable
`,
  [`migrations/${stamp}_${snake}.ts`]: `import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

export async function up(knex: Knex) {
  await knex.schema.createTable('${snake}', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('name', 255).notNullable()
    t.primary(['tenant_id', 'advisor_uuid'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('${snake}')
`,
  [`host-server/${noun}/${noun}.repository.ts`]: `import type { ${Pascal} } from '#contract/${noun}'
import type { TenantDb } from '../core/tenant-db.ts'

export const find = (db: TenantDb, advisorUuid: string): Promise<${Pascal} | undefined> =>
  db.table('${snake}').where({ advisor_uuid: advisorUuid }).first('name')

export const replace = (db: TenantDb, advisorUuid: string, row: ${Pascal}) =>
  db.insert('${snake}', { ...row, advisor_uuid: advisorUuid }).onConflict(['tenant_id', 'advisor_uuid']).merge()
`,
  [`host-server/${noun}/${noun}.routes.ts`]: `import { get${Pascal}, put${Pascal} } from '#contract/${noun}'
import { NotFound } from '../core/failures.ts'
import { route } from '../core/http.ts'
import * as repository from './${noun}.repository.ts'

export const ${camel} = [
  route(get${Pascal}, async ({ db, advisor }) => {
    const found = await repository.find(db, advisor.uuid)
    if (!found) throw new NotFound()
    return found
  }),
  route(put${Pascal}, async ({ db, advisor }, { body }) => {
    await repository.replace(db, advisor.uuid, body)
  })
]
`,
  [`widgets/${noun}/${noun}.atoms.ts`]: `import { atom } from 'jotai'
import { get${Pascal}, put${Pascal}, type ${Pascal} } from '#contract/${noun}'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom } from '../core/store.tsx'

export const statusAtom = atom<'loading' | 'ready' | 'error' | 'processing' | 'idle'>('loading')
export const ${camel}Atom = atom<${Pascal}>({ name: '' })

export const loadAtom = atom(null, async (get, set, alias: string) => {
  set(statusAtom, 'loading')
  try {
    set(${camel}Atom, await get(apiAtom).call(get${Pascal}, { params: { alias } }))
    set(statusAtom, 'ready')
  } catch {
    set(statusAtom, 'error')
    set(notifyAtom, 'failure')
  }
})

export const saveAtom = atom(null, async (get, set, alias: string) => {
  set(statusAtom, 'processing')
  try {
    await get(apiAtom).call(put${Pascal}, { params: { alias }, body: get(${camel}Atom) })
    set(notifyAtom, 'success')
  } catch {
    set(notifyAtom, 'failure')
  } finally {
    set(statusAtom, 'idle')
  }
})
`,
  [`widgets/${noun}/${noun}.tsx`]: `import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ${camel}Messages } from '#contract/${noun}.messages'
import { useTexts } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { SaveButton } from '../ui/save-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ${camel}Atom, loadAtom, saveAtom, statusAtom } from './${noun}.atoms.ts'

export function ${Pascal}({ alias = '' }: { alias?: string }) {
  const t = useTexts<typeof ${camel}Messages>()
  const status = useAtomValue(statusAtom)
  const [value, setValue] = useAtom(${camel}Atom)
  const load = useSetAtom(loadAtom)
  const save = useSetAtom(saveAtom)
  useEffect(() => void load(alias), [alias, load])
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') return <GeneralError />
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save(alias)
      }}
    >
      <h2>{t('${noun}.heading')}</h2>
      <TextField label={t('${noun}.name')} value={value.name} onInput={(name: string) => setValue({ ...value, name })} />
      <SaveButton busy={status === 'processing'} />
    </form>
  )
}
`,
  [`widgets/${noun}/${noun}.element.ts`]: `import { formatMessage } from '../core/format.ts'
import { defineWidget } from '../core/define-widget.tsx'
import { FormProvider } from '../ui/form-provider.tsx'
import { ${camel}Tag } from '../embed/tags.ts'
import { look } from '../ui/look.ts'
import { ${Pascal} } from './${noun}.tsx'

defineWidget(${camel}Tag, ${Pascal}, { styles: [look], scope: 'ui,${noun}', format: formatMessage, provide: FormProvider })
`
}

const LINES: [string, string][] = [
  ['contract/catalogue.ts', `the scope '${noun}': ${camel}Messages`],
  ['migrations/index.ts', `'${stamp}_${snake}'`],
  ['host-server/api.ts', `...${camel}`],
  ['host-server/access.test.ts', 'a sample request for each of its endpoints'],
  ['widgets/embed/tags.ts', `${camel}Tag = { tag: 'advisor-${noun}', props: { alias: 'string' } }`],
  ['widgets/embed/registry.ts', `what advisor-${noun} is for`],
  ['widgets/app/routes.ts', 'its page, when it has one'],
  ['widgets/app/tabs.ts', 'its tab, when it has one'],
  ['biome.json', `'../${noun}/**' among what core and ui may not import`]
]

async function create(path: string, content: string) {
  const file = resolve(root, path)
  if (existsSync(file)) return console.log(`  kept    ${path}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  console.log(`  created ${path}`)
}

for (const [path, content] of Object.entries(FILES)) await create(path, content)
console.log('\nAdd one line each to:')
for (const [path, line] of LINES) {
  const present = existsSync(resolve(root, path)) && (await readFile(resolve(root, path), 'utf8')).includes(camel)
  console.log(`  ${present ? '✓' : '·'} ${path}: ${line}`)
}
