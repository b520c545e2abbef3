import type { BulkChange } from '#contract/bulk-changes'
import type { RedirectionChangeForm, RedirectionChangeKind } from '#contract/redirection-changes'
import type { RedirectionForm } from '#contract/redirections'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { bulkChanges } from '../../core/jobs/bulk-changes.ts'
import { actingAs } from '../../people/people/acting-user.service.ts'
import { findChosen, lock } from '../redirections/redirections.repository.ts'
import * as redirections from '../redirections/redirections.service.ts'

type Change = Omit<RedirectionChangeForm, 'redirections'>
type Work = (call: Call, uuid: string, change: Change) => Promise<boolean>

export const BATCH = 20

const setFields =
  (fieldsOf: (change: Change) => Partial<RedirectionForm>): Work =>
  async (call, uuid, change) => {
    const before = await redirections.read(call, uuid)
    const after = { ...before, ...fieldsOf(change) }
    if (before.target === after.target && before.is_active === after.is_active) return false
    await redirections.change(call, uuid, after)
    return true
  }

const WORK: Record<RedirectionChangeKind, Work> = {
  target: setFields(({ target }) => (target ? { target } : {})),
  'turn-on': setFields(() => ({ is_active: true })),
  'turn-off': setFields(() => ({ is_active: false })),
  delete: async (call, uuid) => {
    await redirections.remove(call, uuid)
    return true
  }
}

const changes = bulkChanges<Change>({
  of: 'redirection-changes',
  batch: BATCH,
  lock,
  actingAs,
  change: (call, change, uuid) => WORK[change.kind](call, uuid, change)
})

export const { read, jobs } = changes

/** @throws Unprocessable for a target that no redirect can have */
export async function start(
  call: Call,
  { redirections: choice, ...change }: RedirectionChangeForm
): Promise<BulkChange> {
  const { kind, target } = change
  if (kind === 'target' && !target) throw new Unprocessable({ target: [call.t('errors.required')] })
  if (kind === 'target' && target) await redirections.refuseTarget(call, target)
  return changes.start(call, change, await findChosen(call.db, choice))
}
