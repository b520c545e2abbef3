import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LocalServer } from '../../../testing/local-server.ts'

interface Meeting {
  name: string
  attendeePW: string
  moderatorPW: string
  createTime: string
}

/** Who has entered, and as what. */
export interface Participant {
  meetingID: string
  fullName: string
  role: string
}

const response = (inner: string) => `<response>${inner}</response>`
const failed = (key: string, message: string) =>
  response(`<returncode>FAILED</returncode><messageKey>${key}</messageKey><message>${message}</message>`)
const notFound = () => failed('notFound', 'We could not find a meeting with that meeting ID')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * A BigBlueButton server on this computer, as far as it can be told from outside: it answers in XML, with status 200
 * also to what it refuses, and verifies every checksum (SHA-256 over the call's name, the query as sent, and the secret).
 */
export class BigBlueButtonServer extends LocalServer {
  readonly secret = 'a secret of the video server'
  readonly meetings = new Map<string, Meeting>()
  readonly participants: Participant[] = []
  /** The calls, in order, with whether their checksum was right. */
  readonly calls: { name: string; isSigned: boolean; query: URLSearchParams }[] = []
  /** Answers the next calls instead: a status, or nothing at all. */
  instead: number | 'silence' | undefined
  private made = 0

  static open = () => new BigBlueButtonServer().listen()

  override get url() {
    return `http://${this.host}/bigbluebutton/`
  }

  forget() {
    this.meetings.clear()
    this.participants.length = 0
    this.calls.length = 0
    this.instead = undefined
  }

  private isSigned(name: string, search: string): boolean {
    const [, query = '', checksum] = /^\?(.*?)&?checksum=([\da-f]+)$/.exec(search) ?? []
    return checksum === createHash('sha256').update(`${name}${query}${this.secret}`).digest('hex')
  }

  protected serve(request: IncomingMessage, answer: ServerResponse) {
    const url = new URL(request.url ?? '', this.url)
    const [, name = ''] = /^\/bigbluebutton\/api\/(\w+)$/.exec(url.pathname) ?? []
    const isSigned = this.isSigned(name, url.search)
    this.calls.push({ name, isSigned, query: url.searchParams })
    if (this.instead === 'silence') return
    if (this.instead) return void answer.writeHead(this.instead).end('Bad Gateway')
    if (!name) return void answer.writeHead(404).end('Not Found')
    answer.setHeader('content-type', 'text/xml;charset=utf-8')
    if (!isSigned) return void answer.end(failed('checksumError', 'Checksums do not match'))
    const handle = { create: this.create, join: this.join, end: this.end, isMeetingRunning: this.isRunning }[name]
    if (!handle) return void answer.end(failed('unsupportedRequest', 'This request is not supported.'))
    const said = handle.call(this, url.searchParams)
    if (typeof said === 'string') return void answer.end(said)
    answer.writeHead(302, { location: said.location }).end()
  }

  private create(query: URLSearchParams): string {
    const text = (name: string) => query.get(name) ?? ''
    const id = text('meetingID')
    const known = this.meetings.get(id)
    const isSame = known?.attendeePW === text('attendeePW') && known.moderatorPW === text('moderatorPW')
    if (known && !isSame) return failed('idNotUnique', 'A meeting already exists with that meeting ID.')
    this.made += 1
    const meeting = known ?? {
      name: text('name'),
      attendeePW: text('attendeePW'),
      moderatorPW: text('moderatorPW'),
      createTime: String(1_700_000_000_000 + this.made)
    }
    this.meetings.set(id, meeting)
    const { name, createTime, attendeePW, moderatorPW } = meeting
    return response(
      `<returncode>SUCCESS</returncode><meetingID>${id}</meetingID><meetingName>${escaped(name)}</meetingName>` +
        `<attendeePW>${attendeePW}</attendeePW><moderatorPW>${moderatorPW}</moderatorPW><createTime>${createTime}</createTime>` +
        `<messageKey>${known ? 'duplicateWarning' : ''}</messageKey><message></message>`
    )
  }

  private join(query: URLSearchParams): string | { location: string } {
    const meetingID = query.get('meetingID') ?? ''
    const meeting = this.meetings.get(meetingID)
    if (!meeting) return notFound()
    const createTime = query.get('createTime')
    if (createTime && createTime !== meeting.createTime) {
      return failed(
        'mismatchCreateTimeParam',
        'The createTime parameter submitted mismatches with the current meeting.'
      )
    }
    const isModerator = query.get('role') === 'MODERATOR'
    if (query.get('password') !== (isModerator ? meeting.moderatorPW : meeting.attendeePW)) {
      return failed('invalidPassword', 'The password does not match.')
    }
    this.participants.push({ meetingID, fullName: query.get('fullName') ?? '', role: query.get('role') ?? '' })
    return { location: `http://${this.host}/html5client/join` }
  }

  private end(query: URLSearchParams): string {
    const id = query.get('meetingID') ?? ''
    if (!this.meetings.delete(id)) return notFound()
    return response('<returncode>SUCCESS</returncode><messageKey>sentEndMeetingRequest</messageKey>')
  }

  private isRunning(query: URLSearchParams): string {
    const id = query.get('meetingID')
    const isRunning = this.participants.some(({ meetingID }) => meetingID === id && this.meetings.has(meetingID))
    return response(`<returncode>SUCCESS</returncode><running>${isRunning}</running>`)
  }
}
