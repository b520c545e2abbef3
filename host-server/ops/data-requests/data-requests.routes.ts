import { postPersonalData } from '#contract/data-requests'
import { route } from '../../core/http/http.ts'
import * as service from './data-requests.service.ts'

export const dataRequests = [route(postPersonalData, (call, { body }) => service.sendData(call, body))]
