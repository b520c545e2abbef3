import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import pg from 'pg'
import type { Config } from './config.ts'
import type { Sight } from './postgres.ts'

/** Hears of a change in what a tenant has settled; of anybody's, where it is not known whose. */
export type OnChange = (tenantId?: string) => void

export interface Changes {
  /** Whether every write of every process is heard of, so that something made from a read may be kept. */
  areHeard(): boolean
  stop(): Promise<void>
}

/** The tables whose rows are written rarely and read with every request; their migrations put triggers on them (`noticeChanges`). */
const SETTLED_TABLES = [
  'tenants',
  'tenant_domains',
  'tenant_settings',
  'tenant_modules',
  'organizations',
  'advisors',
  'advisor_settings',
  'appointment_topics',
  'topic_texts',
  'advisor_topics',
  'advisor_appointment_types',
  'working_hours',
  'default_weeks',
  'holidays',
  'calendar_overrides',
  'calendar_spans',
  'assistants',
  'advisor_assistants',
  'advisor_contact_options',
  'text_description_types',
  'text_descriptions',
  'custom_links',
  'advisor_custom_links',
  'profile_layouts',
  'opening_hours',
  'organization_texts',
  'redirections',
  'organization_aliases',
  'search_forms',
  'advisor_aliases',
  'advisor_successors'
]
const CHANNEL = 'advisor_widgets_changes'

const WRITE = new RegExp(`^(?:insert into|update|delete from) .(?:${SETTLED_TABLES.join('|')})\\b`, 'i')

interface Query {
  sql?: string
  queryContext?: Sight
}

/**
 * Hears of this process's own writes as soon as the statement is through. What is read between it and its COMMIT may be
 * old: on SQLite nobody reads meanwhile, since there is one connection; on PostgreSQL the trigger tells once more.
 */
export function hearOwnWrites(knex: Knex, onChange: OnChange): void {
  knex.on('query-response', (_answer: unknown, { sql = '', queryContext }: Query) => {
    if (WRITE.test(sql)) onChange(queryContext?.tenantId ?? undefined)
  })
}

const POLL_MS = 1000

/** SQLite has one server process, but the operator's tools may write beside it: the file's data version tells. */
function watchFile(knex: Knex, onChange: OnChange): Changes {
  let known: number | undefined
  const look = async () => {
    const [row] = (await knex.raw('pragma data_version')) as { data_version: number }[]
    if (known !== undefined && row?.data_version !== known) onChange()
    known = row?.data_version
  }
  const lookSafely = () => void look().catch(() => onChange())
  const timer = setInterval(lookSafely, POLL_MS).unref()
  lookSafely()
  return {
    areHeard: () => known !== undefined,
    async stop() {
      clearInterval(timer)
    }
  }
}

const PING_MS = 5000
/** Longer without an echo, and the line counts as cut. */
const SILENCE_MS = 12_000
const RETRY_MS = 500

/**
 * Listens to the triggers' notices on a connection of its own. Its own echo tells that the line is whole: a connection
 * may be dead unnoticed, and some poolers swallow notices. While it is not, nothing may be kept.
 */
class Line implements Changes {
  readonly #url: string
  readonly #onChange: OnChange
  readonly #ping = `ping ${randomUUID()}`
  #client: pg.Client | undefined
  #echoed = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(url: string, onChange: OnChange) {
    this.#url = url
    this.#onChange = onChange
    void this.#connect()
  }

  areHeard = () => performance.now() - this.#echoed < SILENCE_MS

  async #connect() {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'advisor-widgets-changes',
      connectionTimeoutMillis: 3000,
      query_timeout: PING_MS
    })
    this.#client = client
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await this.#beat(client)
    } catch {
      this.#lose(client)
    }
  }

  async #beat(client: pg.Client) {
    if (this.#isStopped || client !== this.#client) return
    await client.query('select pg_notify($1, $2)', [CHANNEL, this.#ping])
    this.#timer = setTimeout(() => void this.#beat(client).catch(() => this.#lose(client)), PING_MS).unref()
  }

  #hear(payload: string) {
    if (payload === this.#ping) {
      // what changed while nobody listened is not known
      if (!this.areHeard()) this.#onChange()
      this.#echoed = performance.now()
    } else if (!payload.startsWith('ping ')) this.#onChange(payload)
  }

  #lose(client: pg.Client) {
    if (client !== this.#client) return
    this.#client = undefined
    this.#echoed = Number.NEGATIVE_INFINITY
    clearTimeout(this.#timer)
    client.end().catch(() => {})
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#connect(), RETRY_MS).unref()
  }

  async stop() {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => {})
  }
}

/** Hears of the writes of other processes. */
export const hearOthers = (knex: Knex, { DATABASE_URL }: Config, onChange: OnChange): Changes =>
  DATABASE_URL ? new Line(DATABASE_URL, onChange) : watchFile(knex, onChange)
