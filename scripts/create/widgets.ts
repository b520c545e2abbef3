import type { Files, Names } from './names.ts'

const atoms = ({
  noun,
  nouns,
  Nouns,
  item,
  Item
}: Names) => `import { delete${Item}, get${Nouns}, type ${Item} } from '#contract/${noun}'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'

export const ${nouns} = listAtoms<readonly ${Item}[], ${Item}>({
  noun: '${noun}',
  ask: (call) => call(get${Nouns}, {})
})

export const ${item}Removal = removalAtoms<${Item}>({
  remove: (call, { uuid }) => call(delete${Item}, { params: { uuid } }),
  nameOf: ({ name }) => name,
  list: ${nouns}
})
`

const formAtoms = ({
  noun,
  nouns,
  item,
  Item,
  word
}: Names) => `import { Other${Item}, post${Item}, put${Item}, type ${Item}, type ${Item}Form } from '#contract/${noun}'
import { listUpdates } from '../../core/data/list.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { ${nouns} } from './${noun}.atoms.ts'

/** The form of one ${word}. */
export const ${item}Form = draftAtoms<${Item}, ${Item}Form>({
  of: (${item}) => ({ name: ${item}?.name ?? '' }),
  save(call, body, ${item}) {
    if (!${item}) return call(post${Item}, { body })
    const { uuid, revision } = ${item}
    return call(put${Item}, { params: { uuid }, query: { revision }, body })
  },
  outdated: Other${Item},
  nameOf: ({ name }) => name,
  ...listUpdates(${nouns})
})
`

const form = ({ noun, nouns, item, word }: Names) => `import { useAtomValue, useSetAtom } from 'jotai'
import type { ${nouns}Messages } from '#contract/messages/${noun}.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ${item}Form } from './form.atoms.ts'

/** Adds or changes a ${word}. */
export function FormDialog() {
  const t = useTexts<typeof ${nouns}Messages>()
  const errors = useAtomValue(${item}Form.errorsAtom)
  const change = useSetAtom(${item}Form.changeAtom)
  return (
    <DraftDialog of={${item}Form} title={(isNew) => t(isNew ? '${noun}.add' : '${noun}.edit-title')}>
      {({ name }) => (
        <TextField
          name="name"
          autoComplete="off"
          trim
          required
          label={t('${noun}.name')}
          value={name}
          errors={errors.name}
          onInput={(name) => change({ name })}
        />
      )}
    </DraftDialog>
  )
}
`

const page = ({ noun, one, nouns, item, Item, words }: Names) => `import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { ${Item} } from '#contract/${noun}'
import type { ${nouns}Messages } from '#contract/messages/${noun}.messages'
import { useList } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { FormDialog } from './form.tsx'
import { ${item}Form } from './form.atoms.ts'
import { ${item}Removal, ${nouns} } from './${noun}.atoms.ts'
import css from './${noun}.css?inline'

const useMessages = useTexts<typeof ${nouns}Messages>

function Row({ ${item} }: { ${item}: ${Item} }) {
  const t = useMessages()
  const edit = useSetAtom(${item}Form.openAtom)
  const remove = useSetAtom(${item}Removal.pendingDeletionAtom)
  const { name } = ${item}
  return (
    <li className="${one}">
      <p className="${one}-name">{name}</p>
      <div className="cluster">
        <button type="button" className="button" aria-label={t('${noun}.edit-of', { name })} onClick={() => edit(${item})}>
          {t('${noun}.edit')}
        </button>
        <button
          type="button"
          className="button danger"
          aria-label={t('${noun}.delete-of', { name })}
          onClick={() => remove(${item})}
        >
          {t('${noun}.delete')}
        </button>
      </div>
    </li>
  )
}

function List({ listed }: { listed: readonly ${Item}[] }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="${one}-list">
      {!listed.length && <p className="lead">{t('${noun}.empty')}</p>}
      <ul aria-label={t('${noun}.list')}>
        {listed.map((one) => (
          <Row key={one.uuid} ${item}={one} />
        ))}
      </ul>
    </div>
  )
}

/** The institution's ${words}: added, changed and deleted. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const list = useList(${nouns})
  const edit = useSetAtom(${item}Form.openAtom)
  return (
    <div className="card ${noun}">
      <Requested of={list}>
        {(listed) => (
          <>
            <div>
              <button type="button" className="button primary" onClick={() => edit()}>
                {t('${noun}.add')}
              </button>
            </div>
            <List listed={listed} />
          </>
        )}
      </Requested>
      <FormDialog />
      <RemovalQuestion
        of={${item}Removal}
        title={t('${noun}.delete-title')}
        text={({ name }) => t('${noun}.delete-question', { name })}
        action={t('${noun}.delete')}
      />
    </div>
  )
}
`

const styles = ({ noun, one }: Names) => `.${noun} {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
}
.${one}-list {
  outline: none;
}
.${one} {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  padding-block: 16px;
  border-block-start: 1px solid var(--_border);
}
.${one}-name {
  flex: 1 1 16em;
  min-inline-size: 0;
  overflow-wrap: anywhere;
}
`

const tests = ({ noun, one, Nouns, word, words, Item }: Names) => `import { beforeEach, expect, test } from 'vitest'
import { example${Nouns} } from '#contract/examples/${noun}.example'
import type { ${Item} } from '#contract/${noun}'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { button, closed, dialog, texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/${noun}'
const CALL = '/api/v1/${noun}'
const admin = initOf({ me: { roles: ['accountadmin'] } })
const [first, other] = example${Nouns} as [${Item}, ${Item}]

beforeEach(() => answer(\`GET \${CALL}\`, example${Nouns}))

const shown = async () => (await open(PAGE, admin, '.${noun} .button')).root
const sent = (method: string) => requests.filter((one) => one.method === method && one.url.includes(CALL))

test('users who do not administer are redirected to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['orgadmin'] } }))
  await until(() => path() === '/app/403')
})

test('a list that fails to load says so, and can be loaded again', async () => {
  answer(\`GET \${CALL}\`, {}, 500)
  const { root } = await open(PAGE, admin, '.general-error')
  answer(\`GET \${CALL}\`, example${Nouns})
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelectorAll('.${one}').length === 2)
})

test('an empty list says so', async () => {
  answer(\`GET \${CALL}\`, [])
  expect(texts(await shown(), '.lead').join()).toContain('There are no ${words} yet.')
})

test('one is added; what the server refuses is shown at its field, and nothing is lost', async () => {
  const root = await shown()
  ;(await button(root, 'Add ${word}')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Prater')
  answer(\`POST \${CALL}\`, { message: 'No', errors: { name: ['Please choose another name.'] } }, 422)
  ;(await button(form, 'Save')).click()
  await until(() => texts(form, '.errors p')[0] === 'Please choose another name.')
  expect(form.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Prater')
  answer(\`POST \${CALL}\`, { ...other, name: 'Prater' }, 201)
  ;(await button(form, 'Save')).click()
  await closed(root)
  expect(await sent('POST').at(-1)?.json()).toEqual({ name: 'Prater' })
})

test('one is changed, and the list follows', async () => {
  const root = await shown()
  ;(await button(root, \`Edit \${first.name}\`)).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Prater')
  answer(\`PUT \${CALL}/\${first.uuid}\`, { ...first, name: 'Prater' })
  answer(\`GET \${CALL}\`, [{ ...first, name: 'Prater' }, other])
  ;(await button(form, 'Save')).click()
  await closed(root)
  await until(() => texts(root, '.${one}-name')[0] === 'Prater')
})

test('what somebody else has changed meanwhile is not lost', async () => {
  const root = await shown()
  ;(await button(root, \`Edit \${first.name}\`)).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Prater')
  const present = { ...first, revision: 'b2', name: 'Augarten' }
  answer(\`PUT \${CALL}/\${first.uuid}\`, { message: 'No', present }, 409)
  ;(await button(form, 'Save')).click()
  ;(await button(form, 'Show latest version')).click()
  await until(() => form.querySelector<HTMLInputElement>('[name=name]')?.value === 'Augarten')
  answer(\`PUT \${CALL}/\${first.uuid}\`, present)
  ;(await button(form, 'Show mine')).click()
  ;(await button(form, 'Save')).click()
  await closed(root)
  const revisions = sent('PUT').map(({ url }) => new URL(url).searchParams.get('revision'))
  expect(revisions).toEqual([first.revision, 'b2'])
})

test('deleting asks first; one that is gone already leaves the list', async () => {
  const root = await shown()
  ;(await button(root, \`Delete \${first.name}\`)).click()
  const question = await dialog(root)
  expect(question.textContent).toContain(\`\${first.name} will be deleted.\`)
  expect(sent('DELETE')).toEqual([])
  answer(\`DELETE \${CALL}/\${first.uuid}\`, {}, 404)
  answer(\`GET \${CALL}\`, [other])
  ;(await button(question, 'Delete')).click()
  await until(() => root.querySelectorAll('.${one}').length === 1)
  const said = await until(() => texts(root, '.notification.failure')[0])
  expect(said).toContain('Someone else has deleted this ${word} in the meantime.')
})
`

const stories = ({
  domain,
  noun,
  one,
  Nouns,
  Words
}: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { example${Nouns} } from '#contract/examples/${noun}.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/${domain}/${noun}/${noun}.tsx'

const LIST = 'GET /api/v1/${noun}'
const ADD = 'POST /api/v1/${noun}'
const refused = { message: 'x', errors: { name: ['Please choose another name.'] } }

const meta: Meta = {
  title: 'App/${Words}',
  ...appPage('/account-admin/${noun}', Page, { [LIST]: body(example${Nouns}) })
}
export default meta

const adding = async (canvas: Element) => {
  await press(canvas, '.${noun} .button.primary')
  await find(canvas, 'dialog[open] [name=name]')
  await fill(canvas, { name: 'Prater' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const deleting = async (canvas: Element) => {
  await press(canvas, '.${one} .danger')
  await find(canvas, 'dialog[open]')
}

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body([]) })
export const Refused = played(adding, { [LIST]: body(example${Nouns}), [ADD]: refusal(422, refused) })
export const Saving = played(adding, { [LIST]: body(example${Nouns}), [ADD]: never })
export const Deleting = played(deleting)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
`

export function widgetFiles(names: Names): Files {
  const { domain, noun } = names
  const folder = `widgets/${domain}/${noun}`
  return {
    [`${folder}/${noun}.atoms.ts`]: atoms(names),
    [`${folder}/form.atoms.ts`]: formAtoms(names),
    [`${folder}/form.tsx`]: form(names),
    [`${folder}/${noun}.tsx`]: page(names),
    [`${folder}/${noun}.css`]: styles(names),
    [`${folder}/${noun}.test.tsx`]: tests(names),
    [`stories/${noun}.stories.tsx`]: stories(names)
  }
}
