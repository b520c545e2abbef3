import * as v from 'valibot'
import { branchEntries } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { managesPeople } from './people.ts'
import { namesOf, Uuid } from './values.ts'

/** The columns of the export, in the order of the file. */
export const EXPORT_COLUMNS = [
  'alias',
  'title_prefix',
  'first_name',
  'last_name',
  'title_suffix',
  'position',
  'branch',
  'city',
  'email_address',
  'sign_in_address',
  'phone_number',
  'is_institutional',
  'whatsapp',
  'contact_options',
  'topics',
  'appointment_types',
  'profile'
] as const
export type ExportColumn = (typeof EXPORT_COLUMNS)[number]

export const ExportQuery = v.strictObject({
  /** All of them without it. */
  columns: v.optional(namesOf(EXPORT_COLUMNS), EXPORT_COLUMNS.join(',')),
  organization_uuid: v.optional(Uuid)
})
export type ExportQuery = v.InferOutput<typeof ExportQuery>

export const getExportScope = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors-export', {
  summary: 'The branches whose advisors can be exported, with the number of advisors in each.',
  access: managesPeople,
  answers: {
    200: v.object({ branches: v.array(v.object({ uuid: Uuid, ...branchEntries, advisors: v.number() })) })
  }
})

export const getExportCsv = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors-export/csv', {
  summary: 'The advisors as CSV, streamed.',
  proof: 'always',
  reading: { exports: 'people' },
  access: managesPeople,
  query: ExportQuery,
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const getExportXlsx = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors-export/xlsx', {
  summary: 'The advisors as a spreadsheet (XLSX).',
  proof: 'always',
  reading: { exports: 'people' },
  access: managesPeople,
  query: ExportQuery,
  stream: XLSX_TYPE,
  answers: { 200: v.string() }
})
