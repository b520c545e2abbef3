import * as v from 'valibot'
import { branchEntries } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { managesPeople } from './people.ts'
import { Uuid } from './values.ts'

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

const isColumns = (value: string) =>
  value.split(',').every((name) => (EXPORT_COLUMNS as readonly string[]).includes(name))

/** Names of columns, comma-separated in any order; all if empty. */
const Columns = v.pipe(
  v.string(),
  v.maxLength(EXPORT_COLUMNS.join(',').length),
  v.check(isColumns, 'unknown'),
  v.transform((value) => EXPORT_COLUMNS.filter((name) => value.split(',').includes(name)))
)

export const ExportQuery = v.strictObject({
  columns: v.optional(Columns, EXPORT_COLUMNS.join(',')),
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
  access: managesPeople,
  query: ExportQuery,
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const getExportXlsx = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors-export/xlsx', {
  summary: 'The advisors as a spreadsheet (XLSX).',
  proof: 'always',
  access: managesPeople,
  query: ExportQuery,
  stream: XLSX_TYPE,
  answers: { 200: v.string() }
})
