import * as v from 'valibot'
import { BRANCHES_MAX, changesBranches } from './branch-changes.ts'
import { endpoint } from './endpoint.ts'
import {
  FileImport,
  FileImportRows,
  IMPORT_FILE_TYPE,
  ImportFileQuery,
  ImportParams,
  ImportRowsQuery
} from './file-imports.ts'
import { Failure, FieldErrors } from './values.ts'

/** The columns with the opening hours, from Monday. */
export const HOURS_COLUMNS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type HoursColumn = (typeof HOURS_COLUMNS)[number]

/** The columns of a file of branches, in the template's order. */
export const BRANCH_COLUMNS = [
  'alias',
  'name',
  'public_name',
  'street',
  'zip',
  'city',
  'phone_number',
  'time_zone',
  'latitude',
  'longitude',
  ...HOURS_COLUMNS
] as const
export type BranchColumn = (typeof BRANCH_COLUMNS)[number]

export const BRANCH_IMPORT_ROWS_MAX = BRANCHES_MAX

const access = changesBranches
const params = ImportParams
const file = { stream: 'text/csv; charset=utf-8', answers: { 200: v.string() } } as const

export const getBranchImports = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports', {
  summary: 'Recent imports of branches, latest first, with their progress.',
  access,
  answers: { 200: v.object({ imports: v.array(FileImport) }) }
})

export const getBranchTemplate = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports/template', {
  summary: 'A template file with the columns for an import of branches.',
  access,
  ...file
})

export const getBranchesFile = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports/branches', {
  summary: 'All open branches as a file that can be edited and imported again.',
  access,
  ...file
})

export const postBranchImport = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-imports', {
  summary: 'Uploads a CSV file of branches and checks each row, without changing anything.',
  access,
  query: ImportFileQuery,
  upload: [IMPORT_FILE_TYPE],
  answers: { 201: FileImport, 409: Failure, 422: FieldErrors }
})

export const getBranchImportRows = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports/:uuid/rows', {
  summary: 'The rows with a given outcome, in file order, paginated.',
  access,
  params,
  query: ImportRowsQuery,
  answers: { 200: FileImportRows }
})

export const postBranchImportStart = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-imports/:uuid/start', {
  summary: 'Starts importing the valid rows, or continues a stopped import.',
  access,
  params,
  answers: { 200: FileImport, 409: Failure }
})

export const postBranchImportCancel = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-imports/:uuid/cancel', {
  summary: 'Stops an import; rows already imported stay.',
  access,
  params,
  answers: { 200: FileImport, 409: Failure }
})

export const getRefusedBranches = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports/:uuid/refused', {
  summary: 'The rejected rows with row numbers and reasons, as a file that can be corrected and imported again.',
  access,
  params,
  ...file
})
