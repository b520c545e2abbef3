import * as v from 'valibot'
import { BRANCHES_MAX, changesBranches } from './branch-changes.ts'
import { endpoint } from './endpoint.ts'
import {
  cancelling,
  FileImport,
  FileImportRows,
  importedFile,
  readingRows,
  refusedFile,
  starting,
  uploading
} from './file-imports.ts'

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

export const getBranchImports = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports', {
  summary: 'Recent imports of branches, latest first, with their progress.',
  access,
  answers: { 200: v.object({ imports: v.array(FileImport) }) }
})

export const getBranchTemplate = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports/template', {
  summary: 'A template file with the columns for an import of branches.',
  reading: { unlogged: 'Branches are no persons.' },
  access,
  ...importedFile
})

export const getBranchesFile = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports/branches', {
  summary: 'All open branches as a file that can be edited and imported again.',
  reading: { unlogged: 'Branches are no persons.' },
  access,
  ...importedFile
})

export const postBranchImport = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-imports', {
  summary: 'Uploads a CSV file of branches and checks each row, without changing anything.',
  access,
  ...uploading(FileImport)
})

export const getBranchImportRows = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports/:uuid/rows', {
  access,
  ...readingRows(FileImportRows)
})

export const postBranchImportStart = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-imports/:uuid/start', {
  access,
  ...starting(FileImport)
})

export const postBranchImportCancel = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-imports/:uuid/cancel', {
  access,
  ...cancelling(FileImport)
})

export const getRefusedBranches = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-imports/:uuid/refused', {
  reading: { unlogged: 'Branches are no persons.' },
  access,
  ...refusedFile
})
