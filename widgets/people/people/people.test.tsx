import { beforeEach, describe, expect, test } from 'vitest'
import { examplePeople } from '#contract/examples/people.example'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/people'
const LIST = 'GET /api/v1/people'
const admin = { roles: ['accountadmin' as const], alias: null, is_institutional: false }
const manager = { roles: ['orgadmin' as const], alias: null, is_institutional: false }

type Root = Awaited<ReturnType<typeof openApp>>['root']
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent)
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
  expect(texts(root, '.person-roles')).toEqual(['', 'Administrator', '', 'Branch manager'])
  expect(texts(root, '.person-branch')[1]).toBe('No branch')
  expect(root.querySelector('.person-name')?.getAttribute('href')).toContain(
    `/edit?id=${examplePeople.people[0]?.uuid}`
  )
  expect(texts(root, '.paged-count')).toEqual(['4 people'])
})

test('tells branch managers about their limits, and lets them add nobody', async () => {
  const root = await open('', { me: manager })
  expect(root.querySelector('a[href$="id=new"]')).toBeNull()
  expect(texts(root, '.people > .lead')).toEqual([
    'You can see the people in your branches. Only administrators can change them.'
  ])
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
    const branch = examplePeople.branches[0]?.uuid ?? ''
    for (const [name, value] of Object.entries({
      role: 'orgadmin',
      status: 'deactivated',
      institutional: 'true',
      sort: 'branch-asc',
      branch
    })) {
      choose(root, name, value)
      await until(() => location.search.includes(`${name}=${value}`))
    }
    expect(location.search).not.toContain('page')
    await until(() => asked().at(-1)?.includes(`organization_uuid=${branch}`))
    for (const part of ['role=orgadmin', 'status=deactivated', 'institutional=true', 'sort=branch&direction=asc']) {
      expect(asked().at(-1)).toContain(part)
    }
  })

  test('keeps the focus visible when the last filter is removed', async () => {
    const root = await open('?role=orgadmin')
    const select = root.querySelector('select[name=role]') as HTMLSelectElement
    select.focus()
    choose(root, 'role', '')
    await until(() => !location.search && asked().length > 1)
    expect([select.matches(':focus'), select.checkVisibility()]).toEqual([true, true])
    expect(root.querySelector('.people-filters')?.hasAttribute('open')).toBe(true)
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
  expect(texts(root, '.page-links span')).toEqual(['Page 3 of 13'])
  root.querySelector<HTMLElement>('[rel=next]')?.click()
  await until(() => asked().at(-1)?.includes('page=4'))
  expect(location.search).toBe('?role=stduser&page=4')
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
