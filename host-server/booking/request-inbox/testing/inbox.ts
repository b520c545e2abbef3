import { request, signIn, type TestResponse } from '../../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../../testing/mailbox.ts'
import { MONDAY, type Office, openOffice } from '../../appointments/testing/office.ts'

/** An office that gets requests and mails, with a colleague in the same branch, who signs in as `second@`. */
export interface Inbox<Account extends string> {
  office: Office
  mailbox: Mailbox
  /** The colleague's card. */
  colleague: string
  cookies: Record<Account, string>
  ask(account: Account, method: string, rest?: string, body?: object, headers?: object): Promise<TestResponse>
}

export const INBOX = '/api/v1/contact-requests'

export async function openInbox<Account extends string>(...accounts: Account[]): Promise<Inbox<Account>> {
  const mailbox = await openMailbox()
  const office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const { knex, site, organizationUuid: organization_uuid } = office
  const { advisor_uuid: colleague } = await knex('users').where({ email_address: 'second@demo.example' }).first()
  await knex('advisors').where({ uuid: colleague }).update({ organization_uuid })
  const cookies = {} as Record<Account, string>
  for (const account of accounts) cookies[account] = await signIn(site, `${account}@demo.example`)
  const ask: Inbox<Account>['ask'] = (account, method, rest = '', body = undefined, headers = {}) =>
    request(site, method, INBOX + rest, {
      cookie: cookies[account],
      headers: { ...headers },
      ...(body && { body })
    })
  return { office, mailbox, colleague, cookies, ask }
}

/** On Monday morning, without requests. */
export async function emptyInbox({ office, mailbox }: Inbox<string>): Promise<void> {
  office.site.clock.time = new Date(MONDAY)
  for (const table of ['contact_requests', 'outbox', 'idempotency_keys', 'rate_limits', 'audit_log'])
    await office.knex(table).delete()
  mailbox.mails.length = 0
}

export async function closeInbox({ office, mailbox }: Inbox<string>): Promise<void> {
  await office.site.stop()
  await mailbox.stop()
}

export const VISITOR = {
  kind: 'basic',
  first_name: 'Vera',
  last_name: 'Taste',
  email: 'vera@visitor.example',
  note: 'Servus'
}

/** Sends a request, of which everyone is notified; returns its uuid. */
export async function write({ office }: Inbox<string>, body: object = VISITOR, alias = office.alias): Promise<string> {
  const sent = await request(office.site, 'POST', `/api/v1/advisors/${alias}/contact-requests`, { body })
  await deliver(office.site)
  return sent.body.uuid
}
