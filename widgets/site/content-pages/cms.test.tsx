import { beforeEach, expect, test } from 'vitest'
import type { OpenContentPage } from '#contract/content-pages'
import { exampleTenant } from '#contract/examples/app-init.example'
import { exampleContent, exampleOpenPage } from '#contract/examples/content-pages.example'
import { initOf, open as openApp, path, prepareApp, pressSave } from '../../app/testing.ts'
import { dialog } from '../../testing/find.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const { uuid } = exampleOpenPage
const PAGE = '/content-management/pages/edit'
const CALL = `/api/v1/content-pages/${uuid}`
const manager = {
  ...initOf({ me: { roles: ['content-manager'], full_name: 'Clara Inhalt' } }),
  tenant: { ...exampleTenant, language: 'de-AT' as const }
}
const choices = {
  advisors: [
    { alias: 'anna-gruber', full_name: 'Mag. Anna Gruber', profile_picture_url: null, branch: 'Wien' },
    { alias: 'lukas-hofer', full_name: 'Lukas Hofer', profile_picture_url: null, branch: 'Linz' }
  ],
  branches: [{ alias: 'wien', name: 'Wien', city: 'Wien' }],
  topics: [],
  forms: []
}

beforeEach(() => {
  answer(`GET ${CALL}`, exampleOpenPage)
  answer('GET /api/v1/content-pages/choices', choices)
})

async function opened() {
  const { root } = await openApp(`${PAGE}?id=${uuid}`, manager, '.content-editor [role=textbox]')
  return root.querySelector('.content-editor') as HTMLElement
}
const saved = (changes: Partial<OpenContentPage> = {}) => ({ ...exampleOpenPage, version: 4, ...changes })
const named = (root: ParentNode, name: string, selector = 'button') =>
  until(() =>
    [...root.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name
    )
  )
const headings = (root: ParentNode) => [...root.querySelectorAll('.content-block h3')].map((one) => one.textContent)
const sent = async (method = 'PUT') => {
  const request = await until(() =>
    requests.findLast((one) => one.method === method && one.url.includes('/content-pages'))
  )
  return request.json()
}
/** By typing, once only what was typed is on offer. */
async function choose(root: ParentNode, field: HTMLInputElement, name: string) {
  type(field, name)
  const option = await until(() => {
    const [first] = root.querySelectorAll<HTMLElement>('[role=option]')
    return first?.textContent?.startsWith(name) ? first : undefined
  })
  option.click()
}
const press = (root: ParentNode, name: string) => named(root, name).then((one) => one.click())

test('without an id there is no page', async () => {
  await openApp(PAGE, manager)
  await until(() => path() === '/app/404')
})

test('a text is edited with words, marks and lists, and saved as the next version', async () => {
  const root = await opened()
  const text = root.querySelector('[role=textbox]') as HTMLElement
  expect([text.getAttribute('aria-label'), text.querySelector('h2')?.textContent]).toEqual([
    'Text, part 1',
    'So geht es'
  ])
  expect(text.querySelectorAll('ol > li')).toHaveLength(3)
  text.focus()
  getSelection()?.selectAllChildren(text.querySelector('h2') as Element)
  await until(() => root.querySelector('[aria-label=Heading][aria-pressed=true]'))
  await press(root, 'Bold')
  await until(() => text.querySelector('h2 strong'))
  await press(root, 'Subheading')
  await until(() => text.querySelector('h3 strong'))
  answer(`PUT ${CALL}`, saved())
  await pressSave(root)
  const { version, content } = await sent()
  expect([version, content.de.blocks[0].doc.content[1]]).toEqual([
    3,
    {
      type: 'heading',
      attrs: { level: 3 },
      content: [{ type: 'text', text: 'So geht es', marks: [{ type: 'strong' }] }]
    }
  ])
})

test('a link that leads nowhere safe is refused beside its field', async () => {
  const root = await opened()
  const text = root.querySelector('[role=textbox]') as HTMLElement
  text.focus()
  getSelection()?.selectAllChildren(text.querySelector('h2') as Element)
  await until(() => root.querySelector('[aria-label=Heading][aria-pressed=true]'))
  await press(root, 'Link')
  const field = await until(() => root.querySelector<HTMLInputElement>('[name=href]'))
  type(field, 'javascript:alert(1)')
  await press(root, 'Set link')
  await until(() => root.querySelector('.text-link .errors p'))
  type(field, 'https://bank.example/konto')
  await press(root, 'Set link')
  await until(() => text.querySelector('h2 a')?.getAttribute('href') === 'https://bank.example/konto')
})

test('parts are added, moved by buttons, and removed until that is undone', async () => {
  const root = await opened()
  await press(root, 'Add image')
  await until(() => headings(root).length === 3)
  await press(root, 'Move Image, part 3 up')
  await until(() => headings(root).join() === 'Text, part 1,Image, part 2,Widget, part 3')
  await press(root, 'Remove “Text, part 1”')
  await until(() => headings(root).length === 2)
  await press(root, 'Undo')
  await until(() => headings(root).join() === 'Text, part 1,Image, part 2,Widget, part 3')
  expect(root.querySelector('[role=textbox]')?.textContent).toContain('So geht es')
})

test('a widget has a form of its own attributes, with people by name', async () => {
  const root = await opened()
  const field = await until(() => root.querySelector<HTMLInputElement>('[name^=alias-]'))
  await until(() => field.value === 'Mag. Anna Gruber')
  expect([...root.querySelectorAll('.content-block:has([name^=alias-]) .label')].map((one) => one.textContent)).toEqual(
    ['Widget *', 'Advisor *', 'Branch', 'Appearance', 'Topic', 'Appointment type']
  )
})

test('languages and search forms of a widget are chosen by name', async () => {
  answer(`GET ${CALL}`, {
    ...exampleOpenPage,
    content: {
      de: {
        ...exampleContent.de,
        blocks: [
          { type: 'tag', id: 'list', tag: 'advisor-list', attributes: { language: 'tr' } },
          { type: 'tag', id: 'find', tag: 'advisor-search', attributes: {} }
        ]
      }
    }
  })
  const { root } = await openApp(`${PAGE}?id=${uuid}`, manager, '[name=language-list]')
  const field = root.querySelector('[name=language-list]') as HTMLInputElement
  await until(() => field.value === 'Turkish')
  const form = await until(() => root.querySelector('[name=form-find]'))
  expect([field, form].map((one) => one.getAttribute('role'))).toEqual(['combobox', 'combobox'])
})

test('a booking is for an advisor or for a branch: choosing one drops the other', async () => {
  const booking = { type: 'tag', id: 'book', tag: 'advisor-booking', attributes: { alias: 'anna-gruber' } }
  answer(`GET ${CALL}`, {
    ...exampleOpenPage,
    content: { de: { ...exampleContent.de, blocks: [booking] } }
  })
  const { root } = await openApp(`${PAGE}?id=${uuid}`, manager, '[name=branch-book]')
  const field = (name: string) => root.querySelector(`[name=${name}-book]`) as HTMLInputElement
  await until(() => field('alias').value === 'Mag. Anna Gruber')
  expect([field('alias'), field('branch')].map((one) => one.getAttribute('aria-required'))).toEqual(['true', null])
  await choose(root, field('branch'), 'Wien')
  await until(() => field('alias').value === 'None in particular')
  expect([field('alias'), field('branch')].map((one) => one.getAttribute('aria-required'))).toEqual([null, null])
  answer(`PUT ${CALL}`, saved())
  pressSave(root)
  expect((await sent()).content.de.blocks[0].attributes).toEqual({ branch: 'wien' })
})

test('an attribute without a value that a page can use is not asked for, except to empty it', async () => {
  const find = (id: string, attributes: object) => ({ type: 'tag', id, tag: 'advisor-search', attributes })
  answer(`GET ${CALL}`, {
    ...exampleOpenPage,
    content: { de: { ...exampleContent.de, blocks: [find('new', {}), find('old', { mode: 'page' })] } }
  })
  const { root } = await openApp(`${PAGE}?id=${uuid}`, manager, '[name=form-old]')
  expect(root.querySelector('[name=mode-new]')).toBeNull()
  type(root.querySelector('[name=mode-old]'), '')
  await until(() => !root.querySelector('[name=mode-old]'))
})

test('of two editors, the second sees whose version came first, and merges both', async () => {
  const root = await opened()
  type(root.querySelector('[name=title]'), 'Mein Titel')
  const theirs = { de: { ...exampleContent.de, description: 'Deren Beschreibung' } }
  const conflict = {
    message: 'x',
    version: 4,
    author: 'Peter Müller',
    saved_at: '2026-11-21T10:00:00Z',
    content: theirs
  }
  answer(`PUT ${CALL}`, conflict, 409)
  await pressSave(root)
  const notice = await until(() => root.querySelector('.notice.warning'))
  expect(notice.textContent).toContain('Peter Müller saved version 4')
  expect(notice.textContent).toContain('The changes concern different parts')
  await press(root, 'Merge both')
  await until(() => root.querySelector<HTMLTextAreaElement>('[name=description]')?.value === 'Deren Beschreibung')
  answer(`PUT ${CALL}`, saved({ version: 5 }))
  await pressSave(root)
  await until(() => requests.filter((one) => one.method === 'PUT').length === 2)
  const { version, content } = await sent()
  expect([version, content.de.title, content.de.description]).toEqual([4, 'Mein Titel', 'Deren Beschreibung'])
})

test('what was saved under one’s own name is not said to be somebody else’s', async () => {
  const root = await opened()
  type(root.querySelector('[name=title]'), 'Mein Titel')
  const other = { version: 4, author: 'Clara Inhalt', saved_at: '2026-11-21T10:00:00Z' }
  answer(`PUT ${CALL}`, { message: 'x', ...other, content: { de: { ...exampleContent.de, title: 'Anders' } } }, 409)
  await pressSave(root)
  const notice = await until(() => root.querySelector('.notice.warning'))
  expect(notice.textContent).toContain('Version 4 of this page was saved under your name on')
  // it is said once, and nothing covers what can be done
  await until(() => !root.querySelector('[aria-busy=true]') && !root.querySelector('.notification'))
  await drawn()
  expect(root.querySelector('.notification')).toBeNull()
  expect(notice.textContent).toContain('One part was changed in both; merging keeps what is here.')
})

const editedWith = (...blocks: unknown[]) =>
  answer(`GET ${CALL}`, { ...exampleOpenPage, content: { de: { ...exampleContent.de, blocks } } })
const picture = {
  type: 'picture',
  id: 'p',
  picture: '',
  width: 1,
  height: 1,
  alt: '',
  is_decorative: false,
  caption: ''
}
const text = (id: string) => ({ type: 'text', id, doc: { type: 'doc', content: [{ type: 'paragraph' }] } })
const refuse = (errors: Record<string, string[]>) => answer(`PUT ${CALL}`, { message: 'x', errors }, 422)
/** What is said of a control that is marked as wrong. */
const saidOf = (root: HTMLElement, control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => root.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ')
const wrong = (root: HTMLElement, selector: string) =>
  until(() => root.querySelector<HTMLInputElement>(`${selector}[aria-invalid=true]`))

test('what the server refuses of a widget stands at its attribute, which gets the focus, and nothing is lost', async () => {
  const root = await opened()
  type(root.querySelector('[name=title]'), 'Mein Titel')
  refuse({ 'content.de.blocks.1.attributes.alias': ['Whom is it about?'] })
  await pressSave(root)
  const field = await wrong(root, '[name^=alias-]')
  expect(saidOf(root, field)).toContain('Whom is it about?')
  await until(() => field.matches(':focus'))
  expect(root.querySelectorAll('.content-block .errors p')).toHaveLength(1)
  expect(root.querySelector<HTMLInputElement>('[name=title]')?.value).toBe('Mein Titel')
})

test('what is refused of an image stands at the file, the text and the caption', async () => {
  editedWith(text('t'), picture)
  const root = await opened()
  type(await until(() => root.querySelector<HTMLInputElement>('[name=caption-p]')), 'Haus')
  const path = 'content.de.blocks.1'
  refuse({
    [`${path}.picture`]: ['Choose an image.'],
    [`${path}.alt`]: ['It needs words.'],
    [`${path}.caption`]: ['Too long.'],
    [`${path}.width`]: ['Not that wide.']
  })
  await pressSave(root)
  const file = await wrong(root, '[type=file]')
  await until(() => file.matches(':focus'))
  expect(saidOf(root, file)).toContain('Choose an image.')
  expect(saidOf(root, await wrong(root, '[name=alt-p]'))).toContain('It needs words.')
  expect(saidOf(root, await wrong(root, '[name=caption-p]'))).toContain('Too long.')
  // what has no field is said once, below them
  expect([...root.querySelectorAll('[role=alert] p')].map((one) => one.textContent)).toEqual(['Not that wide.'])
})

test('what is refused of a text in a column stands at that text', async () => {
  editedWith({ type: 'columns', id: 'c', columns: [[text('a')], [text('b'), picture]] })
  const root = await opened()
  type(root.querySelector('[name=title]'), 'Mein Titel')
  refuse({ 'content.de.blocks.0.columns.1.0.doc.content.0': ['Not this text.'] })
  await pressSave(root)
  const field = await wrong(root, '[data-id=b] [role=textbox]')
  await until(() => field.matches(':focus'))
  expect(saidOf(root, field)).toBe('Not this text.')
  expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
})

test('what is refused of columns as such stands below them, once', async () => {
  editedWith({ type: 'columns', id: 'c', columns: [[], []] })
  const { root: app } = await openApp(`${PAGE}?id=${uuid}`, manager, '[data-id=c]')
  const root = app.querySelector('.content-editor') as HTMLElement
  const said = 'These columns are empty.'
  type(root.querySelector('[name=title]'), 'Mein Titel')
  refuse({ 'content.de.blocks.0.columns': [said] })
  await pressSave(root)
  await until(() => root.querySelector('[data-id=c] .content-editor-columns + .errors:focus p')?.textContent === said)
  expect(root.querySelectorAll('[role=alert] p')).toHaveLength(1)
})

test('too many parts are said below them, where the focus goes', async () => {
  const root = await opened()
  const said = 'These are 61 entries.'
  type(root.querySelector('[name=title]'), 'Mein Titel')
  refuse({ 'content.de.blocks': [said] })
  await pressSave(root)
  await until(() => root.querySelector('.content-blocks > .errors:focus')?.textContent === said)
})

test('what is said of a file does not take the focus from where somebody types', async () => {
  editedWith(text('t'), picture)
  const root = await opened()
  const file = await until(() => root.querySelector<HTMLInputElement>('[type=file]'))
  const files = new DataTransfer()
  files.items.add(new File(['x'], 'x.txt', { type: 'text/plain' }))
  file.files = files.files
  file.dispatchEvent(new Event('change', { bubbles: true }))
  await wrong(root, '[type=file]')
  const title = root.querySelector('[name=title]') as HTMLInputElement
  title.focus()
  type(title, 'Mein Titel')
  await drawn()
  expect(title.matches(':focus')).toBe(true)
})

test('an event is at a branch or elsewhere, and what is refused of it stands at its fields', async () => {
  const root = await opened()
  await press(root, 'Add event')
  await until(() => root.querySelector('li:last-child > .content-block[aria-label="Event, part 3"]:focus'))
  const field = (name: string) =>
    root.querySelector<HTMLInputElement>(`li:last-child > .content-block [name^=${name}-]`) as HTMLInputElement
  for (const [name, typed] of [
    ['name', 'Spring party'],
    ['starts', '2027-04-24T18:00'],
    ['place', 'Town hall']
  ] as const) {
    type(field(name), typed)
    await drawn()
  }
  refuse({ 'content.de.blocks.2.ends_at': ['This field cannot be empty.'] })
  await pressSave(root)
  const ends = await wrong(root, '[name^=ends-]')
  await until(() => ends.matches(':focus'))
  expect(saidOf(root, ends)).toContain('This field cannot be empty.')
  type(ends, '2027-04-24T20:00')
  await choose(root, field('branch'), 'Wien')
  await until(() => !field('place'))
  answer(`PUT ${CALL}`, saved())
  await pressSave(root)
  await until(() => requests.filter((one) => one.method === 'PUT').length === 2)
  const { id: _, ...event } = (await sent()).content.de.blocks[2]
  expect(event).toEqual({
    ...{ type: 'event', name: 'Spring party', branch: 'wien', place: '' },
    ...{ starts_at: '2027-04-24T18:00', ends_at: '2027-04-24T20:00' }
  })
})

test('parts in columns are called by their column, wherever they are named', async () => {
  editedWith(text('t'), { type: 'columns', id: 'c', columns: [[text('a')], [text('b'), picture]] })
  const root = await opened()
  expect(headings(root)).toEqual([
    'Text, part 1',
    'Columns, part 2',
    'Text, part 1 in column 1 of part 2',
    'Text, part 1 in column 2 of part 2',
    'Image, part 2 in column 2 of part 2'
  ])
  const named = [...root.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  const parts = named.filter((one) => /part|page/.test(one ?? ''))
  expect(parts.filter((one) => one === 'Add to the page')).toHaveLength(1)
  expect(parts).toContain('Add to column 2 of part 2')
  const unique = (selector: string) => {
    const all = [...root.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'))
    expect(new Set(all).size).toBe(all.length)
    return all
  }
  expect(unique('.content-block')).toHaveLength(5)
  expect(unique('.content-block [role=textbox]')).toHaveLength(3)
  expect(unique('[data-way]')).toHaveLength(10)
  expect(unique('.content-block-head button')).toHaveLength(5)
  await press(root, 'Move Image, part 2 in column 2 of part 2 up')
  await until(() => headings(root)[3] === 'Image, part 1 in column 2 of part 2')
  await press(root, 'Remove “Image, part 1 in column 2 of part 2”')
  await until(() => root.textContent?.includes('“Image, part 1 in column 2 of part 2” is removed'))
})

test('what is refused in the other language is shown in that language, and its button says so', async () => {
  answer(`GET ${CALL}`, {
    ...exampleOpenPage,
    content: { ...exampleContent, en: { title: '', description: '', blocks: [] } }
  })
  const root = await opened()
  type(root.querySelector('[name=description]'), 'Neu')
  refuse({ 'content.en.title': ['This field cannot be empty.'] })
  await pressSave(root)
  const field = await wrong(root, '[name=title]')
  expect(field.value).toBe('')
  await until(() => field.matches(':focus'))
  expect((await named(root, 'English (to be corrected)')).ariaPressed).toBe('true')
})

test('publishing saves first, and asks when; a refused time stands at its field', async () => {
  const root = await opened()
  type(root.querySelector('[name=title]'), 'Mein Titel')
  answer(`PUT ${CALL}`, saved({ content: { de: { ...exampleContent.de, title: 'Mein Titel' } as never } }))
  await press(root, 'Save and publish …')
  const form = await dialog(root)
  expect(form.textContent).toContain('Version 4 becomes public.')
  ;(form.querySelector('[value=at]') as HTMLElement).click()
  const time = await until(() => form.querySelector<HTMLInputElement>('[name=publish_at]'))
  type(time, '2026-11-20T08:00')
  answer(`PUT ${CALL}/publication`, { message: 'x', errors: { publish_at: ['This time is past.'] } }, 422)
  await press(form, 'Schedule')
  await until(() => form.querySelector('.errors p')?.textContent === 'This time is past.')
  expect(await sent()).toEqual({ version: 4, publish_at: '2026-11-20T08:00', withdraw_at: null })
})

test('an earlier version is restored as the newest', async () => {
  const facts = { title: 'Alt', author: 'Clara Inhalt', saved_at: '2026-11-18T09:30:00Z', preview: 'https://x.example' }
  answer(
    `GET ${CALL}/versions`,
    [3, 2, 1].map((version) => ({ ...facts, version }))
  )
  const root = await opened()
  await press(root, 'Versions')
  const list = await dialog(root)
  const old = { de: { ...exampleContent.de, title: 'Alter Titel' } }
  answer(`POST ${CALL}/restorations`, saved({ content: old as never }), 201)
  await press(list, 'Restore version 1')
  await until(() => root.querySelector<HTMLInputElement>('[name=title]')?.value === 'Alter Titel')
  expect(await sent('POST')).toEqual({ version: 1 })
})

test('a second language begins with the parts of the first, and each has its own title', async () => {
  const root = await opened()
  await press(root, 'Add English')
  await until(() => root.querySelector<HTMLInputElement>('[name=title]')?.value === '')
  expect(headings(root)).toHaveLength(2)
  type(root.querySelector('[name=title]'), 'Finance your home')
  answer(`PUT ${CALL}`, saved())
  await pressSave(root)
  const { content } = await sent()
  expect([content.de.title, content.en.title]).toEqual(['Zuhause finanzieren', 'Finance your home'])
})

test('a public page becomes the start page, and is that no longer', async () => {
  const root = await opened()
  answer(`PUT ${CALL}/start-page`, saved({ is_start: true }))
  await press(root, 'Use as start page')
  await named(root, 'Not as start page any more')
  expect(await sent()).toEqual({ is_start: true })
  expect(root.querySelector('.page-state')?.textContent).toContain('start page')
})

test('withdrawing the start page, now or at a time, warns of what its address shows then', async () => {
  answer(`GET ${CALL}`, { ...exampleOpenPage, is_start: true })
  const warning = 'It is the start page: without it, http://localhost:3000 leads to https://www.alpenbank.example/.'
  const root = await opened()
  await press(root, 'Publish …')
  const form = await dialog(root)
  expect(form.querySelector('.notice')).toBeNull()
  ;(form.querySelector('[name=ends]') as HTMLElement).click()
  await until(() => form.querySelector('.notice')?.textContent === warning)
  await press(form, 'Cancel')
  await press(root, 'Withdraw')
  const question = await dialog(root)
  expect(question.querySelector('.notice')?.textContent).toBe(warning)
  answer(`DELETE ${CALL}/publication`, undefined, 204)
  await press(question, 'Withdraw')
  await until(() => root.querySelector('.page-state')?.textContent === 'Withdrawn')
})

test('a QR code leads to the page, and says if visitors cannot see it yet', async () => {
  answer(`GET ${CALL}`, { ...exampleOpenPage, state: 'draft', public_version: null })
  const root = await opened()
  await press(root, 'QR code')
  const code = await dialog(root)
  const address = () => code.querySelector('.code-address')?.textContent
  expect(address()).toBe('http://localhost:3000/p/zuhause')
  const campaign = code.querySelector('[name=campaign]') as HTMLInputElement
  type(campaign, 'Plakat Süd')
  await until(() => campaign.getAttribute('aria-invalid') === 'true' && !code.querySelector('.code-sheet'))
  type(campaign, 'plakat-sued')
  await until(() => address() === 'http://localhost:3000/p/zuhause?src=plakat-sued')
  expect(code.querySelector('.notice')?.textContent).toContain('The page is not public yet')
})

test('a page that leads to an advisor asks for that alone', async () => {
  answer(`GET ${CALL}`, { ...exampleOpenPage, content: { advisor: { title: 'Frühling', alias: 'anna-gruber' } } })
  const { root: app } = await openApp(`${PAGE}?id=${uuid}`, manager, '.content-editor [name=advisor]')
  const root = app.querySelector('.content-editor') as HTMLElement
  expect(root.textContent).not.toMatch(/Add text|Use as start page|English/)
  type(root.querySelector('[name=title]'), 'Sommer')
  answer(`PUT ${CALL}`, { message: 'x', errors: { 'content.advisor.alias': ['No card any more.'] } }, 422)
  await pressSave(root)
  await until(() => root.textContent?.includes('No card any more.'))
  expect((await sent()).content).toEqual({ advisor: { title: 'Sommer', alias: 'anna-gruber' } })
})
