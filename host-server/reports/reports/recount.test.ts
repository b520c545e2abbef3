import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EventMetric, HIT_METRICS, metricsOf, REPORTS, type Report } from '#contract/reports'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { add, flush } from '../../core/events/hits.queue.ts'
import { recordEvent } from '../../core/events/report-events.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { dice, pick } from '../../demo/dice.ts'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { rollUp } from './rollups.ts'

const SEED = process.env.SEED ?? String(randomInt(1e9))
const roll = dice(`reports/${SEED}`)

/** Zones whose clocks change at unusual times, at midnight, by half an hour, or not at all. */
const ZONES = ['Europe/Vienna', 'Europe/Lisbon', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Australia/Lord_Howe']
/** Instants around which clocks change somewhere. */
const CHANGES = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-04-04T15:00:00Z', '2026-10-03T15:30:00Z']
const START = Date.parse('2026-01-05T00:00:00Z')
const NOW = new Date('2026-11-23T07:00:00Z')

/** What was done, as recorded by this test only. */
interface Done {
  at: number
  alias: string
  branch: string
  zone: string
  metric: string
  /** Of a visitor, who counts once a day. */
  visitor?: string
}

let site: Site
let cookie: string
let done: Done[]
let people: { alias: string; uuid: string; branch: string; zone: string }[]

const someMoment = () =>
  roll() < 0.4
    ? Date.parse(pick(CHANGES, roll())) + Math.floor((roll() - 0.5) * 3 * DAY)
    : START + Math.floor(roll() * (NOW.getTime() - START))

function doSomething(): Done {
  const { alias, branch, zone } = pick(people, roll())
  const metric = pick([...metricsOf('sessions'), ...metricsOf('cards')], roll())
  const at = Math.floor(someMoment() / 1000) * 1000
  const isHit = (HIT_METRICS as readonly string[]).includes(metric)
  return { at, alias, branch, zone, metric, ...(isHit && { visitor: pick(['v1', 'v2', 'v3'], roll()) }) }
}

async function write({ at, alias, branch, zone, metric, visitor }: Done) {
  const { knex } = site.app
  const { tenant_id, uuid } = await knex('advisors').where({ alias }).first()
  if (visitor) {
    const advisor_alias = metric === 'branch' ? `branch/${await aliasOf(branch)}` : alias
    return add(site.app, { tenant_id, time_zone: 'Europe/Vienna', kind: metric, advisor_alias, at, visitor })
  }
  const desk = { advisor_uuid: uuid, organization_uuid: branch, time_zone: zone }
  await recordEvent(new TenantDb(knex, tenant_id), new Date(at), desk, metric as EventMetric)
}

const aliasOf = async (uuid: string) => (await site.app.knex('organizations').where({ uuid }).first('alias')).alias
const db = async () =>
  new TenantDb(site.app.knex, (await site.app.knex('advisors').where({ alias: people[0]?.alias }).first()).tenant_id)

beforeAll(async () => {
  site = await startDemoSite()
  site.clock.time = NOW
  cookie = await signIn(site, 'analyst@demo.example')
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const branches: string[] = await knex('organizations').where({ tenant_id }).orderBy('alias').pluck('uuid')
  for (const [at, uuid] of branches.entries()) {
    await knex('organizations')
      .where({ uuid })
      .update({ time_zone: ZONES[at % ZONES.length] })
  }
  people = await knex('advisors as a')
    .join('organizations as o', 'o.uuid', 'a.organization_uuid')
    .where('a.tenant_id', tenant_id)
    .orderBy('a.alias')
    .select('a.alias', 'a.uuid', 'o.uuid as branch', 'o.time_zone as zone')
  done = Array.from({ length: 600 }, doSomething)
  for (const one of done.filter(({ at }) => at < NOW.getTime() - 4 * DAY)) await write(one)
  await flush(site.app)
  await rollUp(await db(), new Date(NOW.getTime() - 4 * DAY))
  for (const one of done.filter(({ at }) => at >= NOW.getTime() - 4 * DAY)) await write(one)
  await flush(site.app)
  // half of the time the last days are in the raw log only
  if (roll() < 0.5) await rollUp(await db(), NOW)
})
afterAll(() => site.stop())

const calendars = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' })])
)

/** The local day, computed with nothing but Intl. */
const dayOf = ({ at, zone }: Done) => calendars.get(zone)?.format(new Date(at)) ?? ''

const NO_DAYS = { from: '2026-01-02', to: '2026-01-01' }

interface Asked {
  from: string
  to: string
  branch?: string | undefined
  alias?: string | undefined
}

function recount(metric: string, { from, to, branch, alias }: Asked): number {
  const seen = new Set<string>()
  let count = 0
  for (const one of done) {
    const day = dayOf(one)
    if (one.metric !== metric || day < from || day > to) continue
    if (branch && one.branch !== branch) continue
    if (alias && (one.alias !== alias || metric === 'branch')) continue
    const owner = metric === 'branch' ? one.branch : one.alias
    const key = `${day} ${owner} ${one.visitor}`
    if (one.visitor && seen.has(key)) continue
    seen.add(key)
    count += 1
  }
  return count
}

const someDays = () => {
  const days = [someMoment(), someMoment()].map((at) => instant(at).slice(0, 10)).toSorted()
  return { from: days[0] ?? '', to: days[1] ?? '' }
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

test(
  `figures equal those of an independent count, for any period, branch and advisor (SEED=${SEED})`,
  async () => {
    for (let tries = 0; tries < 25; tries += 1) {
      const days = tries ? someDays() : { from: '2026-01-01', to: '2026-11-24' }
      const person = pick(people, roll())
      const branch = roll() < 0.4 ? person.branch : undefined
      const alias = roll() < 0.3 ? person.alias : undefined
      const report = pick(REPORTS, roll())
      const by = pick(metricsOf(report), roll())
      const query = new URLSearchParams({
        ...days,
        by,
        ...(branch && { organization_uuid: branch }),
        ...(alias && { advisor: alias })
      })
      const body: Report = (await request(site, 'GET', `/api/v1/reports/${report}?${query}`, { cookie })).body
      const asked = { ...days, branch, alias }
      const before = { ...(body.before ?? NO_DAYS), branch, alias }
      const figures = body.figures.map(({ metric, count, before: earlier }) => [metric, count, earlier])
      const wanted = metricsOf(report).map((metric) => [metric, recount(metric, asked), recount(metric, before)])
      expect(figures, `${query}`).toEqual(wanted)
      for (const { counts, counts_before: earlier, count, before: all } of body.figures)
        expect([sum(counts), sum(earlier), earlier.length]).toEqual([count, all, counts.length])
      for (const { id, count } of body.advisors) expect([id, count]).toEqual([id, recount(by, { ...asked, alias: id })])
      for (const { id, count } of body.branches)
        expect([id, count]).toEqual([id, recount(by, { ...asked, branch: id })])
    }
  },
  30 * MINUTE
)
