import { postBookingStep, postBranchBookingStep } from '#contract/booking-steps'
import type { Input } from '#contract/endpoint'
import { MINUTE } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { recordStep } from '../../core/events/booking-steps.service.ts'
import { type Call, route } from '../../core/http/http.ts'
import { visitPage } from '../appointments/source.service.ts'

/** Several customers of a branch share an address, and each takes a few steps. */
const LIMIT = { name: 'booking-steps', points: 300, seconds: (10 * MINUTE) / 1000 }

async function record(call: Call, { query }: Pick<Input<(typeof postBookingStep)['shape']>, 'query'>) {
  const { ctx, app, db, t } = call
  await app.limits.take(LIMIT, { tenant: db.tenantId, ip: ctx.ip })
  const { topic, src, ...step } = query
  if (topic && !(await db.table('appointment_topics').where({ uuid: topic }).first('uuid')))
    throw new Unprocessable({ topic: [t('errors.field')] })
  recordStep(call, { reason: '', ...step, src, topic_uuid: topic ?? '', page: visitPage(call) })
}

export const bookingSteps = [route(postBookingStep, record), route(postBranchBookingStep, record)]
