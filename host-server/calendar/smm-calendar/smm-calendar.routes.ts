import {
  consentSmmCalendar,
  deleteSmmCalendar,
  getSmmCalendar,
  putSmmCalendar,
  refreshSmmCalendar
} from '#contract/smm-calendar'
import { route } from '../../core/http/http.ts'
import { beginConsent } from './consent.service.ts'
import * as service from './smm-calendar.service.ts'

export const smmCalendar = [
  route(getSmmCalendar, (call) => service.show(call)),
  route(putSmmCalendar, (call, { body }) => service.connect(call, body)),
  route(deleteSmmCalendar, (call) => service.disconnect(call)),
  route(consentSmmCalendar, async (call, { body }) => ({ url: await beginConsent(call, body.service) })),
  route(refreshSmmCalendar, (call) => service.readNow(call))
]
