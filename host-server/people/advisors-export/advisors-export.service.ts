import type { Readable } from 'node:stream'
import type { ExportColumn, ExportQuery } from '#contract/advisors-export'
import type { AppointmentType } from '#contract/appointment-types'
import type { ContactOption } from '#contract/contact-options'
import { NotFound } from '../../core/base/failures.ts'
import { slicesOf } from '../../core/base/slices.ts'
import { csv } from '../../core/files/csv.ts'
import { xlsx } from '../../core/files/xlsx.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import * as repository from './advisors-export.repository.ts'

/** Advisors per batch of queries. */
const BATCH = 100

interface Complete extends repository.ExportRow {
  topics: string[]
  appointment_types: string[]
  contact_options: string[]
}

type Print = (row: Complete, call: Call) => string

const yesNo = (value: unknown, { t }: Call) => t(value ? 'advisors-export.yes' : 'advisors-export.no')

/** Columns whose values are not copied from the row. */
const PRINTS: Partial<Record<ExportColumn, Print>> = {
  is_institutional: (row, call) => yesNo(row.is_institutional, call),
  whatsapp: (row, call) => yesNo(row.whatsapp_enable, call),
  topics: ({ topics }) => topics.join(', '),
  appointment_types: (row, { t }) =>
    row.appointment_types.map((type) => t(`appointment-types.${type as AppointmentType}`)).join(', '),
  contact_options: (row, { t }) =>
    row.contact_options.map((name) => t(`people.option-${name as ContactOption}`)).join(', '),
  profile: ({ alias }, call) => `${baseUrl(call.app.config, call.tenant)}/app/profile/${alias}`
}

async function completed(call: Call, rows: readonly repository.ExportRow[]): Promise<Complete[]> {
  const uuids = rows.map(({ uuid }) => uuid)
  const [topics, types, options] = await Promise.all(
    [repository.findTopics, repository.findTypes, repository.findContactOptions].map((find) => find(call.db, uuids))
  )
  return rows.map((row) => ({
    ...row,
    topics: topics?.get(row.uuid) ?? [],
    appointment_types: types?.get(row.uuid) ?? [],
    contact_options: options?.get(row.uuid) ?? []
  }))
}

async function* lines(call: Call, rows: readonly repository.ExportRow[], columns: readonly ExportColumn[]) {
  for await (const some of slicesOf(rows, BATCH)) {
    for (const row of await completed(call, some)) {
      yield columns.map((name) => PRINTS[name]?.(row, call) ?? (row[name as 'alias'] || ''))
    }
  }
}

/** @throws NotFound for a branch of another institution. */
async function rowsOf({ db }: Call, { organization_uuid }: ExportQuery) {
  const branches = await repository.findBranches(db)
  if (organization_uuid && !branches.some(({ uuid }) => uuid === organization_uuid)) throw new NotFound()
  return repository.findAdvisors(db, organization_uuid)
}

const FORMATS = { csv, xlsx }

/** The advisors as a file with the requested columns. */
export async function exported(call: Call, query: ExportQuery, format: keyof typeof FORMATS): Promise<Readable> {
  const rows = await rowsOf(call, query)
  const heads = query.columns.map((name) => call.t(`advisors-export.${name}`))
  call.ctx.attachment(`advisors.${format}`)
  return FORMATS[format](heads, lines(call, rows, query.columns), call.locale)
}
