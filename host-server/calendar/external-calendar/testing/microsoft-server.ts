import { randomUUID } from 'node:crypto'
import { type Answer, ConsentServer, type Json } from './consent-server.ts'

const CLIENT = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', secret: 'a secret of the registration' }
const DIRECTORY = 'bank.example'
const ACCOUNT = 'anna.gruber@bank.example'

/** An event as Graph has it, in the mailbox's own zone. */
interface MailboxEvent extends Json {
  id: string
}

const moment = (dateTime: string, timeZone = 'UTC') => ({ dateTime: `${dateTime}.0000000`, timeZone })

/** A single event; `rest` overrides what Outlook sets. */
export const single = (id: string, from: string, to: string, rest: Json = {}): MailboxEvent => ({
  id,
  type: 'singleInstance',
  seriesMasterId: null,
  showAs: 'busy',
  isAllDay: false,
  isCancelled: false,
  subject: 'Private',
  body: { contentType: 'text', content: 'What nobody else needs to know' },
  start: moment(from),
  end: moment(to),
  ...rest
})

/** The same in a zone as Windows names it, as from a server that ignores the preference for UTC. */
export const inZone = (id: string, from: string, to: string, zone: string, rest: Json = {}) =>
  single(id, from, to, { start: moment(from, zone), end: moment(to, zone), ...rest })

export const master = (id: string, from: string, to: string, rest: Json = {}) =>
  single(id, from, to, { type: 'seriesMaster', ...rest })

/** Of an occurrence, a delta query says nothing but when it is. */
export const occurrence = (id: string, seriesMasterId: string, from: string, to: string): MailboxEvent => ({
  id,
  type: 'occurrence',
  seriesMasterId,
  start: moment(from),
  end: moment(to)
})

export const exception = (id: string, seriesMasterId: string, from: string, to: string, rest: Json = {}) =>
  single(id, from, to, { type: 'exception', seriesMasterId, ...rest })

/** The longest that a subscription to Outlook's data may last. */
const MOST_MINUTES = 4230

interface Subscribed {
  id: string
  changeType: string
  resource: string
  notificationUrl: string
  lifecycleNotificationUrl: string
  expirationDateTime: string
  clientState: string
}

interface Change {
  version: number
  event: MailboxEvent | undefined
}

const MISSING: Answer = { status: 404, body: { error: { code: 'ErrorItemNotFound' } } }

/** Microsoft's sign-in and Graph for one mailbox, over HTTP: what of them a connected calendar needs. */
export class MicrosoftServer extends ConsentServer {
  #changes = new Map<string, Change>()
  #version = 1
  #epoch = 0
  /** Whether the account may hold meetings in Teams. */
  hasTeams = true
  /** How often it is asked for a meeting before that is made. */
  slowMeetings = 0
  /** By their ids. */
  readonly subscriptions = new Map<string, Subscribed>()

  constructor() {
    const base = `/login/${DIRECTORY}/oauth2/v2.0`
    super({ client: CLIENT, consentPath: `${base}/authorize`, tokenPath: `${base}/token`, apiPath: '/v1.0' })
  }

  get environment() {
    return { MICROSOFT_LOGIN_URL: `${this.origin}/login`, MICROSOFT_GRAPH_URL: `${this.origin}/v1.0` }
  }

  get settings() {
    return {
      microsoft_client_id: CLIENT.id,
      microsoft_client_secret: CLIENT.secret,
      microsoft_directory: DIRECTORY
    }
  }

  /** An empty mailbox, with nobody's consent. */
  override clear(): void {
    super.clear()
    this.#changes.clear()
    this.hasTeams = true
    this.slowMeetings = 0
    this.subscriptions.clear()
  }

  put(...events: MailboxEvent[]): void {
    for (const event of events) this.#changes.set(event.id, { version: ++this.#version, event })
  }

  remove(...ids: string[]): void {
    for (const id of ids) this.#changes.set(id, { version: ++this.#version, event: undefined })
  }

  get events(): MailboxEvent[] {
    return [...this.#changes.values()].flatMap(({ event }) => (event ? [event] : []))
  }

  /** Forgets what it has told; delta tokens no longer work. */
  forget(): void {
    this.#epoch += 1
  }

  protected answer(method: string, path: string, query: URLSearchParams, text: string): Answer | Promise<Answer> {
    if (path === '/subscriptions') return this.#subscribe(JSON.parse(text))
    if (path.startsWith('/subscriptions/')) return this.#renew(method, path.slice('/subscriptions/'.length), text)
    if (path === '/me/calendar') return { body: { id: 'calendar', owner: { name: 'Anna', address: ACCOUNT } } }
    if (path === '/me/calendarView/delta') return this.#delta(query)
    if (path === '/me/events') return method === 'POST' ? this.#make(text) : this.#find(query)
    if (path.startsWith('/me/events/')) return this.#touch(method, path.slice('/me/events/'.length), text)
    return MISSING
  }

  #isTooLong(expirationDateTime: unknown): boolean {
    const left = Date.parse(String(expirationDateTime)) - this.clock()
    return !(left > 0 && left <= MOST_MINUTES * 60_000)
  }

  /** Whether both addresses answer with the token, in time and as plain text. */
  async #validates(urls: readonly string[]): Promise<boolean> {
    for (const url of urls) {
      const validationToken = `Validation: Testing client application reachability for subscription ${randomUUID()}`
      const answer = await this.tell(`${url}?${new URLSearchParams({ validationToken })}`, {})
      const isPlain = answer.headers.get('content-type')?.startsWith('text/plain')
      if (answer.status !== 200 || !isPlain || (await answer.text()) !== validationToken) return false
    }
    return true
  }

  async #subscribe(given: Omit<Subscribed, 'id'>): Promise<Answer> {
    const { notificationUrl, lifecycleNotificationUrl, clientState, expirationDateTime, changeType, resource } = given
    const urls = [notificationUrl, lifecycleNotificationUrl].map(String)
    const isWrong =
      changeType !== 'created,updated,deleted' ||
      resource !== 'me/events' ||
      !(clientState.length <= 128) ||
      this.#isTooLong(expirationDateTime) ||
      urls.some((url) => !url.startsWith('https://'))
    if (isWrong || !this.behindProxy || !(await this.#validates(urls))) {
      return {
        status: 400,
        body: { error: { code: 'InvalidRequest', message: 'Subscription validation request failed.' } }
      }
    }
    const id = randomUUID()
    const { clientState: _, ...shown } = given
    const subscription = { ...given, id, expirationDateTime: this.#written(expirationDateTime) }
    this.subscriptions.set(id, subscription)
    return { status: 201, body: { ...shown, id, expirationDateTime: subscription.expirationDateTime } }
  }

  /** With seven decimals, as Graph writes times. */
  #written = (time: string) => new Date(time).toISOString().replace('Z', '0000Z')

  #renew(method: string, id: string, text: string): Answer {
    const known = this.subscriptions.get(id)
    if (!known) return { status: 404, body: { error: { code: 'ResourceNotFound' } } }
    if (method === 'DELETE') {
      this.subscriptions.delete(id)
      return { status: 204 }
    }
    const { expirationDateTime } = JSON.parse(text)
    if (this.#isTooLong(expirationDateTime)) return { status: 400 }
    const renewed = { ...known, expirationDateTime: this.#written(expirationDateTime) }
    this.subscriptions.set(id, renewed)
    return { body: { ...renewed, clientState: null } }
  }

  #about({ id, expirationDateTime, clientState }: Subscribed) {
    return {
      subscriptionId: id,
      subscriptionExpirationDateTime: expirationDateTime,
      clientState,
      tenantId: '84bd8158-6d4d-4958-8b9f-9d6445542f95'
    }
  }

  /** Tells every subscriber that something has changed. @returns how each has answered */
  notify(change: Json = {}): Promise<Response[]> {
    return Promise.all(
      [...this.subscriptions.values()].map((one) => {
        const resource = `Users/${randomUUID()}/Events/${randomUUID()}`
        const notice = { ...this.#about(one), changeType: 'updated', resource, resourceData: { id: randomUUID() } }
        return this.tell(one.notificationUrl, { body: { value: [{ ...notice, ...change }] } })
      })
    )
  }

  /** Tells every subscriber what has become of the subscription. */
  async warn(lifecycleEvent: 'reauthorizationRequired' | 'subscriptionRemoved' | 'missed'): Promise<void> {
    for (const one of this.subscriptions.values()) {
      if (lifecycleEvent === 'subscriptionRemoved') this.subscriptions.delete(one.id)
      await this.tell(one.lifecycleNotificationUrl, { body: { value: [{ ...this.#about(one), lifecycleEvent }] } })
    }
  }

  /** The same transaction makes one event only, and is answered with it as it was made. */
  #make(text: string): Answer {
    const given: Json = JSON.parse(text)
    const known = this.events.find(({ transactionId }) => transactionId === given.transactionId)
    if (!known) this.put(this.#held({ type: 'singleInstance', isAllDay: false, id: `entry=${randomUUID()}` }, given))
    const made = known ?? (this.events.at(-1) as MailboxEvent)
    return { status: 201, body: this.#told(made) }
  }

  /**
   * An event with what is written to it. A meeting is made once and stays, unless the text is overwritten, in which it
   * stands, too; without Teams, the wish for one is ignored.
   */
  #held(known: MailboxEvent, given: Json): MailboxEvent {
    const { isOnlineMeeting, onlineMeetingProvider, ...rest } = given
    if (known.isOnlineMeeting && !rest.body) return { ...known, ...rest }
    const isWanted = isOnlineMeeting === true && onlineMeetingProvider === 'teamsForBusiness' && this.hasTeams
    const context = encodeURIComponent(JSON.stringify({ Tid: DIRECTORY, Oid: randomUUID() }))
    const joinUrl = `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${randomUUID()}%40thread.v2/0?context=${context}`
    return {
      ...known,
      ...rest,
      isOnlineMeeting: isWanted,
      onlineMeetingProvider: isWanted ? 'teamsForBusiness' : 'unknown',
      onlineMeeting: isWanted ? { joinUrl } : null
    }
  }

  /** An event as it is answered: its meeting may not be there yet. */
  #told(event: MailboxEvent): MailboxEvent {
    if (!event.isOnlineMeeting || this.slowMeetings === 0) return event
    this.slowMeetings -= 1
    return { ...event, onlineMeeting: null }
  }

  #find(query: URLSearchParams): Answer {
    const [, name, value] = /ep\/id eq '([^']+)' and ep\/value eq '([^']+)'/.exec(query.get('$filter') ?? '') ?? []
    const has = ({ singleValueExtendedProperties: all }: MailboxEvent) =>
      (all as Json[] | undefined)?.some((one) => one.id === name && one.value === value)
    return { body: { value: this.events.filter(has).map(({ id }) => ({ id })) } }
  }

  #touch(method: string, encoded: string, text: string): Answer {
    const id = decodeURIComponent(encoded)
    const known = this.events.find((event) => event.id === id)
    if (!known) return MISSING
    if (method === 'GET') return { body: this.#told(known) }
    if (method === 'DELETE') {
      this.remove(id)
      return { status: 204 }
    }
    const changed = this.#held(known, JSON.parse(text))
    this.put(changed)
    return { body: this.#told(changed) }
  }

  #within({ start, end }: MailboxEvent, from: string, to: string): boolean {
    const [starts, ends] = [start, end].map((at) => String((at as Json).dateTime).slice(0, 19))
    return String(ends) > from && String(starts) < to
  }

  /** A page: its token says from which version, up to which and how far; the period is in the token. */
  #delta(query: URLSearchParams): Answer {
    const given = query.get('$skiptoken') ?? query.get('$deltatoken')
    const token = given
      ? JSON.parse(Buffer.from(given, 'base64url').toString())
      : { epoch: this.#epoch, since: 0, at: 0, from: query.get('startDateTime'), to: query.get('endDateTime') }
    if (token.epoch !== this.#epoch) {
      return {
        status: 410,
        body: { error: { code: 'SyncStateNotFound', message: 'The sync state generation is not found' } }
      }
    }
    const changes = [...this.#changes.entries()]
      .filter(([, { version, event }]) => version > token.since && (event || token.since))
      .filter(([, { event }]) => !event || event.type === 'seriesMaster' || this.#within(event, token.from, token.to))
      .map(([id, { event }]) => event ?? { id, '@removed': { reason: 'deleted' } })
    const page = changes.slice(token.at, token.at + this.pageSize)
    const isLast = token.at + this.pageSize >= changes.length
    const next = isLast ? { ...token, since: this.#version, at: 0 } : { ...token, at: token.at + this.pageSize }
    const sealed = Buffer.from(JSON.stringify(next)).toString('base64url')
    const link = `${this.origin}/v1.0/me/calendarView/delta?$${isLast ? 'delta' : 'skip'}token=${sealed}`
    const value = this.repeats ? [...page.slice(0, 1), ...page] : page
    return { body: { value, [isLast ? '@odata.deltaLink' : '@odata.nextLink']: link } }
  }
}
