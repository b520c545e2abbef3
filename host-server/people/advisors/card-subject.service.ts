import { fullName } from '../../core/base/full-name.ts'
import type { Subject } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'

/** The audit subject for a change of an advisor's card, made by the advisor or by someone else. */
export const subjectOfCard = ({ advisor }: Call): Subject => ({
  object: 'advisor',
  id: advisor.uuid,
  name: fullName(advisor)
})
