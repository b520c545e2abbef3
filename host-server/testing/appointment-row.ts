import { randomUUID } from 'node:crypto'
import { instant, MINUTE } from '../core/base/clock.ts'

/** What matters to few tests. */
export const VERA = {
  state: 'booked',
  type: 'in-branch',
  first_name: 'Vera',
  last_name: 'Visitor',
  email: 'vera@visitor.example',
  phone: '',
  note: '',
  time_zone: 'Europe/Vienna',
  visitor_time_zone: 'Europe/Vienna'
} as const

interface Own {
  tenant_id: string
  advisor_uuid: string | undefined
  topic_uuid: string
  /** Milliseconds. */
  starts: number
}

/** A row of an appointment of half an hour, without its claims. */
export function appointmentRow({ tenant_id, advisor_uuid, topic_uuid, starts }: Own, rest: object = {}) {
  const uuid = randomUUID()
  return {
    ...VERA,
    tenant_id,
    uuid,
    advisor_uuid,
    topic_uuid,
    token_hash: uuid,
    starts_at: instant(starts),
    ends_at: instant(starts + 30 * MINUTE),
    created_at: instant(starts),
    ...rest
  }
}
