import type { Recorded } from '../../core/tenancy/app-context.ts'
import { type Told, tell } from './webhook-events.service.ts'

const typeOf = ({ action, changes }: Recorded): Told['type'] => {
  if (action === 'created') return 'person.created'
  const isLeaving = changes.some(({ field, after }) => field === 'status' && after === 'deactivated')
  return isLeaving ? 'person.deactivated' : 'person.changed'
}

/** What the audit log records of people, by whichever way they are changed: a page, a file, SCIM. */
export const tellOfPeople = (
  trx: Parameters<typeof tell>[0],
  now: Date,
  recorded: readonly Recorded[]
): Promise<void> =>
  tell(
    trx,
    now,
    ...recorded.flatMap((one) =>
      one.object === 'user' && (one.action === 'created' || one.action === 'changed')
        ? [{ type: typeOf(one), uuid: one.object_id }]
        : []
    )
  )
