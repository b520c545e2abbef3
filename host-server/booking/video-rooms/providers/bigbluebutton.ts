import { createHash, createHmac } from 'node:crypto'
import { MINUTE } from '../../../core/base/clock.ts'
import type { Ask } from './ask.ts'
import { type Entrant, type Finding, RoomFault, type Talk, type VideoService } from './provider.ts'

export interface BigBlueButtonAccess {
  /** As `bbb-conf --secret` prints it, with or without `/api`. */
  url: string
  secret: string
}

type Call = 'create' | 'join' | 'end' | 'isMeetingRunning'
type Parameters = Readonly<Record<string, string>>

/** The address of a call, signed over its name and its parameters. */
function signed({ url, secret }: BigBlueButtonAccess, call: Call, parameters: Parameters): string {
  const query = String(new URLSearchParams(parameters))
  const checksum = createHash('sha256').update(`${call}${query}${secret}`).digest('hex')
  return `${url.replace(/\/+$/, '').replace(/\/api$/, '')}/api/${call}?${query}&checksum=${checksum}`
}

/** The text of an element without children. */
const textIn = (xml: string, name: string) => new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(xml)?.[1] ?? ''

interface Answer {
  isSuccess: boolean
  /** Why not. */
  key: string
  createTime: string
}

const REFUSALS = new Set([401, 403, 404])

/** An error is an answer with status 200. @throws RoomFault if it is no answer of such a server */
async function call(access: BigBlueButtonAccess, ask: Ask, name: Call, parameters: Parameters): Promise<Answer> {
  const answer = await ask(signed(access, name, parameters), { method: 'GET', headers: { accept: 'application/xml' } })
  const xml = await answer.text()
  const code = textIn(xml, 'returncode')
  if (answer.status !== 200 || !code) {
    const isRefused = REFUSALS.has(answer.status) || answer.status === 200
    throw new RoomFault(isRefused ? 'refused' : 'away', `answered ${answer.status}`)
  }
  return { isSuccess: code === 'SUCCESS', key: textIn(xml, 'messageKey'), createTime: textIn(xml, 'createTime') }
}

/** @throws RoomFault unless it succeeded */
function succeeded(answer: Answer): Answer {
  if (answer.isSuccess) return answer
  throw new RoomFault(answer.key === 'checksumError' ? 'refused' : 'away', answer.key)
}

/** Made again with other passwords, a room would be another one. */
const passwordOf = ({ secret }: BigBlueButtonAccess, { room }: Talk, isHost: boolean) =>
  createHmac('sha256', secret)
    .update(`${isHost ? 'host' : 'guest'}\0${room}`)
    .digest('base64url')

/** A server accepts names from two to 64 characters. */
const titleOf = ({ title }: Talk) => title.slice(0, 64).padEnd(2, '.')

/** Makes the room; one that exists stays as it is. A server forgets a room that nobody enters. */
const create = async (access: BigBlueButtonAccess, ask: Ask, talk: Talk): Promise<Answer> =>
  succeeded(
    await call(access, ask, 'create', {
      name: titleOf(talk),
      meetingID: talk.room,
      attendeePW: passwordOf(access, talk, false),
      moderatorPW: passwordOf(access, talk, true),
      record: 'false',
      logoutURL: talk.home,
      meetingExpireIfNoUserJoinedInMinutes: String(Math.ceil((talk.closes.getTime() - talk.opens.getTime()) / MINUTE))
    })
  )

/** Signed for this room as it is now: once it has ended, the address leads nowhere, although nothing in it expires. */
async function enter(access: BigBlueButtonAccess, ask: Ask, talk: Talk, { isHost, name }: Entrant): Promise<string> {
  const { createTime } = await create(access, ask, talk)
  return signed(access, 'join', {
    fullName: name,
    meetingID: talk.room,
    role: isHost ? 'MODERATOR' : 'VIEWER',
    password: passwordOf(access, talk, isHost),
    ...(createTime && { createTime }),
    redirect: 'true'
  })
}

async function end(access: BigBlueButtonAccess, ask: Ask, talk: Talk): Promise<void> {
  const password = passwordOf(access, talk, true)
  const answer = await call(access, ask, 'end', { meetingID: talk.room, password })
  if (answer.key !== 'notFound') succeeded(answer)
}

/** A signed question about a room that does not exist tells nobody anything. */
async function check(access: BigBlueButtonAccess, ask: Ask): Promise<Finding[]> {
  const host = new URL(access.url).host
  try {
    const answer = await call(access, ask, 'isMeetingRunning', { meetingID: 'test' })
    const answers: Finding = { finding: 'answers', detail: host }
    if (answer.isSuccess) return [answers, { finding: 'signed', detail: '' }]
    if (answer.key === 'checksumError') return [answers, { finding: 'signature-refused', detail: '' }]
    return [{ finding: 'broken', detail: answer.key }]
  } catch (failure) {
    if (!(failure instanceof RoomFault)) throw failure
    const [, detail = ''] = /^answered (\d+)$/.exec(failure.message) ?? []
    return [{ finding: detail ? 'broken' : 'unreachable', detail }]
  }
}

/** A BigBlueButton server: its rooms are made by signed calls, and each person's address says what they may do there. */
export const bigBlueButton = (access: BigBlueButtonAccess, ask: Ask): VideoService => ({
  make: async (talk) => void (await create(access, ask, talk)),
  enter: (talk, entrant) => enter(access, ask, talk, entrant),
  end: (talk) => end(access, ask, talk),
  check: () => check(access, ask)
})
