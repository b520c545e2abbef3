import { Cron } from 'croner'
import { instant } from '../core/clock.ts'
import { findTenantById, findTenantIdsBySetting } from '../core/current-tenant.ts'
import type { Services } from '../core/services.ts'
import { TenantDb } from '../core/tenant-db.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../outbox/outbox.ts'
import { stitch } from './map.images.ts'
import {
  denseName,
  isDrawn,
  mapName,
  type Place,
  type Plan,
  planOf,
  SCALES,
  sheetOf,
  TILE_SETTING
} from './map.plan.ts'
import * as repository from './map.repository.ts'
import { tilesOf } from './map.tiles.ts'

async function draw(plan: Plan, context: JobContext): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (const { scale, edge, zoom } of SCALES) {
    const sheet = sheetOf(plan, edge, zoom)
    pictures.push(await stitch(sheet, await tilesOf(sheet, context), { scale, edge, colour: plan.colour }))
  }
  return pictures
}

/** Draws a branch's map, or removes one that the settings no longer want. */
async function drawMap({ organization_uuid }: Record<string, unknown>, context: JobContext): Promise<void> {
  const { db, tenant } = context
  const place = await repository.find(db, organization_uuid as string)
  const plan = place && planOf(tenant, place)
  if (!place || isDrawn(plan, place)) return
  if (!plan) return repository.replace(db, place.uuid, null, [])
  const [plain, dense] = await draw(plan, context)
  if (!plain || !dense) return
  const name = mapName(plan, plain)
  const fileOf = (fileName: string, bytes: Buffer) => ({ name: fileName, content_type: 'image/webp', bytes })
  await repository.replace(db, place.uuid, name, [fileOf(name, plain), fileOf(denseName(name), dense)])
}

export const mapJobs: Handlers = { map: drawMap }

/** Tried anew each day, should the server of the tiles be away for longer than a job lives. */
const jobFor = (now: Date, plan: Plan | undefined, { uuid, map_image }: Place): Job => ({
  kind: 'map',
  dedupe_key: ['map', uuid, plan?.key, map_image?.slice(0, 41), instant(now).slice(0, 10)].join(':'),
  payload: { organization_uuid: uuid }
})

/**
 * Orders every map that is not drawn as the settings want it. No visitor does, and so none waits for a server of tiles;
 * the outbox draws each once, whichever node it is, and comes back to a server that was away.
 */
export async function orderMaps({ knex, clock }: Services): Promise<void> {
  const now = clock.now()
  for (const id of await findTenantIdsBySetting(knex, TILE_SETTING)) {
    const tenant = await findTenantById(knex, id)
    if (!tenant) continue
    const db = new TenantDb(knex, id)
    const plans = (await repository.findAll(db)).map((place) => [planOf(tenant, place), place] as const)
    const missing = plans.filter(([plan, place]) => !isDrawn(plan, place))
    if (missing.length) await enqueue(db, now, ...missing.map(([plan, place]) => jobFor(now, plan, place)))
  }
}

/** Looks every minute. */
export function startMaps(services: Services): { stop(): void } {
  const report = (err: unknown) => services.log.error({ err }, 'maps could not be ordered')
  return new Cron('* * * * *', { unref: true, protect: true, catch: report }, () => orderMaps(services))
}
