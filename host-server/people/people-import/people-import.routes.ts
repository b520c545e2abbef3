import {
  getPeopleImportRows,
  getPeopleImports,
  getPeopleTemplate,
  getRefusedPeople,
  postPeopleImport,
  postPeopleImportCancel,
  postPeopleImportInvitations,
  postPeopleImportStart
} from '#contract/people-import'
import { route } from '../../core/http/http.ts'
import * as service from './people-import.service.ts'

export const peopleImport = [
  route(getPeopleImports, service.list),
  route(getPeopleTemplate, (call) => service.template(call)),
  route(postPeopleImport, (call, { query }) => service.upload(call, query.file_name)),
  route(getPeopleImportRows, (call, { params, query }) => service.rows(call, params.uuid, query.fate, query.page)),
  route(postPeopleImportStart, (call, { params }) => service.start(call, params.uuid)),
  route(postPeopleImportCancel, (call, { params }) => service.cancel(call, params.uuid)),
  route(postPeopleImportInvitations, (call, { params }) => service.invite(call, params.uuid)),
  route(getRefusedPeople, (call, { params }) => service.refused(call, params.uuid))
]
