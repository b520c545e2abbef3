import { beforeEach, expect, test } from 'vitest'
import { EXPERIENCE_PLACES } from '#contract/advisors'
import { exampleLayoutEditor, exampleTextTypes } from '#contract/examples/profile-layout.example'
import { EXPERIENCE } from '#contract/profile-layout'
import { follow, initOf, open, path, prepareApp } from '../../app/testing.ts'
import { all, texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, holding, json, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/profile-layout-management'
const PUT_LAYOUT = 'PUT /api/v1/advisors-profiles/layout'
const PUT_TYPES = 'PUT /api/v1/text-description-types'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })
const ERROR = 'Unfortunately, an error has occurred. Please try again later.'

beforeEach(() => {
  answer('GET /api/v1/advisors-profiles/layout/editor', exampleLayoutEditor)
  answer('GET /api/v1/text-description-types', exampleTextTypes)
  answer(PUT_LAYOUT, undefined, 204)
  answer(PUT_TYPES, exampleTextTypes)
})

type Root = Awaited<ReturnType<typeof open>>['root']
const button = (root: Root, label: string) =>
  until(() => all(root, 'button').find((one) => [one.ariaLabel, one.textContent].includes(label)))
const section = (root: Root, name: string) => root.querySelector(`.layout-section[aria-label="${name}"]`) as HTMLElement
const place = (root: Root, name: string) => root.querySelector(`.layout-place[aria-label="${name}"]`) as HTMLElement
const names = (root: Root, name: string) => texts(section(root, name), '.layout-name')
const preview = (root: Root) => texts(root, '.layout-preview .card-contact a')
const submit = (root: Root) => root.querySelector<HTMLFormElement>('main form')?.requestSubmit()
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const fields = (root: Root) => [...root.querySelectorAll<HTMLInputElement>('.layout-text input')]
const values = (root: Root) => fields(root).map(({ value }) => value)
const writes = () => requests.filter(({ method }) => method === 'PUT')
const contacts = () => open(`${PAGE}/contact-options`, admin, '.layout-element')
const kinds = () => open(`${PAGE}/text-descriptions`, admin, '.layout-text')

test('redirects users who are not administrators to /403', async () => {
  await open(`${PAGE}/contact-options`, initOf({ me: { roles: ['content-manager'] } }))
  await until(() => path() === '/app/403')
})

test('opens the contact options by default, with a link to the texts', async () => {
  const { root } = await open(PAGE, admin, '.layout-element')
  expect(path()).toBe(`/app${PAGE}/contact-options`)
  await follow(root, 'Texts')
  await until(() => root.querySelector('.layout-text'))
  expect(path()).toBe(`/app${PAGE}/text-descriptions`)
  expect(texts(root, '.page-tabs [aria-current]')).toEqual(['Texts'])
})

test('reports a failed save and keeps the order', async () => {
  answer(PUT_LAYOUT, {}, 500)
  const { root } = await contacts()
  ;(await button(root, 'Move WhatsApp down')).click()
  await until(() => names(root, 'Quick contact')[2] === 'WhatsApp')
  submit(root)
  expect(await notice(root)).toBe(ERROR)
  expect(names(root, 'Quick contact')[2]).toBe('WhatsApp')
})

test('keeps the focus on the move button, announces the new position, and updates the preview', async () => {
  const { root } = await contacts()
  const icons = place(root, 'Icons')
  expect(texts(root, '.layout-preview .card-quick li')).toEqual(['WhatsApp', 'E-mail', 'Add to contacts'])
  const down = all(icons, '[data-way=down]')[0]
  down?.focus()
  down?.click()
  await until(() => texts(root, '.layout-preview .card-quick li')[1] === 'WhatsApp')
  expect(texts(root, '.layout-preview .card-quick li')[0]).toBe('E-mail')
  expect(document.activeElement).toBe(down)
  expect(icons.querySelector('[role=status]')?.textContent).toMatch(/now in position 2 of 3$/)
  // at the end it stays in place
  const last = all(icons, '[data-way=down]').at(-1)
  expect(last?.ariaDisabled).toBe('true')
})

test('orders the contact options of a place, across those of other places between them', async () => {
  const { root } = await contacts()
  expect(texts(place(root, 'More'), '.layout-name')).toEqual([
    'Request a callbackHidden',
    'Request an appointment',
    'Send a message',
    'Add to wallet card',
    'Chat'
  ])
  ;(await button(root, 'Move Add to wallet card up')).click()
  const entries = () => texts(root, '.layout-preview .card-more li')
  await until(() => entries()[1] === 'Add to wallet card')
  expect(entries()).toEqual([
    'Request an appointment',
    'Add to wallet card',
    'Send a messageChat',
    'Share',
    'Save as PDFAs picture'
  ])
  submit(root)
  expect(await notice(root)).toBe('Contact and links saved')
  const { sections } = (await writes()[0]?.json()) ?? {}
  const sent = sections[0].elements.map(({ id }: { id: string }) => id)
  expect(sent.indexOf('wallet_cards')).toBeLessThan(sent.indexOf('basic_contact_form'))
})

test('removes a hidden item from the preview and keeps its position', async () => {
  const { root } = await contacts()
  const before = preview(root).length
  ;(await button(root, 'Hide: WhatsApp')).click()
  await until(() => preview(root).length === before - 1)
  expect(names(root, 'Quick contact')[1]).toBe('WhatsAppHidden')
  submit(root)
  expect(await notice(root)).toBe('Contact and links saved')
  const sent = await writes()[0]?.json()
  expect(sent.sections[0].elements[1]).toEqual({ id: 'whatsapp', order: 1, is_visible: false })
  expect(writes()[0]?.url).toContain('/api/v1/advisors-profiles/layout')
})

test('says in the server’s words why a layout is refused, as it has no field to say it at', async () => {
  const { root } = await contacts()
  const errors = { sections: ['Each item can appear in one place only.'] }
  answer('PUT /api/v1/advisors-profiles/layout', { message: 'Check', errors }, 422)
  ;(await button(root, 'Hide: WhatsApp')).click()
  submit(root)
  expect(await notice(root)).toBe('Each item can appear in one place only.')
})

test('moves a link to the other section', async () => {
  const { root } = await contacts()
  ;(await button(root, 'Move to links: LinkedIn')).click()
  await until(() => names(root, 'Links').includes('LinkedIn'))
  expect(names(root, 'Social Media')).toEqual(['Alpenbank auf YouTube'])
  expect(texts(root, '.layout-preview .card-links a')).toEqual(['Alpenbank im Web', 'LinkedIn'])
  const said = () => texts(root, '[role=status]')
  await until(() => said().includes('LinkedIn moved to the end of “Links”'))
})

test('keeps the focus in the list that a link leaves, or moves it on if that is empty', async () => {
  const { root } = await contacts()
  const send = await button(root, 'Move to links: LinkedIn')
  send.focus()
  send.click()
  const next = await until(
    () => document.activeElement?.ariaLabel === 'Move to links: Alpenbank auf YouTube' && document.activeElement
  )
  ;(next as HTMLElement).click()
  await until(() => texts(root, '.layout-section .help').length)
  await until(() => document.activeElement?.textContent === 'Save')
})

test('refuses a text without a heading, and says why', async () => {
  const { root } = await kinds()
  ;(await button(root, 'Add a text')).click()
  await until(() => all(root, '.layout-text').length === 4)
  submit(root)
  await until(() => texts(root, '.errors p').length)
  expect(texts(root, '.errors p')).toEqual(['Heading cannot be empty'])
  expect(writes()).toEqual([])
})

test('shows the server’s error below the heading', async () => {
  answer(PUT_TYPES, { message: 'x', errors: { 'put.1.title': ['This text is too long. Please shorten it.'] } }, 422)
  const { root } = await kinds()
  submit(root)
  await until(() => texts(root, '.errors p').length)
  expect(all(root, '.layout-text')[1]?.querySelector('.errors p')?.textContent).toBe(
    'This text is too long. Please shorten it.'
  )
})

test('keeps the server’s error with its heading when that is moved meanwhile', async () => {
  const held = holding(PUT_TYPES)
  const { root } = await kinds()
  submit(root)
  const reply = await until(held)
  ;(await button(root, 'Move So kann ich helfen up')).click()
  await until(() => values(root)[0] === 'So kann ich helfen')
  ;(await button(root, 'Remove: Über mich')).click()
  await until(() => values(root).length === 2)
  reply(json({ message: 'x', errors: { 'put.1.title': ['This text is too long. Please shorten it.'] } }, 422))
  await until(() => texts(root, '.errors p').length)
  expect(all(root, '.layout-text')[0]?.querySelector('.errors p')?.textContent).toBe(
    'This text is too long. Please shorten it.'
  )
})

test('keeps what is typed while saving, under its key, for the next save', async () => {
  const held = holding(PUT_TYPES)
  const { root } = await kinds()
  ;(await button(root, 'Add a text')).click()
  const added = await until(() => fields(root)[3])
  added.focus()
  type(added, 'Sprachen')
  submit(root)
  const reply = await until(held)
  type(added, 'Sprachen und Hobbys')
  const uuid = '7c1f0b0e-0000-4000-8000-000000000009'
  const saved = [...exampleTextTypes, { uuid, title: 'Sprachen', place: 'default', texts: 0 }]
  reply(json(saved))
  expect(await notice(root)).toBe('Texts saved')
  expect(values(root)[3]).toBe('Sprachen und Hobbys')
  expect(document.activeElement).toBe(added)
  await until(() => !root.querySelector('[type=submit][aria-busy=true]'))
  submit(root)
  await until(() => writes().length === 2)
  const next = await writes()[1]?.json()
  expect([next.was, next.put[3]]).toEqual([saved, { uuid, title: 'Sprachen und Hobbys', place: 'default' }])
})

test('reports a conflict, keeps the input, and loads the current list on request', async () => {
  answer(PUT_TYPES, { message: 'x' }, 409)
  const { root } = await kinds()
  type(fields(root)[0] ?? null, 'Leitsatz')
  submit(root)
  const load = await button(root, 'Load latest version')
  expect(root.querySelector('[role=alert] .notice')?.textContent).toContain('This list has been changed elsewhere')
  expect(await notice(root)).toBe('Not saved: this list has been changed elsewhere in the meantime.')
  expect(values(root)[0]).toBe('Leitsatz')
  const present = [...exampleTextTypes, { ...exampleTextTypes[2], uuid: '7c1f0b0e-0000-4000-8000-000000000009' }]
  answer('GET /api/v1/text-description-types', present)
  load.focus()
  load.click()
  await until(() => values(root).length === 4)
  expect(values(root)[0]).toBe('Motto')
  expect(root.querySelector('[role=alert] .notice')).toBeNull()
  expect(document.activeElement?.contains(root.querySelector('main form'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('moves the focus from a removed row to its neighbour, or to what follows the last row', async () => {
  answer(
    'GET /api/v1/text-description-types',
    exampleTextTypes.map((type) => ({ ...type, texts: 0 }))
  )
  const { root } = await kinds()
  for (const [gone, next] of [
    ['Motto', 'Remove: So kann ich helfen'],
    ['So kann ich helfen', 'Remove: Über mich']
  ]) {
    const remove = await button(root, `Remove: ${gone}`)
    remove.focus()
    remove.click()
    await until(() => document.activeElement?.ariaLabel === next)
  }
  ;(await button(root, 'Remove: Über mich')).click()
  await until(() => document.activeElement?.textContent === 'Add a text')
})

test('moves the focus from a removed row also without checkVisibility', async () => {
  const known = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility') as PropertyDescriptor
  Object.defineProperty(Element.prototype, 'checkVisibility', { value: undefined, configurable: true })
  answer(
    'GET /api/v1/text-description-types',
    exampleTextTypes.map((type) => ({ ...type, texts: 0 }))
  )
  const { root } = await kinds()
  const remove = await button(root, 'Remove: Motto')
  remove.focus()
  remove.click()
  await until(() => document.activeElement?.ariaLabel === 'Remove: So kann ich helfen')
  Object.defineProperty(Element.prototype, 'checkVisibility', known)
})

test('moves the focus to the neighbour after confirmation too', async () => {
  const { root } = await kinds()
  const remove = await button(root, 'Remove: Motto')
  remove.focus()
  remove.click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  all(dialog, '.danger')[0]?.click()
  await until(() => document.activeElement?.ariaLabel === 'Remove: So kann ich helfen')
})

test('asks before removing a kind with texts, but not one without', async () => {
  const { root } = await kinds()
  ;(await button(root, 'Remove: Über mich')).click()
  await until(() => all(root, '.layout-text').length === 2)
  ;(await button(root, 'Remove: Motto')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(dialog.textContent).toContain('12 texts that advisors have written will be deleted')
  all(dialog, 'button')
    .find(({ textContent }) => textContent === 'Cancel')
    ?.click()
  await until(() => !dialog.open)
  expect(all(root, '.layout-text')).toHaveLength(2)
})

test('previews headings, positions and order, and saves them as a list', async () => {
  const { root } = await kinds()
  type(root.querySelector(`[name="title-${exampleTextTypes[2]?.uuid}"]`), ' Zu mir ')
  await until(() => texts(root, '.layout-preview h2').includes(' Zu mir '))
  ;(await button(root, 'Move Zu mir up')).click()
  await until(() => root.querySelector('.form-actions .help'))
  submit(root)
  expect(await notice(root)).toBe('Texts saved')
  const [motto, featured, about] = exampleTextTypes.map(({ uuid, title, place }) => ({ uuid, title, place }))
  expect(await writes()[0]?.json()).toEqual({
    was: exampleTextTypes,
    put: [motto, { ...about, title: 'Zu mir' }, featured]
  })
})

test('places experience among the texts, and previews and saves it', async () => {
  const row = { uuid: EXPERIENCE, title: '', place: 'default', texts: 0 } as const
  answer('GET /api/v1/text-description-types', [...exampleTextTypes, row])
  answer(PUT_TYPES, [...exampleTextTypes, row])
  const { root } = await kinds()
  const field = root.querySelector<HTMLSelectElement>('[name=place-experience]')
  expect(all(root, '[name=place-experience] option').map((one) => one.getAttribute('value'))).toEqual([
    ...EXPERIENCE_PLACES
  ])
  expect(all(root, 'button').some(({ ariaLabel }) => ariaLabel === 'Remove: Experience')).toBe(false)
  const headings = () => texts(root, '.layout-preview h2').filter((one) => one !== 'Preview')
  expect(headings().at(-1)).toBe('Experience')
  if (field) field.value = 'featured'
  field?.dispatchEvent(new Event('change', { bubbles: true }))
  ;(await button(root, 'Move Experience up')).click()
  ;(await button(root, 'Move Experience up')).click()
  await until(() => headings().indexOf('Experience') === headings().indexOf('So kann ich helfen') - 1)
  submit(root)
  expect(await notice(root)).toBe('Texts saved')
  const body = await writes()[0]?.json()
  expect(body.put[1]).toEqual({ uuid: EXPERIENCE, title: '', place: 'featured' })
})

test('has the buttons of all elements in the same place', async () => {
  const { root } = await contacts()
  const places = all(root, '.layout-element').map((element) => {
    const [name, buttons] = [element.querySelector('.layout-name'), element.querySelector('.cluster')]
    return (buttons as Element).getBoundingClientRect().top >= (name as Element).getBoundingClientRect().bottom
  })
  expect(new Set(places).size).toBe(1)
})
