import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Inviting, managesPeople } from './people.ts'
import {
  bounded,
  Failure,
  FieldErrors,
  FullName,
  Instant,
  line,
  MessageText,
  ShortText,
  Uuid,
  ZoneName
} from './values.ts'

/** The columns of a file of people, in the template's order. Names match those of the advisors export. */
export const PEOPLE_COLUMNS = [
  'alias',
  'title_prefix',
  'first_name',
  'last_name',
  'title_suffix',
  'position',
  'branch',
  'email_address',
  'sign_in_address',
  'phone_number',
  'is_institutional',
  'contact_options',
  'card',
  'roles',
  'assistant'
] as const
export type PeopleColumn = (typeof PEOPLE_COLUMNS)[number]

export const PEOPLE_IMPORT_ROWS_MAX = 5000
export const PEOPLE_IMPORT_BYTES_MAX = 5 * 1024 * 1024
export const PEOPLE_IMPORT_TYPE = 'text/csv'
export const PEOPLE_IMPORT_PAGE_SIZE = 50

/** `checking` determines the rows' outcomes; only `running` changes data. */
export const PEOPLE_IMPORT_STATES = ['checking', 'checked', 'running', 'done', 'cancelled'] as const
export type PeopleImportState = (typeof PEOPLE_IMPORT_STATES)[number]

/** The outcome of a row. */
export const ROW_OUTCOMES = ['created', 'changed', 'same', 'refused'] as const
export const RowOutcome = v.picklist(ROW_OUTCOMES, 'unknown')
export type RowOutcome = v.InferOutput<typeof RowOutcome>

export const PeopleImport = v.object({
  uuid: Uuid,
  state: v.picklist(PEOPLE_IMPORT_STATES),
  file_name: ShortText,
  user_name: FullName,
  created_at: Instant,
  finished_at: v.nullable(Instant),
  total: v.number(),
  /** Rows checked or, while it runs, imported. */
  processed: v.number(),
  fates: v.object({ created: v.number(), changed: v.number(), same: v.number(), refused: v.number() }),
  /** Rows that change a sign-in address. */
  moved_sign_ins: v.number(),
  /** People whom the file added and who are not invited yet. */
  uninvited: v.number(),
  /** Unknown columns of the file. */
  ignored_columns: v.array(ShortText),
  time_zone: ZoneName
})
export type PeopleImport = v.InferOutput<typeof PeopleImport>

export const PeopleImportRow = v.object({
  /** Line number in the file, from 1. */
  line: v.number(),
  /** As the file has it. */
  name: bounded(PEOPLE_IMPORT_BYTES_MAX),
  fate: RowOutcome,
  /** The row changes the sign-in address: the person is signed out, loses the password and must be invited again. */
  moves_sign_in: v.boolean(),
  /** Error messages, one per field. */
  errors: v.array(MessageText)
})
export type PeopleImportRow = v.InferOutput<typeof PeopleImportRow>

export const PeopleImportRows = v.object({
  rows: v.array(PeopleImportRow),
  total: v.number(),
  page_size: v.number()
})
export type PeopleImportRows = v.InferOutput<typeof PeopleImportRows>

const access = managesPeople
const params = v.strictObject({ uuid: Uuid })
const page = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'unknown'), v.transform(Number))

export const getPeopleImports = /* @__PURE__ */ endpoint('GET', '/api/v1/people-imports', {
  summary: 'Recent imports of people, latest first, with their progress.',
  access,
  answers: { 200: v.object({ imports: v.array(PeopleImport) }) }
})

export const getPeopleTemplate = /* @__PURE__ */ endpoint('GET', '/api/v1/people-imports/template', {
  summary: 'A template file with the columns for an import of people.',
  access,
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})

export const postPeopleImport = /* @__PURE__ */ endpoint('POST', '/api/v1/people-imports', {
  summary: 'Uploads a CSV file of people and checks each row, without changing anything.',
  access,
  query: v.strictObject({ file_name: v.optional(line(), '') }),
  upload: [PEOPLE_IMPORT_TYPE],
  answers: { 201: PeopleImport, 409: Failure, 422: FieldErrors }
})

export const getPeopleImportRows = /* @__PURE__ */ endpoint('GET', '/api/v1/people-imports/:uuid/rows', {
  summary: 'The rows with a given outcome, in file order, paginated.',
  access,
  params,
  query: v.strictObject({ fate: RowOutcome, page: v.optional(page, '1') }),
  answers: { 200: PeopleImportRows }
})

export const postPeopleImportStart = /* @__PURE__ */ endpoint('POST', '/api/v1/people-imports/:uuid/start', {
  summary: 'Starts importing the valid rows, or continues a stopped import.',
  access,
  params,
  answers: { 200: PeopleImport, 409: Failure }
})

export const postPeopleImportCancel = /* @__PURE__ */ endpoint('POST', '/api/v1/people-imports/:uuid/cancel', {
  summary: 'Stops an import; rows already imported stay.',
  access,
  params,
  answers: { 200: PeopleImport, 409: Failure }
})

export const postPeopleImportInvitations = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/people-imports/:uuid/invitations',
  {
    summary: 'Invites everyone added by a file who has not been invited yet, in the background. Idempotent.',
    access,
    params,
    answers: { 200: Inviting, 409: Failure }
  }
)

export const getRefusedPeople = /* @__PURE__ */ endpoint('GET', '/api/v1/people-imports/:uuid/refused', {
  summary: 'The rejected rows with row numbers and reasons, as a file that can be corrected and imported again.',
  access,
  params,
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})
