import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleAuditPage } from '#contract/examples/audit-log.example'
import { follow, initOf, open, path, prepareApp } from '../../app/testing.ts'
import { button } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/audit-log'
const GET = 'GET /api/v1/audit-log'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })

beforeEach(() => answer(GET, exampleAuditPage))

const shown = () => open(PAGE, admin, '.audit-entry')
type Root = Awaited<ReturnType<typeof open>>['root']
const names = (root: Root) => [...root.querySelectorAll('.audit-name')].map(({ textContent }) => textContent)
const asked = () => requests.filter(({ url }) => url.includes('/audit-log')).map(({ url }) => new URL(url).search)
const field = (root: Root, name: string) => root.querySelector(`[name=${name}]`)

test('redirects users who are not administrators to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['orgadmin'] } }))
  await until(() => path() === '/app/403')
})

test('shows an error and a retry when loading fails', async () => {
  answer(GET, {}, 500)
  const { root } = await open(PAGE, admin)
  const retry = await until(() => root.querySelector<HTMLElement>('.general-error button'))
  answer(GET, exampleAuditPage)
  retry.click()
  await until(() => names(root).length === 3)
})

test('reports a period that ends before it begins, without a request', async () => {
  const { root } = await shown()
  type(field(root, 'to'), '2026-11-01')
  await until(() => asked().length === 2)
  type(field(root, 'from'), '2026-11-20')
  await until(() => root.querySelector('.errors p'))
  expect(root.querySelector('.errors p')?.textContent).toBe('The last day must not be before the first.')
  expect(asked()).toHaveLength(2)
  expect(root.querySelector('[download]')).toBeNull()
})

test('distinguishes an empty log from a search without matches', async () => {
  answer(GET, { ...exampleAuditPage, entries: [], total: 0 })
  const { root } = await open(PAGE, admin)
  await until(() => root.textContent?.includes('There are no entries yet.'))
  type(root.querySelector('[type=search]'), 'nobody')
  await until(() => root.textContent?.includes('No entry matches these filters.'))
})

test('shows what changed, who changed it, when, and both values', async () => {
  const { root } = await shown()
  expect(names(root)).toEqual(['primary_color', 'Wohnbau- und Immobilienfinanzierung', '/alte-adresse'])
  const [first, , last] = root.querySelectorAll('.audit-entry')
  // in the institution's zone, not the browser's
  expect(first?.textContent).toContain('10:15')
  expect(first?.querySelector('del')?.textContent).toBe('before: #0b5d4e')
  expect(first?.querySelector('ins')?.textContent).toBe('after: #123abc')
  expect(last?.textContent).toContain('System')
  expect(root.querySelector('.paged-count')?.textContent).toBe('3 entries')
})

test('translates fields and values, and shows unknown ones as they are', async () => {
  const changes = [
    { field: 'public_profile_enabled', before: 'true', after: 'false' },
    { field: 'retired_at', before: null, after: '2026-11-20T09:15:00Z' },
    { field: 'comment (en)', before: '', after: '12:00' }
  ]
  const odd = [
    { field: 'question: What for?', before: null, after: 'A | B' },
    { field: 'position', before: null, after: '2' }
  ]
  const [first, second] = exampleAuditPage.entries
  const entries = [
    { ...first, changes },
    { ...second, changes: odd }
  ]
  answer(GET, { ...exampleAuditPage, entries })
  const { root } = await shown()
  const textsOf = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(textsOf('dt')).toEqual(['Public page', 'Retired since', 'Comment (en)', 'question: What for?', 'Order'])
  expect(textsOf('del')).toEqual(['before: yes', 'before: (empty)'])
  expect(textsOf('ins')).toEqual(['after: no', 'after: 20 Nov 2026, 10:15', 'after: 12:00', 'after: A | B', 'after: 2'])
})

test('names an absence, with its days', async () => {
  const [entry] = exampleAuditPage.entries
  const ofAbsence = (before: string | null, after: string | null) => [
    { field: 'absence_from', before: before && '2026-11-25', after: after && '2026-11-25' },
    { field: 'absence_to', before, after },
    { field: 'absence_text', before: before && 'Ill', after: after && 'Ill' }
  ]
  const at = (index: number, changes: object[]) => ({
    ...entry,
    uuid: `5b1c1f5e-0000-4000-8000-00000000000${index}`,
    object: 'advisor',
    object_name: 'Anna Gruber',
    changes
  })
  const lengthened = [{ field: 'absence_to', before: '2026-11-27', after: '2026-11-28' }]
  answer(GET, {
    ...exampleAuditPage,
    entries: [at(1, ofAbsence(null, '2026-11-27')), at(2, lengthened), at(3, ofAbsence('2026-11-25', null))]
  })
  const { root } = await shown()
  const textsOf = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(textsOf('.audit-action')).toEqual(['Absence recorded', 'Absence changed', 'Absence removed'])
  expect(textsOf('summary')).toEqual([
    '25 Nov 2026 to 27 Nov 2026 · Ill',
    'Absent until: 28 Nov 2026',
    '25 Nov 2026 · Ill'
  ])
})

test('stands at one height with its row', async () => {
  onTestFinished(() => page.viewport(414, 896))
  await page.viewport(1280, 900)
  const { root } = await shown()
  const middle = (node: Element | null | undefined) => {
    const range = document.createRange()
    range.selectNodeContents(node as Element)
    const { top, bottom } = range.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const row = root.querySelector('.audit-entry')
  expect(Math.abs(middle(row?.querySelector('summary')) - middle(row?.querySelector('.audit-at')))).toBeLessThan(2)
})

test('endless words leave room for the time of its row', async () => {
  onTestFinished(() => page.viewport(414, 896))
  const [entry] = exampleAuditPage.entries
  const long = 'Donaudampfschifffahrt'.repeat(4)
  const changes = [{ field: 'value', before: '', after: long }]
  answer(GET, { ...exampleAuditPage, entries: [{ ...entry, object_name: long, changes }] })
  await page.viewport(1280, 900)
  const { root } = await shown()
  const box = root.querySelector('.table-box')
  expect(box?.scrollWidth).toBe(box?.clientWidth)
})

test('names languages and meeting types', async () => {
  const [entry] = exampleAuditPage.entries
  const changes = [
    { field: 'languages', before: 'de', after: 'de,en' },
    { field: 'appointment_types', before: 'by-phone', after: 'in-branch, online' }
  ]
  answer(GET, { ...exampleAuditPage, entries: [{ ...entry, object: 'advisor', object_name: 'Anna Gruber', changes }] })
  const { root } = await shown()
  expect([...root.querySelectorAll('.audit-changes dd')].map(({ textContent }) => textContent)).toEqual([
    'before: Germanafter: German, English',
    'before: Phone callafter: Meet at the branch, Video call'
  ])
})

test('translates each of our keys, but not what users typed', async () => {
  const [entry] = exampleAuditPage.entries
  const changes = [
    { field: 'roles', before: 'stduser', after: 'orgadmin, stduser' },
    { field: 'contact_options', before: '', after: 'vcard, no_longer_there' },
    { field: 'status', before: 'invited', after: 'active' }
  ]
  const entries = [
    { ...entry, uuid: crypto.randomUUID(), object: 'user', object_name: 'reports', changes },
    { ...entry, uuid: crypto.randomUUID(), object: 'module', object_name: 'reports', changes: [] },
    {
      ...entry,
      object: 'layout',
      object_name: 'contact-options',
      changes: [{ field: 'quick-contact', before: 'whatsapp, vcard', after: 'vcard, (whatsapp)' }]
    }
  ]
  answer(GET, { ...exampleAuditPage, entries })
  const { root } = await shown()
  const textsOf = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(names(root)).toEqual(['reports', 'Reports', 'Contact and links'])
  expect(textsOf('del')).toEqual([
    'before: Staff',
    'before: (empty)',
    'before: Invited',
    'before: WhatsApp, Add to contacts'
  ])
  expect(textsOf('ins')).toEqual([
    'after: Branch manager, Staff',
    'after: Save contact, no_longer_there',
    'after: Active',
    'after: Add to contacts, (WhatsApp)'
  ])
})

test('applies filters to the list and the export, and clears them together', async () => {
  const { root } = await shown()
  const kind = field(root, 'object') as HTMLSelectElement
  kind.value = 'topic'
  kind.dispatchEvent(new Event('change', { bubbles: true }))
  type(root.querySelector('[type=search]'), 'Petra')
  await until(() => asked().at(-1) === '?q=Petra&object=topic&page=1')
  const file = root.querySelector<HTMLAnchorElement>('[download]')
  expect(file?.getAttribute('href')).toMatch(/\/api\/v1\/audit-log\/export\?q=Petra&object=topic$/)
  const clear = await button(root, 'Clear filters')
  clear.focus()
  clear.click()
  await until(() => asked().at(-1) === '?page=1')
  await until(() => root.querySelector<HTMLInputElement>('[type=search]')?.value === '')
  await until(() => document.activeElement === root.querySelector('[type=search]'))
})

test('shows one event alone, and says who did not get in and who has read what', async () => {
  const [entry] = exampleAuditPage.entries
  const by = (after: string) => [{ field: 'sign_in_by', before: null, after }]
  const session = { ...entry, object: 'session', object_id: '', actor_name: '', object_name: '' }
  const list = { ...entry, object: 'personal-list', object_id: 'contact-requests', object_name: 'contact-requests' }
  const entries = [
    { ...session, uuid: crypto.randomUUID(), action: 'refused', changes: by('password') },
    { ...session, uuid: crypto.randomUUID(), action: 'locked', object_name: 'Anna Gruber', changes: [] },
    { ...list, uuid: crypto.randomUUID(), action: 'read', changes: [] },
    { ...list, uuid: crypto.randomUUID(), action: 'exported', object_name: 'people', changes: [] }
  ]
  answer(GET, { ...exampleAuditPage, entries })
  const { root } = await shown()
  const textsOf = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(names(root)).toEqual(['Unknown account', 'Anna Gruber', 'Contact requests', 'Advisors and staff'])
  expect(textsOf('.audit-action')).toEqual([
    'Sign-in failed',
    'Sign-in locked',
    'Personal data read',
    'Personal data exported'
  ])
  expect(textsOf('summary')).toEqual(['With: Password'])
  expect(textsOf('td[data-column=actor] .two-lines')).toEqual([
    'Not signed in',
    'Not signed in',
    'Mag. Petra Administratorin-Hohenwallner',
    'Mag. Petra Administratorin-Hohenwallner'
  ])
  const event = field(root, 'event') as HTMLSelectElement
  event.value = 'sign-ins'
  event.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => asked().at(-1) === '?event=sign-ins&page=1')
  expect(root.querySelector('[download]')?.getAttribute('href')).toMatch(/export\?event=sign-ins$/)
})

test('leads to the whole log as a signed file, which has no filters', async () => {
  const { root } = await shown()
  const files = () =>
    [...root.querySelectorAll<HTMLAnchorElement>('[download]')].map(({ href }) => new URL(href).pathname)
  expect(files()).toEqual(['/api/v1/audit-log/export', '/api/v1/audit-log/stream'])
  type(root.querySelector('[type=search]'), 'Petra')
  await until(() => files().length === 1)
})

test('has rows of one line that open their change, and the filters of its address', async () => {
  await page.viewport(1280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { root } = await open(`${PAGE}?object=setting&page=2`, admin, '.audit-entry')
  expect(asked()).toEqual(['?object=setting&page=2'])
  expect((field(root, 'object') as HTMLSelectElement).value).toBe('setting')
  const rows = [...root.querySelectorAll<HTMLElement>('.audit-entry')]
  for (const { clientHeight } of rows) expect(clientHeight).toBeLessThanOrEqual(48)
  const summary = rows[0]?.querySelector('summary')
  expect(summary?.textContent).toBe('Value: #123abc')
  expect(rows[1]?.querySelector('summary')?.textContent).toBe('3 fields')
  expect(rows[0]?.querySelector('del')?.checkVisibility()).toBe(false)
  summary?.click()
  await until(() => rows[0]?.querySelector('del')?.checkVisibility())
})

test('links to its pages, and keeps the filters there', async () => {
  answer(GET, { ...exampleAuditPage, total: 120 })
  const { root } = await open(`${PAGE}?q=Petra`, admin, '.audit-entry')
  await follow(root, 'Next')
  await until(() => asked().at(-1) === '?q=Petra&page=2')
  expect(location.search).toBe('?q=Petra&page=2')
  await until(() => document.activeElement === root.querySelector('.paged-list'))
})

test('formats days in the reader’s language, also in names of closures', async () => {
  const [entry] = exampleAuditPage.entries
  const changes = [
    { field: 'date', before: '2026-12-24', after: '2026-12-23' },
    { field: 'last_date', before: null, after: '2026-12-31' },
    { field: 'absence_from', before: null, after: '2026-12-28' },
    { field: 'label', before: '', after: '2026-12-24' }
  ]
  answer(GET, { ...exampleAuditPage, entries: [{ ...entry, object: 'holiday', object_name: '2026-12-24', changes }] })
  const { root } = await shown()
  expect(names(root)).toEqual(['24 Dec 2026'])
  expect(root.querySelector('del')?.textContent).toBe('before: 24 Dec 2026')
  const after = [...root.querySelectorAll('ins')].map(({ textContent }) => textContent)
  expect(after).toEqual(['after: 23 Dec 2026', 'after: 31 Dec 2026', 'after: 28 Dec 2026', 'after: 2026-12-24'])
})

test('an appointment is named in words and leads to the calendar, for who may open it', async () => {
  const [entry] = exampleAuditPage.entries
  const uuid = '5b1c1f5e-0000-4000-8000-0000000000cc'
  const appointment = {
    ...entry,
    object: 'appointment',
    object_id: uuid,
    object_name: '2026-11-30 11:45 · Anna Gruber · Loan',
    changes: [{ field: 'starts_at', before: '2026-11-29 09:00', after: '2026-11-30 11:45' }],
    place: { branch: 'wien-innere-stadt', day: '2026-11-30', advisor: 'anna-gruber' }
  }
  const { place: _, ...gone } = { ...appointment, uuid: crypto.randomUUID() }
  answer(GET, { ...exampleAuditPage, entries: [appointment, gone] })
  const { root } = await shown()
  expect(names(root)).toEqual(Array(2).fill('30 Nov 2026, 11:45 · Anna Gruber · Loan'))
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.audit-name a')].map(({ href }) => new URL(href))
  expect(links.map(({ pathname }) => pathname)).toEqual(['/app/branch-calendar'])
  expect(Object.fromEntries(links[0]?.searchParams ?? [])).toEqual({ ...appointment.place, appointment: uuid })
  expect(root.querySelector('ins')?.textContent).toBe('after: 30 Nov 2026, 11:45')
})

test('leads from a request to the inbox while that has it', async () => {
  const [first] = exampleAuditPage.entries
  const request = {
    ...first,
    object: 'contact-request',
    object_id: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1a01',
    object_name: '2026-11-30 11:45 · Anna Gruber · callback',
    is_in_inbox: true
  }
  const { is_in_inbox: _, ...gone } = { ...request, uuid: crypto.randomUUID() }
  answer(GET, { ...exampleAuditPage, entries: [request, gone] })
  const { root } = await shown()
  expect(names(root)).toEqual(Array(2).fill('30 Nov 2026, 11:45 · Anna Gruber · Callback request'))
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.audit-name a')].map(({ href }) => new URL(href))
  expect(links.map(({ pathname, search }) => pathname + search)).toEqual([`/app/requests?id=${request.object_id}`])
})

test('says that a device was signed out and that a call was taken back, each as one badge', async () => {
  const [first, second] = exampleAuditPage.entries
  const device = { field: 'device', before: 'Firefox, Windows', after: null }
  const calls = { field: 'call_attempts', before: '1', after: '0' }
  const entries = [
    { ...first, object: 'session', action: 'deleted', changes: [device] },
    { ...second, object: 'contact-request', action: 'changed', changes: [calls] }
  ]
  answer(GET, { ...exampleAuditPage, entries })
  const { root } = await shown()
  const badges = [...root.querySelectorAll<HTMLElement>('.audit-action')]
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Sign-in ended', 'Contact request changed'])
  const gists = [...root.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(gists).toEqual(['Device: Firefox, Windows', 'Call without an answer taken back'])
  for (const badge of badges) {
    ;(badge.parentElement as HTMLElement).style.inlineSize = '1px'
    expect(badge.getClientRects()).toHaveLength(1)
  }
})
