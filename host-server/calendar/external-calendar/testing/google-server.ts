import { randomUUID } from 'node:crypto'
import { type Answer, ConsentServer, type Json } from './consent-server.ts'

const CLIENT = { id: '123-abc.apps.googleusercontent.com', secret: 'a secret of the client' }
const ACCOUNT = 'anna.gruber@bank.example'

/** An event as the Calendar API has it; of a deleted one only id and status are told. */
interface CalendarEvent extends Json {
  id: string
  status?: string
}

/** Times with the offset of the calendar's zone, as Google sends them. */
export const timed = (id: string, from: string, to: string, rest: Json = {}): CalendarEvent => ({
  id,
  status: 'confirmed',
  summary: 'Private',
  start: { dateTime: `${from}+01:00`, timeZone: 'Europe/Vienna' },
  end: { dateTime: `${to}+01:00`, timeZone: 'Europe/Vienna' },
  ...rest
})

export const wholeDay = (id: string, from: string, to: string, rest: Json = {}) =>
  timed(id, '', '', { start: { date: from }, end: { date: to }, ...rest })

interface Channel {
  id: string
  token: string
  address: string
  resourceId: string
  /** In milliseconds. */
  expiration: string
}

interface Change {
  version: number
  event: CalendarEvent
}

const MISSING: Answer = { status: 404, body: { error: { code: 404, errors: [{ reason: 'notFound' }] } } }
const LIST = '/calendars/primary/events'

/** Google's consent and Calendar API for one account, over HTTP: what of them a connected calendar needs. */
export class GoogleServer extends ConsentServer {
  #changes = new Map<string, Change>()
  #version = 1
  #epoch = 0
  #messages = 0
  /** By their ids. */
  readonly channels = new Map<string, Channel>()

  constructor() {
    super({
      client: CLIENT,
      consentPath: '/auth',
      tokenPath: '/token',
      apiPath: '/calendar/v3',
      revocationPath: '/revoke'
    })
  }

  get environment() {
    const { origin } = this
    return {
      GOOGLE_CALENDAR_CONSENT_URL: `${origin}/auth`,
      GOOGLE_CALENDAR_TOKEN_URL: `${origin}/token`,
      GOOGLE_CALENDAR_API: `${origin}/calendar/v3`
    }
  }

  get settings() {
    return { google_client_id: CLIENT.id, google_client_secret: CLIENT.secret }
  }

  /** An empty calendar, with nobody's consent. */
  override clear(): void {
    super.clear()
    this.#changes.clear()
    this.channels.clear()
  }

  /** Tells every channel that something has changed. @returns how each has answered */
  notify(state = 'exists'): Promise<Response[]> {
    return Promise.all([...this.channels.values()].map((one) => this.#send(one, state)))
  }

  #send({ id, token, address, resourceId, expiration }: Channel, state: string): Promise<Response> {
    this.#messages += 1
    return this.tell(address, {
      headers: {
        'x-goog-channel-id': id,
        'x-goog-channel-token': token,
        'x-goog-channel-expiration': new Date(Number(expiration)).toUTCString(),
        'x-goog-resource-id': resourceId,
        'x-goog-resource-uri': `${this.origin}/calendar/v3${LIST}?alt=json`,
        'x-goog-resource-state': state,
        'x-goog-message-number': String(this.#messages)
      }
    })
  }

  /** The first message says that there is a channel. */
  async #watch({ id, type, address, token, params }: Json): Promise<Answer> {
    if (type !== 'web_hook' || !String(address).startsWith('https://') || !this.behindProxy) {
      return { status: 400, body: { error: { errors: [{ reason: 'push.webhookUrlNotHttps' }] } } }
    }
    if (this.channels.has(String(id)))
      return { status: 400, body: { error: { errors: [{ reason: 'channelIdNotUnique' }] } } }
    const { ttl } = params as { ttl: string }
    const expiration = String(this.clock() + Number(ttl) * 1000)
    const channel = {
      id: String(id),
      token: String(token),
      address: String(address),
      resourceId: randomUUID(),
      expiration
    }
    this.channels.set(channel.id, channel)
    await this.#send(channel, 'sync')
    const { resourceId } = channel
    return { body: { kind: 'api#channel', id, resourceId, resourceUri: `${this.origin}${LIST}`, token, expiration } }
  }

  #stop({ id, resourceId }: Json): Answer {
    const known = this.channels.get(String(id))
    if (known?.resourceId !== resourceId) return MISSING
    this.channels.delete(String(id))
    return { status: 204 }
  }

  override consent(url: string, isAllowed = true): string {
    const { searchParams } = new URL(url)
    if (searchParams.get('access_type') !== 'offline') throw new Error('without a refresh token')
    return super.consent(url, isAllowed)
  }

  put(...events: CalendarEvent[]): void {
    for (const event of events) this.#changes.set(event.id, { version: ++this.#version, event })
  }

  remove(...ids: string[]): void {
    this.put(...ids.map((id) => ({ ...this.#changes.get(id)?.event, id, status: 'cancelled' })))
  }

  get events(): CalendarEvent[] {
    return [...this.#changes.values()].map(({ event }) => event).filter(({ status }) => status !== 'cancelled')
  }

  /** Forgets what it has told; sync tokens no longer work. */
  forget(): void {
    this.#epoch += 1
  }

  protected answer(method: string, path: string, query: URLSearchParams, text: string): Answer | Promise<Answer> {
    if (path === `${LIST}/watch`) return this.#watch(JSON.parse(text))
    if (path === '/channels/stop') return this.#stop(JSON.parse(text))
    if (path === LIST) return method === 'POST' ? this.#make(JSON.parse(text)) : this.#list(query)
    const known = this.#changes.get(path.slice(LIST.length + 1))?.event
    if (!known) return MISSING
    if (method === 'GET') return { body: known }
    if (method === 'PATCH') {
      const event = { ...known, ...JSON.parse(text) }
      this.put(event)
      return { body: event }
    }
    if (known.status === 'cancelled') return { status: 410, body: { error: { errors: [{ reason: 'deleted' }] } } }
    this.remove(known.id)
    return { status: 204 }
  }

  #make(event: CalendarEvent): Answer {
    if (!/^[a-v0-9]{5,1024}$/.test(event.id)) return { status: 400 }
    if (this.#changes.has(event.id)) return { status: 409, body: { error: { errors: [{ reason: 'duplicate' }] } } }
    this.put(event)
    return { body: event }
  }

  /** What a sync token may not be combined with is refused, as Google does. */
  #list(query: URLSearchParams): Answer {
    const sync = query.get('syncToken')
    if (sync && (query.get('timeMin') || query.get('timeMax'))) return { status: 400 }
    const [epoch, since] = (sync ?? `${this.#epoch}.0`).split('.').map(Number)
    if (epoch !== this.#epoch) return { status: 410, body: { error: { errors: [{ reason: 'fullSyncRequired' }] } } }
    const changes = [...this.#changes.values()]
      .filter(({ version, event }) => version > Number(since) && (sync || event.status !== 'cancelled'))
      .map(({ event }) => (event.status === 'cancelled' ? { id: event.id, status: 'cancelled' } : event))
    const at = Number(query.get('pageToken') ?? 0)
    const page = changes.slice(at, at + this.pageSize)
    const items = this.repeats ? [...page.slice(0, 1), ...page] : page
    const isLast = at + this.pageSize >= changes.length
    const next = isLast
      ? { nextSyncToken: `${this.#epoch}.${this.#version}` }
      : { nextPageToken: String(at + this.pageSize) }
    return { body: { kind: 'calendar#events', summary: ACCOUNT, items, ...next } }
  }
}
