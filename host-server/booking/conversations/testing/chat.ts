import { randomUUID } from 'node:crypto'
import { type ConversationMessage, TOKEN_HEADER } from '#contract/conversations'
import { hashToken } from '../../../core/security/tokens.ts'
import { type RequestOptions, request } from '../../../testing/client.ts'
import type { Office } from '../../appointments/testing/office.ts'

export const FIRST = { name: 'Vera Visitor', email: 'vera@visitor.example', text: 'Frage zum Konto' }

export const newId = () => randomUUID()

/** Begins a conversation with the office's advisor. */
export const begin = (office: Office, rest: object = {}, asked: RequestOptions = {}) =>
  request(office.site, 'POST', `/api/v1/advisors/${office.alias}/conversations`, {
    body: { client_id: newId(), ...FIRST, ...rest },
    ...asked
  })

/** What a visitor does with the key to a conversation. */
export const visitorOf = ({ site }: Office, token: string, host?: string) => {
  const ask = (method: string, path = '', body?: unknown) =>
    request(site, method, `/api/v1/conversation${path}`, {
      headers: { [TOKEN_HEADER]: token },
      ...(host && { host }),
      body
    })
  return {
    ask,
    write: (text: string, client_id: string = newId()) => ask('POST', '/messages', { client_id, text }),
    read: async (after = 0) => (await ask('GET', `?after=${after}`)).body,
    see: (seq: number) => ask('PUT', '/seen', { seq }),
    end: () => ask('POST', '/end')
  }
}

/** What somebody of the institution does with a conversation. */
export const staffOf = ({ site }: Office, cookie: string, uuid: string, asked: RequestOptions = {}) => {
  const ask = (method: string, path = '', body?: unknown) =>
    request(site, method, `/api/v1/conversations/${uuid}${path}`, { cookie, body, ...asked })
  return {
    ask,
    write: (text: string, client_id: string = newId()) => ask('POST', '/messages', { client_id, text }),
    see: (seq: number) => ask('PUT', '/seen', { seq })
  }
}

export const textsOf = (messages: readonly ConversationMessage[]) => messages.map(({ seq, text }) => [seq, text])

/** A conversation with both of its sides; `cookie` is the office's advisor's. */
export async function openChat(office: Office, cookie: string, rest: object = {}) {
  const { body } = await begin(office, rest)
  const token: string = body.token
  const row = await office
    .knex('conversations')
    .where({ token_hash: hashToken(token) })
    .first('uuid')
  const uuid: string = row?.uuid ?? ''
  return { token, uuid, visitor: visitorOf(office, token), staff: staffOf(office, cookie, uuid) }
}
