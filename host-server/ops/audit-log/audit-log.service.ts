import type { Readable } from 'node:stream'
import type { AuditEntry, AuditPage, AuditQuery } from '#contract/audit-log'
import { AUDIT_PAGE_SIZE } from '#contract/audit-log'
import { auditTexts } from '#contract/audit-texts'
import { languageTag } from '#contract/locales'
import { findCalendarPlaces } from '../../booking/appointments/calendar-places.repository.ts'
import { findKept } from '../../booking/request-inbox/request-inbox.repository.ts'
import { dayOf, dayStart } from '../../core/base/days.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { messagesIn } from '../../core/base/intl.ts'
import { csv } from '../../core/files/csv.ts'
import type { Call } from '../../core/http/http.ts'
import * as repository from './audit-log.repository.ts'

/** Whole days in the institution's time zone. */
function filterOf(
  { tenant, t }: Call,
  { from, to, event, object, object_id, q }: Omit<AuditQuery, 'page'>
): repository.AuditFilter {
  if (from && to && from > to) throw new Unprocessable({ to: [t('audit.reversed')] })
  return {
    event,
    object,
    object_id,
    q,
    since: from && dayStart(from, tenant.time_zone),
    until: to && dayStart(to, tenant.time_zone, 1)
  }
}

/** With where each appointment and each request is found, if it still exists. */
async function withPlaces({ db }: Call, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const uuidsOf = (kind: AuditEntry['object']) =>
    entries.flatMap(({ object, object_id }) => (object === kind ? object_id : []))
  const rows = await findCalendarPlaces(db, uuidsOf('appointment'))
  const requests = uuidsOf('contact-request')
  const kept = new Set(requests.length ? await findKept(db, requests) : [])
  const places = new Map(
    rows.map(({ uuid, branch, advisor, starts_at, time_zone }) => [
      uuid,
      { branch, advisor, day: dayOf(starts_at, time_zone) }
    ])
  )
  return entries.map((entry) => {
    const place = places.get(entry.object_id)
    return { ...entry, ...(place && { place }), ...(kept.has(entry.object_id) && { is_in_inbox: true }) }
  })
}

export async function read(call: Call, query: AuditQuery): Promise<AuditPage> {
  const filter = filterOf(call, query)
  return {
    entries: await withPlaces(call, await repository.findPage(call.db, filter, query.page, AUDIT_PAGE_SIZE)),
    total: await repository.count(call.db, filter),
    page_size: AUDIT_PAGE_SIZE,
    time_zone: call.tenant.time_zone
  }
}

const EXPORT_STEP = 500

const COLUMNS = ['at', 'actor', 'action', 'object', 'name', 'field', 'before', 'after'] as const

async function* lines(call: Call, filter: repository.AuditFilter) {
  let last: AuditEntry | undefined
  do {
    const entries = await repository.findBefore(call.db, filter, last, EXPORT_STEP)
    last = entries.length === EXPORT_STEP ? entries.at(-1) : undefined
    yield* entries.flatMap((entry) => linesOf(call, entry))
  } while (last)
}

/** A row for each changed field, or a single one if there are none. */
function linesOf({ t, locale }: Call, entry: AuditEntry): string[][] {
  const { at, actor_name, action, object, changes } = entry
  const { name, deed, fieldName, said } = auditTexts(messagesIn(locale), languageTag(locale), entry)
  const start = [at, actor_name, deed(action), t(`audit.object-${object}`), name]
  const fields = changes.length ? changes : [{ field: '', before: null, after: null }]
  return fields.map(({ field, before, after }) => [
    ...start,
    fieldName(field),
    said(field, before ?? ''),
    said(field, after ?? '')
  ])
}

/** The filtered log as a file, streamed. */
export function exported(call: Call, query: Omit<AuditQuery, 'page'>): Readable {
  const { ctx, t, locale } = call
  ctx.attachment('audit-log.csv')
  const columns = COLUMNS.map((name) => t(`audit.column-${name}`))
  return csv(columns, lines(call, filterOf(call, query)), locale)
}
