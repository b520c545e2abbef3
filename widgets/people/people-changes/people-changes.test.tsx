import { beforeEach, expect, test } from 'vitest'
import { exampleTopics } from '#contract/examples/appointment-topics.example'
import { examplePeople } from '#contract/examples/people.example'
import { exampleChanged, exampleChanging } from '#contract/examples/people-changes.example'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { button } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, holding, json, requests } from '../../testing/network.ts'

prepareApp()

const LIST = 'GET /api/v1/people'
const START = 'POST /api/v1/people-changes'
const PREVIEW = 'POST /api/v1/people-changes/on-site-appointments'
const LEFT = 'POST /api/v1/people-changes/left-behind'
const READ = `GET /api/v1/people-changes/${exampleChanging.uuid}`
const me = { roles: ['accountadmin' as const], alias: null, is_institutional: false }

beforeEach(() => answer(LIST, { ...examplePeople, total: 640 }))

const choose = (root: ParentNode, name: string, value: string) => {
  const select = root.querySelector(`select[name=${name}]`) as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
const sent = async () => {
  const posts = requests.filter(({ method }) => method === 'POST')
  return JSON.parse((await posts.at(-1)?.clone().text()) ?? 'null')
}
const kindsIn = (dialog: ParentNode) =>
  [...dialog.querySelectorAll<HTMLInputElement>('[name=kind]')].map(({ value }) => value)
const lists = () => requests.filter(({ url }) => new URL(url).pathname === '/api/v1/people').length

/** Opens the list, chooses its first person, and opens the dialog. */
async function open(init: Parameters<typeof initOf>[0] = {}, query = '') {
  const { root } = await openApp(`/account-admin/people${query}`, initOf({ me, ...init }), '.person-row')
  root.querySelectorAll<HTMLElement>('.table-check input')[1]?.click()
  ;(await button(root, 'Change')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  return { root, dialog }
}

test('moves the chosen people, shows the progress, and says who was left out and why', async () => {
  const { root, dialog } = await open({}, '?role=stduser')
  const [graz] = examplePeople.branches
  const held = holding(PREVIEW)
  await pick(dialog, 'organization_uuid', graz?.name ?? '')
  // the button waits until the warning is there
  await until(() => dialog.textContent?.includes('Counting appointments …'))
  ;(await button(dialog, 'Change 1 person')).click()
  expect(requests.some(({ url, method }) => method === 'POST' && url.endsWith('/people-changes'))).toBe(false)
  ;(await until(held))(json({ count: 2 }))
  const said = await until(() => dialog.querySelector('[role=status] .notice')?.textContent)
  expect(said).toContain('2 appointments in the present branch will take place in the new one.')
  answer(START, exampleChanging, 201)
  answer(READ, exampleChanging)
  ;(await button(dialog, 'Change 1 person')).click()
  const bar = await until(() => root.querySelector('progress'))
  expect([bar.value, bar.max, root.querySelector('.bulk-changing')?.textContent]).toEqual([
    240,
    612,
    'Changing people: 240 of 612. You can leave this page.'
  ])
  expect(await sent()).toEqual({
    people: { role: 'stduser', uuids: [examplePeople.people[0]?.uuid] },
    kind: 'branch',
    organization_uuid: graz?.uuid
  })
  expect([...root.querySelectorAll<HTMLInputElement>('.table-check input')].some(({ checked }) => checked)).toBe(false)
  const before = lists()
  answer(READ, exampleChanged)
  const status = await until(() => {
    const said = root.querySelector('.bulk-change [role=status]')?.textContent
    return said || undefined
  })
  expect(status).toMatch(/^Moved to “.+”: 600 people, for 10 nothing had to change\. Up to 2 appointments move along;/)
  expect(status).toContain(graz?.name)
  const left = [...root.querySelectorAll('.bulk-left-out li')].map(({ textContent }) => textContent)
  expect(left[0]).toBe('Lukas HoferSomeone else already signs in with this e-mail address.')
  await until(() => lists() > before)
  ;(await button(root, 'Close')).click()
  await until(() => !root.querySelector('.bulk-change .notice'))
})

test('gives a role, and shows a refusal at its field', async () => {
  const { dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=give-role]')?.click()
  await until(() => dialog.querySelector('select[name=role]'))
  expect(dialog.textContent).toContain('Roles give rights at once.')
  answer(START, { message: 'Check', errors: { role: ['This field cannot be empty.'] } }, 422)
  ;(await button(dialog, 'Change 1 person')).click()
  await until(() => dialog.querySelector('.errors p')?.textContent === 'This field cannot be empty.')
  expect(await sent()).toMatchObject({ kind: 'give-role', role: null })
  choose(dialog, 'role', 'analyst')
  answer(START, exampleChanging, 201)
  answer(READ, exampleChanging)
  ;(await button(dialog, 'Change 1 person')).click()
  await until(() => !dialog.open)
  expect(await sent()).toMatchObject({ kind: 'give-role', role: 'analyst' })
})

test('takes a role away, and says so in sight, wherever the list was scrolled to', async () => {
  const { root, dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=take-role]')?.click()
  await until(() => dialog.querySelector('select[name=role]'))
  expect(dialog.textContent).toContain('The rights of the role end at once.')
  expect(dialog.textContent).not.toContain('Roles give rights')
  choose(dialog, 'role', 'analyst')
  answer(START, { ...exampleChanged, changed: 1, same: 0 }, 201)
  root.querySelector<HTMLElement>('.table-wide, table')?.style.setProperty('margin-bottom', '3000px')
  scrollTo(0, document.documentElement.scrollHeight)
  ;(await button(dialog, 'Change 1 person')).click()
  const status = await until(() => root.querySelector('.bulk-change [role=status]')?.textContent || undefined)
  expect(status).toMatch(/^Role “.+” taken away: 1 person\.$/)
  const box = await until(() => document.activeElement?.matches('.bulk-change') && document.activeElement)
  await until(() => {
    const { top, bottom } = box.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
})

test('counts the appointments of one person without a sum', async () => {
  answer(LEFT, { people: 1, appointments: 51, requests: 0 })
  const { dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=deactivate]')?.click()
  await until(() => dialog.textContent?.includes('1 person has 51 future appointments'))
  expect(dialog.textContent).not.toContain('in total')
})

test('counts whom it deactivates, and starts nothing that would leave out everyone', async () => {
  answer(LEFT, { people: 1, appointments: 50, requests: 0 })
  const { dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=deactivate]')?.click()
  const idle = await button(dialog, 'Deactivate nobody')
  expect(idle.getAttribute('aria-disabled')).toBe('true')
  expect(dialog.querySelector('.bulk-idle[role=status]')?.textContent).toContain('Nobody would be deactivated')
  idle.click()
  dialog.querySelector('form')?.requestSubmit()
  dialog.querySelector<HTMLElement>('[value=keep]')?.click()
  const ready = await button(dialog, 'Deactivate 1 person')
  expect(ready.getAttribute('aria-disabled')).toBe('false')
  expect(dialog.textContent).not.toContain('Nobody would be deactivated')
  expect(requests.some(({ url, method }) => method === 'POST' && url.endsWith('/people-changes'))).toBe(false)
})

test('does not count those whom it leaves out', async () => {
  answer(LEFT, { people: 1, appointments: 4, requests: 0 })
  const { root } = await openApp('/account-admin/people', initOf({ me }), '.person-row')
  for (const at of [1, 2]) {
    root.querySelectorAll<HTMLElement>('.table-check input')[at]?.click()
    await until(() => root.querySelector('.paged-count')?.textContent === `${at} of 640 chosen`)
  }
  ;(await button(root, 'Change')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  dialog.querySelector<HTMLElement>('[value=deactivate]')?.click()
  await button(dialog, 'Deactivate 1 person')
  dialog.querySelector<HTMLElement>('[value=cancel]')?.click()
  await button(dialog, 'Deactivate 2 people')
})

test('gives several topics, and shows a refusal at their field', async () => {
  answer('GET /api/v1/appointment-topics', exampleTopics)
  const { dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=give-topics]')?.click()
  const search = await until(() => dialog.querySelector<HTMLInputElement>('.multi-search input'))
  answer(START, { message: 'Check', errors: { topics: ['This field cannot be empty.'] } }, 422)
  ;(await button(dialog, 'Change 1 person')).click()
  await until(() => dialog.querySelector('.errors p')?.textContent === 'This field cannot be empty.')
  expect(await sent()).toMatchObject({ kind: 'give-topics', topics: [] })
  await until(() => document.activeElement === search)
  search.click()
  for (const { topic } of exampleTopics.slice(0, 2)) {
    const options = () => [...dialog.querySelectorAll<HTMLElement>('[role=option]')]
    ;(await until(() => options().find(({ textContent }) => textContent === topic))).click()
    await until(() => [...dialog.querySelectorAll('.chip')].some(({ textContent }) => textContent === topic))
  }
  await until(() => !dialog.querySelector('.errors p'))
  dialog.querySelector<HTMLElement>('[value=take-topics]')?.click()
  await until(() => dialog.textContent?.includes('Booked appointments stay.'))
  answer(START, exampleChanging, 201)
  answer(READ, exampleChanging)
  ;(await button(dialog, 'Change 1 person')).click()
  await until(() => !dialog.open)
  expect(await sent()).toEqual({
    people: { uuids: [examplePeople.people[0]?.uuid] },
    kind: 'take-topics',
    topics: exampleTopics.slice(0, 2).map(({ uuid }) => uuid)
  })
})

test('asks what becomes of appointments before it deactivates', async () => {
  answer(LEFT, { people: 2, appointments: 5, requests: 3 })
  const { dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=deactivate]')?.click()
  await until(() => dialog.textContent?.includes('2 people have 5 future appointments in total'))
  expect(dialog.textContent).toContain('3 open requests wait')
  // what is to be chosen has come into sight
  const edge = (selector: string) => [...dialog.querySelectorAll(selector)].at(-1)?.getBoundingClientRect()
  expect(edge('[name=appointments]')?.bottom).toBeLessThanOrEqual(edge('.modal-footer')?.top ?? 0)
  const chosen = () => dialog.querySelector<HTMLInputElement>('[name=appointments]:checked')?.value
  expect([chosen(), dialog.querySelector('[name=message]')]).toEqual(['leave-out', null])
  dialog.querySelector<HTMLElement>('[value=cancel]')?.click()
  const message = await until(() => dialog.querySelector<HTMLTextAreaElement>('[name=message]'))
  message.value = 'We are closing.'
  message.dispatchEvent(new Event('input', { bubbles: true }))
  answer(START, exampleChanging, 201)
  answer(READ, exampleChanging)
  ;(await button(dialog, 'Deactivate 1 person')).click()
  await until(() => !dialog.open)
  expect(await sent()).toEqual({
    people: { uuids: [examplePeople.people[0]?.uuid] },
    kind: 'deactivate',
    appointments: 'cancel',
    message: 'We are closing.'
  })
})

test('asks for nothing where nobody leaves anything behind', async () => {
  answer(LEFT, { people: 0, appointments: 0, requests: 0 })
  const { dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=deactivate]')?.click()
  await until(() => dialog.textContent?.includes('None of them has future appointments or open requests.'))
  expect(dialog.querySelector('[name=appointments]')).toBe(null)
})

test('offers what the filter by status allows', async () => {
  const { dialog } = await open({}, '?status=deactivated')
  expect(kindsIn(dialog)).not.toContain('deactivate')
  dialog.querySelector<HTMLElement>('[value=reactivate]')?.click()
  answer(START, exampleChanging, 201)
  answer(READ, exampleChanging)
  ;(await button(dialog, 'Reactivate 1 person')).click()
  await until(() => !dialog.open)
  expect(await sent()).toMatchObject({ people: { status: 'deactivated' }, kind: 'reactivate' })
})

test('offers no roles while they are not managed here', async () => {
  const { dialog } = await open({ off: 'roles-management' })
  expect(kindsIn(dialog)).toEqual(['branch', 'give-topics', 'take-topics', 'deactivate'])
})

test('offers no topics where nothing is booked', async () => {
  const { dialog } = await open({ off: 'online-appointments' })
  expect(kindsIn(dialog)).toEqual(['branch', 'give-role', 'take-role', 'deactivate'])
})

test('shows why nothing was started, and keeps the choice', async () => {
  const { root, dialog } = await open()
  answer(START, { message: 'You can change up to 5,000 people at a time.' }, 409)
  ;(await button(dialog, 'Change 1 person')).click()
  await until(
    () => root.querySelector('.notification p')?.textContent === 'You can change up to 5,000 people at a time.'
  )
  expect(root.querySelector('.paged-count')?.textContent).toBe('1 of 640 chosen')
})
