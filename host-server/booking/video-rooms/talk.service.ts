import { joinWindow } from '#contract/talks'
import type { Config } from '../../core/base/config.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { AppointmentDetails } from '../appointments/details.repository.ts'
import type { Talk } from './providers/provider.ts'
import { roomName } from './room-address.service.ts'

/** What the video service is told of an appointment. */
export function talkOf(config: Config, tenant: CurrentTenant, found: AppointmentDetails): Talk {
  const { opens, closes } = joinWindow(found)
  return {
    room: roomName(config, found.uuid),
    title: found.topic,
    of: { appointment_uuid: found.uuid, advisor_uuid: found.advisor_uuid },
    home: baseUrl(config, tenant),
    opens: new Date(opens),
    closes: new Date(closes)
  }
}

/** Where a talk stands, as its page says it. */
export type Phase = 'unconfirmed' | 'no-link' | 'early' | 'open' | 'over' | 'cancelled'

export function phaseOf(found: AppointmentDetails, now: Date): Phase {
  const { opens, closes } = joinWindow(found)
  if (found.state === 'cancelled') return 'cancelled'
  if (found.state === 'no-show' || now.getTime() >= closes) return 'over'
  if (found.state === 'requested') return 'unconfirmed'
  if (!found.join_url) return 'no-link'
  return now.getTime() < opens ? 'early' : 'open'
}
