import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import {
  cancelling,
  FileImport,
  FileImportRow,
  FileImportRows,
  importedFile,
  importParams,
  readingRows,
  refusedFile,
  starting,
  uploading
} from './file-imports.ts'
import { Inviting, managesPeople } from './people.ts'
import { Failure } from './values.ts'

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

export const PeopleImport = v.object({
  ...FileImport.entries,
  /** Rows that change a sign-in address. */
  moved_sign_ins: v.number(),
  /** People whom the file added and who are not invited yet. */
  uninvited: v.number()
})
export type PeopleImport = v.InferOutput<typeof PeopleImport>

export const PeopleImportRow = v.object({
  ...FileImportRow.entries,
  /** The row changes the sign-in address: the person is signed out, loses the password and must be invited again. */
  moves_sign_in: v.boolean()
})
export type PeopleImportRow = v.InferOutput<typeof PeopleImportRow>

export const PeopleImportRows = v.object({ ...FileImportRows.entries, rows: v.array(PeopleImportRow) })
export type PeopleImportRows = v.InferOutput<typeof PeopleImportRows>

const access = managesPeople

export const getPeopleImports = /* @__PURE__ */ endpoint('GET', '/api/v1/people-imports', {
  summary: 'Recent imports of people, latest first, with their progress.',
  access,
  answers: { 200: v.object({ imports: v.array(PeopleImport) }) }
})

export const getPeopleTemplate = /* @__PURE__ */ endpoint('GET', '/api/v1/people-imports/template', {
  summary: 'A template file with the columns for an import of people.',
  reading: { unlogged: 'It has columns, and nobody in them.' },
  access,
  ...importedFile
})

export const postPeopleImport = /* @__PURE__ */ endpoint('POST', '/api/v1/people-imports', {
  summary: 'Uploads a CSV file of people and checks each row, without changing anything.',
  access,
  ...uploading(PeopleImport)
})

export const getPeopleImportRows = /* @__PURE__ */ endpoint('GET', '/api/v1/people-imports/:uuid/rows', {
  reading: 'people-imports',
  access,
  ...readingRows(PeopleImportRows)
})

export const postPeopleImportStart = /* @__PURE__ */ endpoint('POST', '/api/v1/people-imports/:uuid/start', {
  proof: 'always',
  access,
  ...starting(PeopleImport)
})

export const postPeopleImportCancel = /* @__PURE__ */ endpoint('POST', '/api/v1/people-imports/:uuid/cancel', {
  access,
  ...cancelling(PeopleImport)
})

export const postPeopleImportInvitations = /* @__PURE__ */ endpoint(
  'POST',
  '/api/v1/people-imports/:uuid/invitations',
  {
    summary: 'Invites everyone added by a file who has not been invited yet, in the background. Idempotent.',
    access,
    params: importParams,
    answers: { 200: Inviting, 409: Failure }
  }
)

export const getRefusedPeople = /* @__PURE__ */ endpoint('GET', '/api/v1/people-imports/:uuid/refused', {
  reading: { exports: 'people-imports' },
  access,
  ...refusedFile
})
