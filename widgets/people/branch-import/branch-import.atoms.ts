import {
  getBranchImportRows,
  getBranchImports,
  postBranchImport,
  postBranchImportCancel,
  postBranchImportStart
} from '#contract/branch-import'
import { fileImportAtoms } from '../../core/data/file-imports.atoms.ts'

/** The import of branches. */
export const branchImport = fileImportAtoms({
  list: (call) => call(getBranchImports, {}),
  post: (call, query, body) => call(postBranchImport, { query, body }),
  start: (call, uuid) => call(postBranchImportStart, { params: { uuid } }),
  cancel: (call, uuid) => call(postBranchImportCancel, { params: { uuid } }),
  rows: (call, uuid, query) => call(getBranchImportRows, { params: { uuid }, query })
})
