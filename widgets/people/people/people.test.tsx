import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { examplePeople } from '#contract/examples/people.example'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/people'
const LIST = 'GET /api/v1/people'
const admin = { roles: ['accountadmin' as const], alias: null, is_institutional: false }
const manager = { roles: ['orgadmin' as const], alias: null, is_institutional: false }

type Root = Awaited<ReturnType<typeof openApp>>['root']
const asked = () =>
  requests.filter(({ url }) => new URL(url).pathname === '/api/v1/people').map(({ url }) => new URL(url).search)

beforeEach(() => answer(LIST, examplePeople))

async function open(query = '', me: Parameters<typeof initOf>[0] = { me: admin }, found = '.paged-list') {
  const { root } = await openApp(PAGE + query, initOf(me), found)
  return root
}
const choose = (root: Root, name: string, value: string) => {
  const select = root.querySelector(`select[name=${name}]`) as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test.each(['stduser', 'analyst', 'marketing-manager'] as const)('redirects %s to /403', async (role) => {
  await openApp(PAGE, initOf({ me: { roles: [role], alias: null, is_institutional: false } }))
  await until(() => path() === '/app/403')
  expect(asked()).toEqual([])
})

test('shows an error and a retry when loading fails', async () => {
  answer(LIST, {}, 500)
  const root = await open('', { me: admin }, '.general-error')
  answer(LIST, examplePeople)
  root.querySelector<HTMLElement>('main .general-error button')?.click()
  await until(() => root.querySelector('.person-row'))
})

test('shows branch, roles and status of each person, with a link to their page', async () => {
  const root = await open()
  expect(texts(root, '.person-name')).toEqual(examplePeople.people.map(({ full_name }) => full_name))
  expect(texts(root, '.person-status')).toEqual(['Invited', 'Active', 'Not invited', 'Active'])
  expect(texts(root, '.person-roles')).toEqual(['Staff', 'Administrator', 'Branch manager'])
  expect(texts(root, '.person-day')).toEqual(['20 Nov 2026', '20 Nov 2026'])
  expect(texts(root, '.person-branch')[1]).toBe('No branch')
  expect(root.querySelector('.person-name')?.getAttribute('href')).toContain(
    `/edit?id=${examplePeople.people[0]?.uuid}`
  )
  expect(texts(root, '.paged-count')).toEqual(['4 people'])
})

test('is a table whose columns and rows have headings', async () => {
  const root = await open()
  expect(texts(root, 'thead th[scope=col]')).toEqual(['Name', 'Status', 'Branch', 'Roles', 'Last sign-in'])
  expect(texts(root, 'tbody th[scope=row] .person-name')).toEqual(
    examplePeople.people.map(({ full_name }) => full_name)
  )
  expect(root.querySelectorAll('tbody tr a')).toHaveLength(examplePeople.people.length)
})

test('shows addresses once their column is ticked', async () => {
  answer('GET /api/v1/me/saved-filters', [])
  const root = await open()
  expect(root.querySelector('.person-mail')).toBeNull()
  root.querySelector<HTMLElement>('.paged-view button')?.click()
  const box = await until(() => root.querySelector<HTMLInputElement>('[name=column-contact]'))
  expect(box.checked).toBe(false)
  box.click()
  const mail = await until(() => root.querySelector('.person-mail'))
  expect(mail.innerHTML).toBe('anna<wbr>.gruber<wbr>@demo<wbr>.example')
})

test('shows no sign-ins to branch managers', async () => {
  const root = await open('', { me: manager })
  expect(texts(root, 'thead th')).not.toContain('Last sign-in')
  expect(texts(root, '[name=sort] option')).not.toContain('Latest sign-in')
})

test('is sorted by a heading, and the other way round, which keeps the focus and starts at the first page', async () => {
  // where there is room for headings
  await page.viewport(1280, 900)
  onTestFinished(() => page.viewport(414, 896))
  answer(LIST, { ...examplePeople, total: 640 })
  const root = await open('?page=3&role=stduser')
  const heading = (title: string) =>
    [...root.querySelectorAll<HTMLElement>('.table-sort')].find(({ textContent }) => textContent === title)
  const sorts = () => [...root.querySelectorAll('thead th')].map((one) => one.ariaSort ?? '')
  expect(sorts()).toEqual(['ascending', '', '', '', ''])
  heading('Branch')?.focus()
  heading('Branch')?.click()
  await until(() => location.search === '?role=stduser&sort=branch-asc')
  await until(() => asked().at(-1)?.endsWith('sort=branch&direction=asc&page=1'))
  await until(() => sorts().join() === ',,ascending,,')
  heading('Branch')?.click()
  await until(() => location.search === '?role=stduser&sort=branch-desc' && sorts().join() === ',,descending,,')
  expect(heading('Branch')?.matches(':focus')).toBe(true)
  heading('Last sign-in')?.click()
  await until(() => location.search === '?role=stduser&sort=last_sign_in_at-desc')
})

test('tells branch managers about their limits, and lets them add nobody', async () => {
  const root = await open('', { me: manager })
  expect(root.querySelector('a[href$="id=new"]')).toBeNull()
  expect(texts(root, '.people > .lead')).toEqual([
    'You can see the people in your branches. Only administrators can change accounts, roles and cards.'
  ])
})

test('tells managers of cards what they look after', async () => {
  const root = await open('', { me: { ...manager, roles: ['advisors-manager'] } })
  expect(texts(root, '.people > .lead')[0]).toMatch(/^You can see everyone, and look after photos/)
})

test('tells a branch manager without branches whom to ask', async () => {
  answer(LIST, { ...examplePeople, people: [], total: 0, branches: [] })
  const root = await open('', { me: manager })
  expect(texts(root, '.paged-list .lead')).toEqual([
    'No branch is assigned to you yet. Please contact your administrator.'
  ])
})

describe('searching and filtering', () => {
  test('searches when typing pauses, and keeps the search in the address', async () => {
    const root = await open()
    const field = root.querySelector('[name=q]') as HTMLInputElement
    for (const text of ['s', 'st', 'ste']) type(field, text)
    await until(() => asked().length > 1)
    expect(asked()).toEqual(['?sort=name&direction=asc&page=1', '?q=ste&sort=name&direction=asc&page=1'])
    expect(location.search).toBe('?q=ste')
  })

  test('filters by branch, role, status and more, starting at the first page', async () => {
    const root = await open('?page=2')
    const [branch] = examplePeople.branches
    for (const [name, value] of Object.entries({
      role: 'orgadmin',
      status: 'deactivated',
      institutional: 'true',
      sort: 'branch-asc'
    })) {
      choose(root, name, value)
      await until(() => location.search.includes(`${name}=${value}`))
    }
    await pick(root, 'branch', branch?.name ?? '')
    await until(() => location.search.includes(`branch=${branch?.uuid}`))
    expect(location.search).not.toContain('page')
    await until(() => asked().at(-1)?.includes(`organization_uuid=${branch?.uuid}`))
    for (const part of ['role=orgadmin', 'status=deactivated', 'institutional=true', 'sort=branch&direction=asc']) {
      expect(asked().at(-1)).toContain(part)
    }
  })

  test('folds filters behind a button that says how many are set, and stays open when the last is removed', async () => {
    const root = await open('?role=orgadmin&status=all')
    const button = root.querySelector<HTMLElement>('.filters-button')
    expect([button?.textContent, button?.ariaExpanded]).toEqual(['Filter (2 set)', 'false'])
    button?.click()
    await until(() => button?.ariaExpanded === 'true')
    choose(root, 'status', '')
    await until(() => button?.textContent === 'Filter (1 set)')
    const select = root.querySelector('select[name=role]') as HTMLSelectElement
    select.focus()
    choose(root, 'role', '')
    await until(() => !location.search && button?.textContent === 'Filter')
    expect([select.matches(':focus'), select.checkVisibility()]).toEqual([true, true])
  })

  test('ignores invalid filters in the address', async () => {
    await open('?role=boss&status=gone&page=x&branch=1&sort=age')
    expect(asked()).toEqual(['?sort=name&direction=asc&page=1'])
  })

  test('can be cleared when nothing matches', async () => {
    answer(LIST, { ...examplePeople, people: [], total: 0 })
    const root = await open('?q=nobody')
    expect(texts(root, '.paged-list .lead')).toEqual(['No one matches. Try fewer words or filters.'])
    expect(root.querySelector('.paged-list a')?.getAttribute('href')).toBe('/app/account-admin/people')
  })
})

test('shows many people page by page', async () => {
  answer(LIST, { ...examplePeople, total: 640 })
  const root = await open('?page=3&role=stduser')
  expect(texts(root, '.page-place p')).toEqual(['Page 3 of 13'])
  root.querySelector<HTMLElement>('[rel=next]')?.click()
  await until(() => asked().at(-1)?.includes('page=4'))
  expect(location.search).toBe('?role=stduser&page=4')
})

test('leads to the first and last page, to those around, and to a number that is typed', async () => {
  answer(LIST, { ...examplePeople, total: 640 })
  const root = await open('?page=6')
  const named = () => [...root.querySelectorAll('.page-links a')].map((one) => one.ariaLabel ?? one.textContent)
  const numbers = ['Page 4', 'Page 5', 'Page 6', 'Page 7', 'Page 8']
  expect(named()).toEqual(['First page', 'Previous', ...numbers, 'Next', 'Last page'])
  expect(root.querySelector('.page-links [aria-current]')?.textContent).toBe('6')
  root.querySelector<HTMLElement>('[aria-label="Last page"]')?.click()
  await until(
    () =>
      location.search === '?page=13' && named().join() === 'First page,Previous,Page 9,Page 10,Page 11,Page 12,Page 13'
  )
  await until(() => document.activeElement?.matches('.paged-list'))
  const jump = async (text: string) => {
    type(root.querySelector('[name=page]'), text)
    await until(() => (root.querySelector('[name=page]') as HTMLInputElement).value === text)
    root.querySelector<HTMLElement>('.page-jump button')?.click()
  }
  for (const wrong of ['14', '0', 'x']) {
    await jump(wrong)
    await until(() => texts(root, '.page-jump .errors p')[0] === 'Please enter a number from 1 to 13.')
  }
  expect(location.search).toBe('?page=13')
  await jump('2')
  await until(() => location.search === '?page=2')
  await until(() => document.activeElement?.matches('.paged-list'))
})

test('keeps the focus in the search field, also when it leads to the first page', async () => {
  answer(LIST, { ...examplePeople, total: 640 })
  const root = await open('?page=3')
  const field = root.querySelector<HTMLInputElement>('[name=q]')
  field?.focus()
  type(field, 'gruber')
  await until(() => location.search === '?q=gruber' && asked().length > 1)
  expect(field?.matches(':focus')).toBe(true)
})

describe('inviting all', () => {
  const many = { ...examplePeople, uninvited: 612 }
  const button = (root: ParentNode, text: string) =>
    until(() => [...root.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === text))
  const posts = () => requests.filter(({ method }) => method === 'POST')

  test('is offered only to those who may, and if there is anyone to invite', async () => {
    answer(LIST, { ...examplePeople, uninvited: 0 })
    expect((await open()).querySelector('.people-invite button')).toBeNull()
    answer(LIST, many)
    expect((await open('', { me: manager })).querySelector('.people-invite')).toBeNull()
  })

  test('asks with the number, invites those who match, and says that it has started', async () => {
    answer(LIST, many)
    const root = await open('?q=gruber&status=none&page=2')
    ;(await button(root, 'Invite 612 people')).click()
    const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
    expect([dialog.textContent?.includes('612 people on this list (all pages)'), posts()]).toEqual([true, []])
    answer('POST /api/v1/people/invitations', { count: 612 })
    ;(await button(dialog, 'Invite 612 people')).click()
    await until(() => root.querySelector('.people-invite')?.textContent?.includes('Inviting 612 people.'))
    expect(JSON.parse((await posts()[0]?.clone().text()) ?? '{}')).toEqual({ q: 'gruber', status: 'none' })
    answer(LIST, { ...examplePeople, uninvited: 0 })
    const calls = asked().length
    ;(await button(root, 'Refresh list')).click()
    await until(() => asked().length > calls && !root.querySelector('.people-invite button'))
  })

  test('shows the reason for a refusal', async () => {
    answer(LIST, many)
    answer('POST /api/v1/people/invitations', { message: 'You can invite up to 5,000 people at a time.' }, 409)
    const root = await open()
    ;(await button(root, 'Invite 612 people')).click()
    const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
    ;(await button(dialog, 'Invite 612 people')).click()
    await until(
      () => root.querySelector('.notification p')?.textContent === 'You can invite up to 5,000 people at a time.'
    )
    await until(() => !root.querySelector('dialog[open]'))
    await button(root, 'Invite 612 people')
  })
})

describe('choosing', () => {
  const INVITE = 'POST /api/v1/people/invitations'
  const boxes = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('.table-check input')]
  const checked = (root: ParentNode) => boxes(root).map((box) => box.checked)
  const button = (root: ParentNode, text: string) =>
    until(() => [...root.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === text))
  const said = (root: ParentNode, text: string) => until(() => root.querySelector('.paged-count')?.textContent === text)
  const sent = async () =>
    JSON.parse(
      (await requests
        .find(({ method }) => method === 'POST')
        ?.clone()
        .text()) ?? 'null'
    )
  async function invite(root: ParentNode) {
    ;(await button(root, 'Invite')).click()
    const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
    ;(await button(dialog, 'Invite')).click()
    await until(() => root.querySelector('.people-invite .notice'))
  }

  test('is offered only to those who may change people', async () => {
    expect(boxes(await open('', { me: manager }))).toEqual([])
    const root = await open()
    expect(texts(root, 'tbody .table-check')[0]).toBe('Choose Mag. Anna Gruber')
  })

  test('shows the badge of a chosen row apart from the row', async () => {
    const root = await open()
    const badge = root.querySelector<HTMLElement>('.person-status.invited') as HTMLElement
    const row = badge.closest('tr') as HTMLElement
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
    const before = groundOf(row)
    row.querySelector<HTMLElement>('.table-check input')?.click()
    await until(() => groundOf(row) !== before)
    expect(groundOf(badge)).not.toBe(groundOf(row))
  })

  test('chooses some, and invites those of them who need it', async () => {
    answer(LIST, { ...examplePeople, total: 640 })
    const root = await open('?role=stduser')
    boxes(root)[1]?.click()
    await said(root, '1 of 640 chosen')
    boxes(root)[2]?.click()
    await said(root, '2 of 640 chosen')
    expect(boxes(root)[0]?.indeterminate).toBe(true)
    answer(INVITE, { count: 1 })
    await invite(root)
    const [first, second] = examplePeople.people
    expect(await sent()).toEqual({ role: 'stduser', uuids: [first?.uuid, second?.uuid] })
    expect(root.querySelector('.people-invite .notice')?.textContent).toContain(
      'Inviting 1 person. You can leave this page. 1 person was left out'
    )
    expect(checked(root)).toEqual([false, false, false, false, false])
  })

  test('chooses a page, then all who match, and lets one of the page go', async () => {
    answer(LIST, { ...examplePeople, total: 640 })
    const root = await open('?q=gruber')
    boxes(root)[0]?.click()
    await said(root, '4 of 640 chosen')
    ;(await button(root, 'Choose all 640')).click()
    await said(root, '640 of 640 chosen')
    expect(checked(root)).toEqual([true, true, true, true, true])
    boxes(root)[2]?.click()
    await said(root, '3 of 640 chosen')
    ;(await button(root, 'Choose all 640')).click()
    await said(root, '640 of 640 chosen')
    answer(INVITE, { count: 612 })
    await invite(root)
    expect(await sent()).toEqual({ q: 'gruber' })
  })

  test('keeps the choice on other pages and in another order, not in another search', async () => {
    answer(LIST, { ...examplePeople, total: 640 })
    const root = await open()
    boxes(root)[0]?.click()
    await said(root, '4 of 640 chosen')
    answer(LIST, {
      ...examplePeople,
      people: examplePeople.people.map((one, at) => ({ ...one, uuid: one.uuid.replace(/^0b8a/, String(1000 + at)) })),
      total: 640
    })
    root.querySelector<HTMLElement>('[rel=next]')?.click()
    await until(() => !checked(root).includes(true))
    boxes(root)[1]?.click()
    await said(root, '5 of 640 chosen')
    root.querySelector<HTMLElement>('.table-sort')?.click()
    await until(() => location.search === '?sort=name-desc')
    await said(root, '5 of 640 chosen')
    choose(root, 'role', 'orgadmin')
    await said(root, '640 people')
  })

  test('can be undone at once', async () => {
    const root = await open()
    boxes(root)[0]?.click()
    await said(root, '4 of 4 chosen')
    ;(await button(root, 'Clear choice')).click()
    await said(root, '4 people')
    expect(checked(root)).toEqual([false, false, false, false, false])
  })
})
