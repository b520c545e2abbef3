import { beforeEach, expect, test } from 'vitest'
import { exampleChanged, exampleChanging } from '#contract/examples/people-changes.example'
import { exampleRedirections, exampleRedirectionsPage } from '#contract/examples/redirections.example'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { button } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const START = 'POST /api/v1/redirection-changes'
const READ = `GET /api/v1/redirection-changes/${exampleChanging.uuid}`
const me = { roles: ['accountadmin' as const], alias: null, is_institutional: false }

beforeEach(() => {
  answer('GET /api/v1/redirections', { ...exampleRedirectionsPage, total: 640 })
  answer(READ, exampleChanging)
})

const sent = async () =>
  JSON.parse(
    (await requests
      .findLast(({ method }) => method === 'POST')
      ?.clone()
      .text()) ?? 'null'
  )

/** Opens the list, chooses its first redirect, and opens the dialog. */
async function open(query = '') {
  const page = `/account-admin/redirections-management${query}`
  const { root } = await openApp(page, initOf({ me }), '.redirection')
  root.querySelectorAll<HTMLElement>('.table-check input')[1]?.click()
  ;(await button(root, 'Change')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  return { root, dialog }
}

test('gives the chosen redirects another target, and shows a refusal at its field', async () => {
  const { root, dialog } = await open('?q=a')
  answer(START, { message: 'Check', errors: { target: ['This field cannot be empty.'] } }, 422)
  ;(await button(dialog, 'Change 1 redirect')).click()
  await until(() => dialog.querySelector('.errors p')?.textContent === 'This field cannot be empty.')
  expect(await sent()).toMatchObject({ kind: 'target', target: null })
  type(dialog.querySelector('[name=target]'), '/app/')
  const path = exampleRedirections[1]?.path ?? ''
  const those_left_out = [{ uuid: exampleRedirections[1]?.uuid ?? '', name: path, reasons: ['It leads to itself.'] }]
  answer(START, { ...exampleChanging }, 201)
  ;(await button(dialog, 'Change 1 redirect')).click()
  await until(() => root.querySelector('progress'))
  expect(await sent()).toEqual({
    redirections: { q: 'a', uuids: [exampleRedirections[0]?.uuid] },
    kind: 'target',
    target: '/app/'
  })
  answer(READ, { ...exampleChanged, left_out: 1, those_left_out })
  const link = await until(() => root.querySelector<HTMLAnchorElement>('.bulk-left-out a'))
  expect(new URL(link.href).search).toBe(`?${new URLSearchParams({ q: path })}`)
})

test('says what deletion means before it deletes all that match', async () => {
  const { root, dialog } = await open()
  ;(await button(dialog, 'Cancel')).click()
  ;(await button(root, 'Choose all 640')).click()
  ;(await button(root, 'Change')).click()
  await until(() => dialog.open)
  dialog.querySelector<HTMLElement>('[value=delete]')?.click()
  const deed = await button(dialog, 'Delete 640 redirects')
  expect(dialog.textContent).toContain('This cannot be undone.')
  expect([deed.className, dialog.querySelector('[name=target]')]).toEqual(['button danger', null])
  answer(START, exampleChanging, 201)
  deed.click()
  await until(() => !dialog.open)
  expect(await sent()).toEqual({ redirections: {}, kind: 'delete' })
  await until(() => !root.querySelector('.chosen-rows'))
})
