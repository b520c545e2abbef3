import {
  deleteNotifiedDevice,
  getNotifiedDevices,
  postNotifiedDevice,
  putNotifiedDeviceSession
} from '#contract/device-notices'
import { route } from '../../core/http/http.ts'
import * as service from './device-notices.service.ts'

export const deviceNotices = [
  route(getNotifiedDevices, service.list),
  route(postNotifiedDevice, (call, { body }) => service.save(call, body)),
  route(putNotifiedDeviceSession, (call, { params }) => service.noteSession(call, params.id)),
  route(deleteNotifiedDevice, (call, { params }) => service.remove(call, params.id))
]
