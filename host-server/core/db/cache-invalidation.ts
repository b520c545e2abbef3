import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import pg from 'pg'
import { type Config, directUrl } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import { deafness } from './pooler.ts'
import type { TenantContext } from './postgres.ts'

/** Called after a write to a cached table; without an id if the tenant is unknown. */
export type OnChange = (tenantId?: string) => void

export interface Changes {
  /** Whether the writes of all processes are noticed, so that results of reads may be cached. */
  isListening(): boolean
  stop(): Promise<void>
}

const CHANNEL = 'advisor_widgets_changes'

const writeTo = (tables: readonly string[]) =>
  new RegExp(`^(?:insert into|update|delete from) .(?:${tables.join('|')})\\b`, 'i')

interface Query {
  sql?: string
  queryContext?: TenantContext
}

/**
 * Reports this process's own writes to these tables as soon as the statement has run. Reads between it and its COMMIT
 * may be outdated: SQLite has one connection, so that there are none; on PostgreSQL the trigger reports the write
 * again.
 */
export function watchOwnWrites(knex: Knex, tables: readonly string[], onChange: OnChange): void {
  const isWrite = writeTo(tables)
  knex.on('query-response', (_answer: unknown, { sql = '', queryContext }: Query) => {
    if (isWrite.test(sql)) onChange(queryContext?.tenantId ?? undefined)
  })
}

const POLL_MS = 1000

/**
 * Another server process or the operator's commands may write beside this one, which the file's data version shows.
 */
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
    isListening: () => known !== undefined,
    async stop() {
      clearInterval(timer)
    }
  }
}

const DEAF = {
  pooled:
    'nothing is cached: a connection pooler is in front of the database; set DATABASE_DIRECT_URL to PostgreSQL itself',
  elsewhere: 'nothing is cached: DATABASE_DIRECT_URL leads to another database than DATABASE_URL'
} as const

const PING_MS = 5000
/** After this long without an echo, the connection counts as lost. */
const SILENCE_MS = 12_000
const RETRY_MS = 500

/**
 * Listens to the triggers' notifications on a connection of its own, which leads to the server itself. An echo of its
 * own proves that it works: a connection may be dead unnoticed. Without the echo nothing may be cached.
 */
class Line implements Changes {
  readonly #knex: Knex
  readonly #url: string
  readonly #log: Log
  readonly #onChange: OnChange
  readonly #ping = `ping ${randomUUID()}`
  #client: pg.Client | undefined
  #echoed = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(knex: Knex, url: string, log: Log, onChange: OnChange) {
    this.#knex = knex
    this.#url = url
    this.#log = log
    this.#onChange = onChange
    void this.#connect()
  }

  isListening = () => performance.now() - this.#echoed < SILENCE_MS

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
      const why = await deafness(client, this.#knex)
      if (why) return this.#giveUp(why)
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
      // changes may have been missed while not listening
      if (!this.isListening()) this.#onChange()
      this.#echoed = performance.now()
    } else if (!payload.startsWith('ping ')) this.#onChange(payload)
  }

  /** What operators set is not right by itself later. */
  #giveUp(why: keyof typeof DEAF): Promise<void> {
    this.#log.warn(DEAF[why])
    return this.stop()
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

/** Reports the writes of other processes. */
export function watchOtherProcesses(knex: Knex, config: Config, log: Log, onChange: OnChange): Changes {
  const url = directUrl(config)
  return url ? new Line(knex, url, log, onChange) : watchFile(knex, onChange)
}
