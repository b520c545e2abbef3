import * as v from 'valibot'
import { classIdOf, objectIdOf } from './google.ts'
import { type Google, GoogleRefusal } from './google-client.ts'

/** Texts per card: Google accepts no more than ten. */
const RETAINED = 5

export type MessageType = 'TEXT' | 'TEXT_AND_NOTIFY'
export interface Message {
  id: string
  header: string
  /** Google interprets HTML links in it. */
  body: string
}

const StoredMessage = v.looseObject({ id: v.optional(v.string(), '') })
type StoredMessage = v.InferOutput<typeof StoredMessage>
const WithMessages = v.object({ messages: v.optional(v.array(StoredMessage), []) })

const has = (status: number) => (failure: unknown) => failure instanceof GoogleRefusal && failure.status === status
const isAbsent = has(404)
const isThere = has(409)
const isOften = (failure: unknown) => failure instanceof GoogleRefusal && failure.reason === 'quotaExceeded'

const pathOf = ({ account }: Google, serial: string) => `genericObject/${objectIdOf(account, serial)}`

/** Creates or updates the class of the tenant's cards. */
export async function putClass(google: Google, tenantId: string, content: object): Promise<void> {
  const id = classIdOf(google.account, tenantId)
  try {
    await google.ask('POST', 'genericClass', { id, ...content })
  } catch (failure) {
    if (!isThere(failure)) throw failure
    await google.ask('PATCH', `genericClass/${id}`, content)
  }
}

/** Whether the object exists: it is created when the card is saved. */
export async function patchObject(google: Google, serial: string, change: object): Promise<boolean> {
  try {
    await google.ask('PATCH', pathOf(google, serial), change)
    return true
  } catch (failure) {
    if (isAbsent(failure)) return false
    throw failure
  }
}

async function findMessages(google: Google, serial: string): Promise<StoredMessage[] | undefined> {
  try {
    return v.parse(WithMessages, await google.ask('GET', pathOf(google, serial))).messages
  } catch (failure) {
    if (isAbsent(failure)) return undefined
    throw failure
  }
}

/** Texts that stay do not alert again. */
const putMessages = (google: Google, serial: string, messages: readonly StoredMessage[]) =>
  patchObject(google, serial, { messages: messages.map((message) => ({ ...message, messageType: 'TEXT' })) })

const Answer = v.object({ resource: WithMessages })

/** Adds a text to the card; silently if the holder was alerted too often today. */
async function add(google: Google, serial: string, message: Message, messageType: MessageType): Promise<MessageType> {
  try {
    const path = `${pathOf(google, serial)}/addMessage`
    const { resource } = v.parse(Answer, await google.ask('POST', path, { message: { ...message, messageType } }))
    if (resource.messages.length > RETAINED) await putMessages(google, serial, resource.messages.slice(-RETAINED))
    return messageType
  } catch (failure) {
    if (isOften(failure) && messageType !== 'TEXT') return add(google, serial, message, 'TEXT')
    throw failure
  }
}

/**
 * How the holder was notified; undefined if no one has saved the card. The text of an earlier attempt is looked up
 * first.
 */
export async function addMessage(
  google: Google,
  serial: string,
  message: Message,
  { messageType, isDoubtful }: { messageType: MessageType; isDoubtful: boolean }
): Promise<MessageType | undefined> {
  try {
    const known = isDoubtful ? await findMessages(google, serial) : []
    if (known?.some(({ id }) => id === message.id)) return messageType
    return known && (await add(google, serial, message, messageType))
  } catch (failure) {
    if (isAbsent(failure)) return undefined
    throw failure
  }
}

/** Removes a text from the card. */
export async function removeMessage(google: Google, serial: string, id: string): Promise<void> {
  const messages = (await findMessages(google, serial)) ?? []
  const rest = messages.filter((message) => message.id !== id)
  if (rest.length < messages.length) await putMessages(google, serial, rest)
}
