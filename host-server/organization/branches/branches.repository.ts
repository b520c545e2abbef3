import type { Topic } from '#contract/appointment-topics'
import { APPOINTMENT_TYPES, type AppointmentType } from '#contract/appointment-types'
import type { Locale } from '#contract/locales'
import type { Day } from '#contract/working-hours'
import {
  commentIn,
  documentsIn,
  joinTexts,
  TEXT_COLUMNS,
  topicIn
} from '../../booking/appointment-topics/appointment-topics.repository.ts'
import { publicTopic } from '../../booking/appointment-topics/public-topic.service.ts'
import { sortedBy } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { withOption } from '../../people/advisors/contact-options.repository.ts'
import type { BranchLocation } from '../map/map-plan.service.ts'
import { byAlias } from './branch.repository.ts'
import { publicName } from './public-name.service.ts'

export interface Branch extends BranchLocation {
  alias: string
  name: string
  public_name: string | null
  street: string
  zip: string
  city: string
  phone_number: string
  time_zone: string
  photo: string | null
  public_profile_enabled: boolean
  closed_at: string | null
}

/** A period of opening hours on a weekday; a day may have several. */
export interface Opening {
  /** 1 is Monday. */
  day: Day
  start_time: string
  end_time: string
}

export interface BranchText {
  title: string
  value: string
}

/** The branch with this alias, or that used to have it. */
export const find = (db: TenantDb, alias: string): Promise<Branch | undefined> => byAlias(db, alias).first('o.*')

/** With a public page or without. */
export const findByUuid = (db: TenantDb, uuid: string): Promise<Branch | undefined> =>
  db.table('organizations as o').where('o.uuid', uuid).first('o.*')

/** Branches with a public page, by name. */
export async function findPublic(db: TenantDb): Promise<Pick<Branch, 'alias' | 'name' | 'public_name'>[]> {
  const rows: Pick<Branch, 'alias' | 'name' | 'public_name'>[] = await db
    .table('organizations')
    .where({ public_profile_enabled: true })
    .whereNull('closed_at')
    .orderBy('alias')
    .select('alias', 'name', 'public_name')
  return sortedBy(rows, publicName)
}

export const findOpenings = (db: TenantDb, organization_uuid: string): Promise<Opening[]> =>
  db
    .table('opening_hours')
    .where({ organization_uuid })
    .orderBy(['day', 'start_time'])
    .select('day', 'start_time', 'end_time')

export async function findTexts(db: TenantDb, organization_uuid: string): Promise<BranchText[]> {
  const rows: BranchText[] = await db
    .table('organization_texts')
    .where({ organization_uuid })
    .orderBy('position')
    .select('title', 'value')
  return rows.filter(({ value }) => value.trim())
}

export interface Offered {
  topic: Topic
  types: AppointmentType[]
}

/** The topics bookable with any of the branch's advisors, in order, each with the meeting types offered. */
export async function findOffers(db: TenantDb, branchUuid: string, locale: Locale): Promise<Offered[]> {
  const taken = db
    .table('advisors as a')
    .join('advisor_topics as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.advisor_uuid', 'a.uuid'))
    .join('advisor_appointment_types as y', (on) => on.on('y.tenant_id', 'a.tenant_id').on('y.advisor_uuid', 'a.uuid'))
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'a.tenant_id').on('t.uuid', 'o.topic_uuid'))
  const rows = await joinTexts(taken, locale)
    .where('a.organization_uuid', branchUuid)
    .whereNull('a.deactivated_at')
    .whereIn('a.uuid', withOption(db, 'online_appointment'))
    .whereNull('t.retired_at')
    .groupBy('t.uuid', ...TEXT_COLUMNS, 't.length', 't.questions', 't.position', 'y.type')
    .orderBy(['t.position', 't.topic', 't.uuid'])
    .select('t.uuid', 't.length', 't.questions', 'y.type', topicIn(db), commentIn(db), documentsIn(db))
  const offers = new Map<string, Offered>()
  for (const { type, ...row } of rows) {
    const topic = publicTopic(row, locale)
    const types = [...(offers.get(topic.uuid)?.types ?? []), type]
    offers.set(topic.uuid, { topic, types: APPOINTMENT_TYPES.filter((one) => types.includes(one)) })
  }
  return [...offers.values()]
}

/** The advisor of an appointment, as the visitor sees them. */
export const findAdvisorOf = (db: TenantDb, appointmentUuid: string) =>
  db
    .table('appointments as p')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .where('p.uuid', appointmentUuid)
    .first('a.alias', 'a.title_prefix', 'a.first_name', 'a.last_name', 'a.title_suffix', 'a.position', 'a.photo')
