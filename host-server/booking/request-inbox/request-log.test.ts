import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditTexts } from '#contract/audit-texts'
import { languageTag } from '#contract/locales'
import { messagesIn } from '../../core/base/intl.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { closeInbox, emptyInbox, type Inbox, openInbox, write } from './testing/inbox.ts'

let inbox: Inbox<'admin'>
beforeAll(async () => {
  inbox = await openInbox('admin')
})
beforeEach(() => emptyInbox(inbox))
afterAll(() => closeInbox(inbox))

const log = async (cookie = inbox.cookies.admin, host = {}) =>
  (await request(inbox.office.site, 'GET', '/api/v1/audit-log?object=contact-request', { cookie, ...host })).body
    .entries

test('a request is named by when it came, to whom and its kind, without its customer, and leads to the inbox', async () => {
  const uuid = await write(inbox)
  await inbox.ask('admin', 'PUT', `/${uuid}/done`, { done: true })
  await inbox.ask('admin', 'PUT', '/done', { requests: [uuid], done: false })
  const entries = await log()
  expect(entries).toHaveLength(2)
  for (const entry of entries) {
    expect(entry.object_name).toMatch(/^2027-03-01 09:00 · .*Anna Gruber · basic$/)
    expect([entry.object_id, entry.is_in_inbox]).toEqual([uuid, true])
  }
  expect(JSON.stringify(await inbox.office.knex('audit_log'))).not.toMatch(/Vera|Taste|vera@|Servus/)
})

test('leads nowhere in another institution, or once the request is deleted', async () => {
  const uuid = await write(inbox)
  await inbox.ask('admin', 'PUT', `/${uuid}/done`, { done: true })
  const northern = await signIn(inbox.office.site, 'admin@nordbank.example', NORDBANK)
  expect(await log(northern, NORDBANK)).toEqual([])
  await inbox.office.knex('contact_requests').delete()
  expect((await log()).map((entry: { is_in_inbox?: boolean }) => entry.is_in_inbox)).toEqual([undefined])
})

test('time and kind are words in the language of the reader, of older names, too', () => {
  const nameOf = (object_name: string) =>
    auditTexts(messagesIn('de-AT'), languageTag('de-AT'), { object: 'contact-request', object_name }).name
  expect(nameOf('2027-03-01 09:00 · Anna Gruber · callback')).toBe('01.03.2027, 09:00 · Anna Gruber · Rückrufwunsch')
  expect(nameOf('callback')).toBe('Rückrufwunsch')
})
