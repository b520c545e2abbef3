import { Cron } from 'croner'
import { instant } from '../../core/base/clock.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../../core/jobs/outbox.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { findTenantById, findTenantIdsBySetting } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { stitch } from './map.images.ts'
import * as repository from './map.repository.ts'
import { tilesOf } from './map.tiles.ts'
import {
  type BranchLocation,
  denseName,
  isDrawn,
  mapName,
  type Plan,
  planOf,
  SCALES,
  sheetOf,
  TILE_SETTING
} from './map-plan.service.ts'

async function draw(plan: Plan, context: JobContext): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (const { scale, edge, zoom } of SCALES) {
    const sheet = sheetOf(plan, edge, zoom)
    pictures.push(await stitch(sheet, await tilesOf(sheet, context), { scale, edge, colour: plan.colour }))
  }
  return pictures
}

/** Draws a branch's map, or removes it if the settings no longer allow one. */
async function drawMap({ organization_uuid }: Record<string, unknown>, context: JobContext): Promise<void> {
  const { db, tenant } = context
  const branch = await repository.find(db, organization_uuid as string)
  const plan = branch && planOf(tenant, branch)
  if (!branch || isDrawn(plan, branch)) return
  if (!plan) return repository.replace(db, branch.uuid, null, [])
  const [plain, dense] = await draw(plan, context)
  if (!plain || !dense) return
  const name = mapName(plan, plain)
  const fileOf = (fileName: string, bytes: Buffer) => ({ name: fileName, content_type: 'image/webp', bytes })
  await repository.replace(db, branch.uuid, name, [fileOf(name, plain), fileOf(denseName(name), dense)])
}

export const mapJobs: Handlers = { map: drawMap }

/** The date in the key allows a new attempt each day, if the tile server is down for longer than a job is retried. */
const jobFor = (now: Date, plan: Plan | undefined, { uuid, map_image }: BranchLocation): Job => ({
  kind: 'map',
  dedupe_key: ['map', uuid, plan?.key, map_image?.slice(0, 41), instant(now).slice(0, 10)].join(':'),
  payload: { organization_uuid: uuid }
})

/**
 * Enqueues every map that is missing or outdated. Visitors never trigger this, so that none waits for a tile server;
 * the outbox draws each map once across all nodes, and retries when a server was down.
 */
export async function enqueueMaps({ knex, clock }: AppContext): Promise<void> {
  const now = clock.now()
  for (const id of await findTenantIdsBySetting(knex, TILE_SETTING)) {
    const tenant = await findTenantById(knex, id)
    if (!tenant) continue
    const db = new TenantDb(knex, id)
    const plans = (await repository.findAll(db)).map((branch) => [planOf(tenant, branch), branch] as const)
    const missing = plans.filter(([plan, branch]) => !isDrawn(plan, branch))
    if (missing.length) await enqueue(db, now, ...missing.map(([plan, branch]) => jobFor(now, plan, branch)))
  }
}

/** Checks every minute. */
export function startMaps(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'map images could not be queued')
  return new Cron('* * * * *', { unref: true, protect: true, catch: report }, () => enqueueMaps(app))
}
