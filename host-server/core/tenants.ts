import type { Knex } from 'knex'
import { Bounded } from './bounded.ts'
import { type Changes, hearOthers, hearOwnWrites } from './changes.ts'
import type { Config } from './config.ts'
import { type CurrentTenant, findTenant } from './current-tenant.ts'
import { KeptAnswers } from './kept-answers.ts'

const HOSTS_KEPT = 10_000

/** Without its port; an IPv6 address keeps its brackets. */
const hostOf = (header: string) => header.replace(/:\d+$/, '').toLowerCase()

/**
 * The tenants by host name, and the answers that are the same for all of a tenant's guests. Both are kept until
 * somebody writes what they are made from, on whichever node; while writes cannot be heard of, nothing is.
 */
export class Tenants {
  readonly answers = new KeptAnswers()
  readonly #hosts = new Bounded<CurrentTenant>(HOSTS_KEPT)
  readonly #knex: Knex
  readonly #config: Config
  #changes: Changes | undefined
  /** Counts the changes, so that what was read before one is not kept after it. */
  #edition = 0

  constructor(knex: Knex, config: Config) {
    this.#knex = knex
    this.#config = config
    hearOwnWrites(knex, (id) => this.forget(id))
  }

  /** From now on what the database holds may be kept. */
  listen(): void {
    this.#changes = hearOthers(this.#knex, this.#config, (id) => this.forget(id))
  }

  async stop(): Promise<void> {
    await this.#changes?.stop()
    this.#changes = undefined
  }

  get mayKeep(): boolean {
    return this.#changes?.areHeard() ?? false
  }

  /** Host names are looked at one by one: a tenant may have several. One that the default answered may be its new one. */
  forget(tenantId?: string): void {
    this.#edition += 1
    if (tenantId) this.#hosts.deleteWhere(({ id, host }, asked) => id === tenantId || host !== asked)
    else this.#hosts.clear()
  }

  /** The tenant of a Host header, where it is kept. */
  known(hostHeader: string): CurrentTenant | undefined {
    return this.mayKeep ? this.#hosts.get(hostOf(hostHeader)) : undefined
  }

  async find(hostHeader: string): Promise<CurrentTenant | undefined> {
    const known = this.known(hostHeader)
    if (known) return known
    const host = hostOf(hostHeader)
    const edition = this.#edition
    const found = await findTenant(this.#knex, host, this.#config.DEFAULT_TENANT)
    if (found && this.mayKeep && edition === this.#edition) this.#hosts.set(host, found)
    return found
  }
}
