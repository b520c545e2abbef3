import {
  getBranchesFile,
  getBranchImportRows,
  getBranchImports,
  getBranchTemplate,
  getRefusedBranches,
  postBranchImport,
  postBranchImportCancel,
  postBranchImportStart
} from '#contract/branch-import'
import { route } from '../../core/http/http.ts'
import * as service from './branch-import.service.ts'

export const branchImport = [
  route(getBranchImports, service.list),
  route(getBranchTemplate, (call) => service.template(call)),
  route(getBranchesFile, (call) => service.present(call)),
  route(postBranchImport, (call, { query }) => service.upload(call, query.file_name)),
  route(getBranchImportRows, (call, { params, query }) => service.rows(call, params.uuid, query.fate, query.page)),
  route(postBranchImportStart, (call, { params }) => service.start(call, params.uuid)),
  route(postBranchImportCancel, (call, { params }) => service.cancel(call, params.uuid)),
  route(getRefusedBranches, (call, { params }) => service.refused(call, params.uuid))
]
