import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import { type Changes, watchOtherProcesses, watchOwnWrites } from '../db/cache-invalidation.ts'
import { AnswerCache } from './answer-cache.ts'
import { type CurrentTenant, findTenant } from './current-tenant.ts'

const HOSTS_KEPT = 10_000

/** Without the port; an IPv6 address keeps its brackets. */
const hostOf = (header: string) => header.replace(/:\d+$/, '').toLowerCase()

/**
 * The tenants by host name, and the answers that are the same for all of a tenant's guests. Both are cached until a
 * node writes to their tables; while writes cannot be noticed, nothing is cached.
 */
export class Tenants {
  readonly answers = new AnswerCache()
  readonly #hosts = new LRUCache<string, CurrentTenant>({ max: HOSTS_KEPT })
  readonly #knex: Knex
  readonly #config: Config
  #changes: Changes | undefined
  /** Counts changes, so that what was read before one is not cached after it. */
  #edition = 0

  /** `cachedTables` are those from which something is cached. */
  constructor(knex: Knex, config: Config, cachedTables: readonly string[]) {
    this.#knex = knex
    this.#config = config
    watchOwnWrites(knex, cachedTables, (id) => this.forget(id))
  }

  /** Starts listening to writes; from now on reads may be cached. */
  listen(log: Log): void {
    this.#changes = watchOtherProcesses(this.#knex, this.#config, log, (id) => this.forget(id))
  }

  async stop(): Promise<void> {
    await this.#changes?.stop()
    this.#changes = undefined
  }

  get canCache(): boolean {
    return this.#changes?.isListening() ?? false
  }

  /**
   * Host names are dropped one by one, as a tenant may have several. One that was answered as the default tenant may be
   * its new one.
   */
  forget(tenantId?: string): void {
    this.#edition += 1
    for (const [asked, { id, host }] of [...this.#hosts]) {
      if (!tenantId || id === tenantId || host !== asked) this.#hosts.delete(asked)
    }
  }

  /** The tenant of a Host header, if cached. */
  known(hostHeader: string): CurrentTenant | undefined {
    return this.canCache ? this.#hosts.get(hostOf(hostHeader)) : undefined
  }

  async find(hostHeader: string): Promise<CurrentTenant | undefined> {
    const known = this.known(hostHeader)
    if (known) return known
    const host = hostOf(hostHeader)
    const edition = this.#edition
    const found = await findTenant(this.#knex, host, this.#config.DEFAULT_TENANT)
    if (found && this.canCache && edition === this.#edition) this.#hosts.set(host, found)
    return found
  }
}
