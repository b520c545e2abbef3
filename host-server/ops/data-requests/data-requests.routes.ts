import {
  getDataRequests,
  postDataRequest,
  postDataRequestCompletion,
  postDataRequestExtension,
  postDataRequestSearch,
  postPersonalData,
  postPersonalDataHandover
} from '#contract/data-requests'
import { route } from '../../core/http/http.ts'
import { handOver, sendData } from './data-requests.service.ts'
import * as requests from './requests.service.ts'

export const dataRequests = [
  route(postPersonalData, (call, { body }) => sendData(call, body)),
  route(postPersonalDataHandover, (call, { body }) => handOver(call, body)),
  route(getDataRequests, (call) => requests.list(call)),
  route(postDataRequest, (call, { body }) => requests.add(call, body)),
  route(postDataRequestExtension, (call, { params, body }) => requests.extend(call, params.uuid, body)),
  route(postDataRequestCompletion, (call, { params, body }) => requests.complete(call, params.uuid, body)),
  route(postDataRequestSearch, (call, { params }) => requests.searchFor(call, params.uuid))
]
