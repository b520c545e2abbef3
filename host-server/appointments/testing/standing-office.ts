import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { instant } from '../../core/clock.ts'
import { connect, isPostgres, migrate } from '../../core/db.ts'
import { freshPostgres } from '../../core/testing/site.ts'
import { openDayAndNight } from './day-and-night.ts'
import { furnish } from './furnish.ts'
import { audit } from './office.ts'

/** An office whose server is a process of its own: what the process is told, and a look into its database. */
export type StandingOffice = Awaited<ReturnType<typeof standOffice>>

interface Place {
  DATABASE_URL?: string
  DATA_DIR: string
}

async function fill(place: Place) {
  const knex = connect(place)
  await migrate(knex)
  const now = new Date()
  const office = await furnish(knex, now)
  const calendar = await openDayAndNight(office, now)
  await knex.destroy()
  return { ...office, ...calendar }
}

/** `url` names a migrated PostgreSQL database and `folder` where SQLite shall be; otherwise both are found. */
export async function standOffice(kind: 'sqlite' | 'postgres', { url = '', folder = '' } = {}) {
  const DATA_DIR = folder || (await mkdtemp(join(tmpdir(), 'advisor-widgets-')))
  const place = kind === 'postgres' ? { DATA_DIR, DATABASE_URL: url || (await freshPostgres()) } : { DATA_DIR }
  const { knex: _, ...facts } = await fill(place)
  /** Opened for one look: a connection that stayed would keep SQLite from recovering as it does after a crash. */
  const look = async <T>(see: (knex: Knex) => Promise<T>): Promise<T> => {
    const knex = connect(place)
    return see(knex).finally(() => knex.destroy())
  }
  return {
    ...facts,
    environment: place as Record<string, string>,
    look,
    /** Of one moment, while others go on booking. */
    audit: () =>
      look((knex) =>
        knex.transaction(
          (trx) => audit({ knex: trx }),
          isPostgres(knex) ? { isolationLevel: 'repeatable read', readOnly: true } : {}
        )
      ),
    remove: () => rm(DATA_DIR, { recursive: true, force: true })
  }
}

/** What was being sent when a node was killed, or could not be noted as sent, is free again: as after a minute. */
export const lapseLeases = ({ look }: StandingOffice) =>
  look((knex) =>
    knex('outbox')
      .whereNotNull('lease_until')
      .update({ lease_until: instant(Date.now() - 1000) })
  )
