import { fullName } from '../../core/base/full-name.ts'
import type { Subject } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'

/** The audit subject for a change of an advisor's card; undefined for one's own, since that is not administration. */
export const subjectOfCard = ({ advisor, user }: Call): Subject | undefined =>
  user?.alias === advisor.alias ? undefined : { object: 'advisor', id: advisor.uuid, name: fullName(advisor) }
