import { beforeEach, expect, test } from 'vitest'
import { exampleRequests } from '#contract/examples/data-requests.example'
import { exampleErasables, exampleErasures } from '#contract/examples/deletion-tool.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { localToday } from '../../core/dates/calendar-date.ts'
import { texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const CALL = '/api/v1/deletion-tool'
const eraser = initOf({ me: { roles: ['profile-delete-manager'], alias: null } })
const [maria, other] = exampleErasables
const [waiting, done] = exampleErasures

beforeEach(() => {
  answer(`GET ${CALL}/erasures`, exampleErasures)
  answer(`GET ${CALL}/requests`, exampleRequests)
  answer(`POST ${CALL}/search`, { people: exampleErasables, has_more: true })
})

const shown = async () => (await open('/deletion-tool', eraser, '.erasure')).root
type Root = Awaited<ReturnType<typeof shown>>
const button = (root: ParentNode, name: string) =>
  until(() => [...root.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name)))
const sent = (method: string, rest: string) =>
  requests.filter((one) => one.method === method && one.url.endsWith(`${CALL}${rest}`))
async function find(root: Root, q: string) {
  type(root.querySelector('[name=q]'), q)
  ;(await button(root, 'Find')).click()
}
async function ask(root: Root) {
  await find(root, 'huber')
  ;(await button(root, 'Check and erase')).click()
  return until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
}

test.each(['accountadmin', 'orgadmin'] as const)('%s without the role is redirected to /403', async (role) => {
  await open('/deletion-tool', initOf({ me: { roles: [role] } }))
  await until(() => path() === '/app/403')
})

test('with the module off nobody is led there', async () => {
  await open('/deletion-tool', initOf({ me: { roles: ['profile-delete-manager'] }, off: 'deletion-tool' }))
  await until(() => path() === '/app/403')
})

test('a list that fails to load says so, and can be loaded again', async () => {
  answer(`GET ${CALL}/erasures`, {}, 500)
  const { root } = await open('/deletion-tool', eraser, '.general-error')
  answer(`GET ${CALL}/erasures`, exampleErasures)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelectorAll('.erasure').length === exampleErasures.length)
})

test('what cannot be looked for is said at the field, and stays there', async () => {
  const root = await shown()
  answer(`POST ${CALL}/search`, { message: 'x', errors: { q: ['Please fill this in.'] } }, 422)
  await find(root, ' ')
  await until(() => texts(root, '.errors p')[0] === 'Please fill this in.')
  expect(root.querySelector<HTMLInputElement>('[name=q]')?.value).toBe(' ')
})

test('who was found before does not stay below what cannot be looked for', async () => {
  const root = await shown()
  await find(root, 'huber')
  await until(() => root.querySelector('.erasable'))
  answer(`POST ${CALL}/search`, { message: 'x', errors: { q: ['Please fill this in.'] } }, 422)
  await find(root, ' ')
  await until(() => texts(root, '.errors p')[0] === 'Please fill this in.')
  expect(root.querySelector('.erasable')).toBeNull()
})

test('a search that finds nobody says so', async () => {
  const root = await shown()
  answer(`POST ${CALL}/search`, { people: [], has_more: false })
  await find(root, 'niemand')
  await until(() => root.textContent?.includes('Nothing is stored about this person.'))
})

test('who has appointments ahead cannot be erased, and is told what to do', async () => {
  const root = await shown()
  await find(root, 'huber')
  await until(() => root.querySelectorAll('.erasable').length === exampleErasables.length)
  const [first, second] = root.querySelectorAll('.erasable')
  expect(first?.querySelector('button')).not.toBeNull()
  expect(second?.textContent).toContain(other?.value)
  expect(texts(root, '.erasable .notice')[0]).toContain('other names with the same address')
  expect(texts(root, '.erasable .notice')[0]).toContain('Josef Huber and M. Huber')
  expect(second?.textContent).toContain('Once the advisor, the branch manager or the customer has cancelled it')
  const [handOver, ...others] = second?.querySelectorAll('button') ?? []
  expect([handOver?.textContent, others]).toEqual(['Hand over data: Maria Huber-Schwarzenberger', []])
})

test('the data of a customer without an address is handed over in person, after a question', async () => {
  const root = await shown()
  await find(root, 'huber')
  ;(await button(root, 'Hand over data')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(dialog.textContent).toContain('A phone number proves nothing')
  expect(dialog.textContent).toContain('Internal notes')
  const [first, second] = dialog.querySelectorAll('.notice')
  const gapAbove = (node: Element | undefined, above: Element | null | undefined) =>
    (node?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0)
  expect(gapAbove(first, first?.previousElementSibling)).toBeGreaterThan(7)
  expect(gapAbove(second, first)).toBeGreaterThan(7)
  answer(`POST ${CALL}/personal-data/handover`, { message: 'Nothing is stored about this customer any more.' }, 409)
  ;(await button(dialog, 'Hand over data')).click()
  await until(() => texts(root, '.notification p').includes('Nothing is stored about this customer any more.'))
  answer(`POST ${CALL}/personal-data/handover`, { path: '/my-data/key' }, 201)
  ;(await button(dialog, 'Hand over data')).click()
  const link = await until(() => root.querySelector<HTMLAnchorElement>('dialog[open] a.primary'))
  expect([new URL(link.href).pathname, link.target]).toEqual(['/my-data/key', '_blank'])
  expect(await sent('POST', '/personal-data/handover').at(-1)?.json()).toEqual({ phone: other?.value })
  ;(await button(await until(() => root.querySelector('dialog[open]')), 'Close')).click()
  await until(() => !root.querySelector('dialog[open]'))
})

test('a customer with an address is sent their data after a question', async () => {
  const root = await shown()
  await find(root, 'huber')
  await until(() => root.querySelectorAll('.erasable').length === exampleErasables.length)
  expect(root.querySelectorAll('.erasable')[1]?.textContent).not.toContain('Send data')
  ;(await button(root, 'Send data')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(dialog.textContent).toContain(maria?.value)
  expect(dialog.textContent).toContain('Internal notes')
  answer(`POST ${CALL}/personal-data`, { message: 'Nothing is stored about this customer any more.' }, 409)
  ;(await button(dialog, 'Send data')).click()
  await until(() => texts(root, '.notification p').includes('Nothing is stored about this customer any more.'))
  expect(dialog.open).toBe(true)
  answer(`POST ${CALL}/personal-data`, exampleRequests[0], 201)
  ;(await button(dialog, 'Send data')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(await sent('POST', '/personal-data').at(-1)?.json()).toEqual({ email: maria?.value })
})

test('requests say what is due and overdue, and are extended or answered with a text', async () => {
  const root = await shown()
  const items = await until(() => {
    const all = [...root.querySelectorAll<HTMLElement>('.data-request')]
    return all.length === exampleRequests.length && all
  })
  const [open, late, done] = items
  expect(open?.textContent).toContain('Due:')
  expect(late?.textContent).toContain('Overdue')
  expect(late?.textContent).not.toContain('Extend')
  expect(done?.textContent).toContain('Data fetched')
  ;(await button(open as HTMLElement, 'Extend')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  const path = `/requests/${exampleRequests[0]?.uuid}/extension`
  answer(`POST ${CALL}${path}`, { message: 'x', errors: { extension: ['Please fill this in.'] } }, 422)
  ;(await button(dialog, 'Save')).click()
  await until(() => texts(dialog, '.errors p')[0] === 'Please fill this in.')
  type(dialog.querySelector('[name=extension]'), 'Many documents.')
  answer(`POST ${CALL}${path}`, { ...exampleRequests[0], extension: 'Many documents.' })
  ;(await button(dialog, 'Save')).click()
  await until(() => texts(root, '.notification p').includes('Request extended'))
  expect(await sent('POST', path).at(-1)?.json()).toEqual({ extension: 'Many documents.' })
})

test('a letter is added, and what is refused stands at its field', async () => {
  const root = await shown()
  const today = localToday()
  ;(await button(root, 'Add request')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  // most are entered on the day on which they arrive
  expect([today, localToday()]).toContain(dialog.querySelector<HTMLInputElement>('[name=arrived_on]')?.value)
  type(dialog.querySelector('[name=name]'), 'Karl Berger')
  answer(`POST ${CALL}/requests`, { message: 'x', errors: { email: ['Enter one of them.'] } }, 422)
  ;(await button(dialog, 'Save')).click()
  await until(() => texts(dialog, '.errors p')[0] === 'Enter one of them.')
  expect(dialog.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Karl Berger')
  type(dialog.querySelector('[name=phone]'), '+43 660 123457')
  answer(`POST ${CALL}/requests`, exampleRequests[1], 201)
  ;(await button(dialog, 'Save')).click()
  await until(() => texts(root, '.notification p').includes('Request added'))
})

test('the customer who has asked is found by a press', async () => {
  const root = await shown()
  answer(`POST ${CALL}/requests/${exampleRequests[0]?.uuid}/search`, { people: exampleErasables, has_more: false })
  ;(await button(root, 'Find customer')).click()
  await until(() => root.querySelectorAll('.erasable').length === exampleErasables.length)
  await until(() => root.querySelector('#erasables-title')?.matches(':focus'))
})

test('a wrong name is refused at its field, and nothing is lost; the right one begins', async () => {
  const root = await shown()
  const dialog = await ask(root)
  expect(texts(dialog, '.notice')[0]).toContain('Josef Huber and M. Huber')
  expect(texts(dialog, 'tbody tr')[0]).toBe('Appointments3–')
  expect(texts(dialog, 'tbody tr').at(-1)).toContain('Kept as a hash')
  answer(`POST ${CALL}/erasures`, { message: 'x', errors: { confirmation: ['This is not the name.'] } }, 422)
  type(dialog.querySelector('[name=confirmation]'), 'Maria')
  ;(await button(dialog, 'Erase')).click()
  await until(() => texts(dialog, '.errors p')[0] === 'This is not the name.')
  expect(dialog.querySelector<HTMLInputElement>('[name=confirmation]')?.value).toBe('Maria')
  type(dialog.querySelector('[name=confirmation]'), 'Maria Huber')
  answer(`POST ${CALL}/erasures`, { ...done, state: 'running' }, 201)
  ;(await button(dialog, 'Erase')).click()
  await until(() => texts(root, '.notification p').includes('Erasure has begun'))
  const body = { by: maria?.by, value: maria?.value, confirmation: 'Maria Huber' }
  expect(await sent('POST', '/erasures').at(-1)?.json()).toEqual(body)
  await until(() => !root.querySelector('.erasable'))
})

test('what has changed meanwhile is said in the server’s words, and the name stays', async () => {
  const root = await shown()
  const dialog = await ask(root)
  type(dialog.querySelector('[name=confirmation]'), 'Maria Huber')
  const message = 'Appointments of this customer are still ahead.'
  answer(`POST ${CALL}/erasures`, { message }, 409)
  ;(await button(dialog, 'Erase')).click()
  await until(() => texts(root, '.notification p').includes(message))
  expect(dialog.querySelector<HTMLInputElement>('[name=confirmation]')?.value).toBe('Maria Huber')
})

test('somebody else’s erasure is approved, one’s own can only be withdrawn', async () => {
  const root = await shown()
  const approve = async () => {
    ;(await button(root, 'Approve')).click()
    const question = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
    expect(question.textContent).toContain('This cannot be undone')
    expect(sent('POST', `/erasures/${waiting?.uuid}/approval`)).toHaveLength(0)
    return question
  }
  ;(await button(await approve(), 'Cancel')).click()
  await until(() => !root.querySelector('dialog[open]'))
  answer(`POST ${CALL}/erasures/${waiting?.uuid}/approval`, { ...waiting, state: 'running', person: null })
  ;(await button(await approve(), 'Approve')).click()
  await until(() => texts(root, '.notification p').includes('Erasure approved'))
  await until(() => !root.querySelector('dialog[open]'))
  answer(`GET ${CALL}/erasures`, [{ ...waiting, is_own: true }])
  const { root: again } = await open('/deletion-tool', eraser, '.erasure')
  expect(texts(again, '.erasure button').some((name) => name?.startsWith('Approve'))).toBe(false)
  expect(again.textContent).toContain('A second person')
})

test('what somebody else has decided meanwhile is said, and shown', async () => {
  const root = await shown()
  const message = 'This erasure does not wait for approval any more.'
  answer(`POST ${CALL}/erasures/${waiting?.uuid}/approval`, { message }, 409)
  ;(await button(root, 'Approve')).click()
  const question = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  answer(`GET ${CALL}/erasures`, [{ ...waiting, state: 'withdrawn' }])
  ;(await button(question, 'Approve')).click()
  await until(() => texts(root, '.notification p').includes(message))
  await until(() => texts(root, '.erasure-state').join() === 'Withdrawn')
  await until(() => !root.querySelector('dialog[open]'))
})

test('one that has stopped says so and is continued; one in progress goes on by itself', async () => {
  const running = { ...waiting, state: 'running' as const }
  answer(`GET ${CALL}/erasures`, [
    { ...running, is_stalled: true },
    { ...running, uuid: done?.uuid }
  ])
  const root = await shown()
  expect(texts(root, '.erasure-state')).toEqual(['Stopped', 'In progress'])
  expect(texts(root, '.erasure button')).toEqual([`Continue: ${waiting?.reference}`])
  answer(`POST ${CALL}/erasures/${waiting?.uuid}/continuation`, running)
  ;(await button(root, 'Continue')).click()
  await until(() => texts(root, '.notification p').includes('Erasure continues'))
  await until(() => texts(root, '.erasure-state')[0] === 'In progress')
})

test('a finished erasure names nobody and has its certificate', async () => {
  answer(`GET ${CALL}/erasures`, [done])
  const root = await shown()
  expect(root.querySelector('.erasure .erased-value')).toBeNull()
  expect(root.querySelector('.erasure a[download]')?.getAttribute('href')).toMatch(/\/certificate$/)
})

test('who may not open the account of an active person is told who can', async () => {
  const root = await shown()
  const people = exampleErasables.flatMap((one) => (one.obstacle === 'active' ? [{ ...one, person_uuid: null }] : []))
  answer(`POST ${CALL}/search`, { people, has_more: false })
  await find(root, 'auer')
  const notice = await until(() => root.querySelector('.erasable .notice'))
  expect(notice.textContent).toContain('An administrator can do this in the person’s account.')
})

test('who works here is told apart, and who is active is led to be deactivated first', async () => {
  const root = await shown()
  await find(root, 'auer')
  const items = await until(() => {
    const all = [...root.querySelectorAll('.erasable')]
    return all.length === exampleErasables.length ? all : undefined
  })
  const [, , staff, active] = items
  expect(staff?.querySelector('.erased-value')?.textContent).toBe('Works here · sandra.leitner@bank.example')
  expect(staff?.querySelector('.notice')?.textContent).toContain('A colleague has the same name')
  expect(active?.querySelector('a.button')?.getAttribute('href')).toMatch(/people\/edit\?id=/)
  expect(active?.querySelector('button')).toBeNull()
  staff?.querySelector('button')?.click()
  const dialog = await until(() => root.querySelector('dialog[open]'))
  expect(texts(dialog, 'tbody tr')).toContain(
    'Appointments with customersKept without this person’s name as part of the customer’s record, until appointments are deleted by age (GDPR Art. 6(1)(b)).–214'
  )
})
