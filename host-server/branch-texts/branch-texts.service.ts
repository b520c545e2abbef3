import type { BranchTextForm, BranchTextsChange } from '#contract/branch-texts'
import { record } from '../audit/audit.service.ts'
import { findTexts } from '../branches/branches.repository.ts'
import { Conflict } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { change, find } from '../organizations/organizations.service.ts'
import { replace } from './branch-texts.repository.ts'

/** The texts of a branch that the user administers. */
export async function read(call: Call, uuid: string): Promise<BranchTextForm[]> {
  await find(call, uuid)
  return findTexts(call.db, uuid)
}

/** For the log: by place, so that another order is a change too, and two of one heading are two. */
const told = (texts: readonly BranchTextForm[]) =>
  Object.fromEntries(texts.map(({ title, value }, at) => [`${at + 1}. ${title}`, value]))

const isAlike = (some: readonly BranchTextForm[], others: readonly BranchTextForm[]) =>
  some.length === others.length &&
  some.every(({ title, value }, at) => title === others[at]?.title && value === others[at].value)

export async function save(call: Call, uuid: string, { was, put }: BranchTextsChange): Promise<BranchTextForm[]> {
  await change(call, uuid, async (trx, { name }) => {
    const before = await findTexts(trx, uuid)
    if (isAlike(before, put)) return
    if (!isAlike(before, was)) throw new Conflict('lists.changed-elsewhere')
    await replace(trx, uuid, put)
    await record(trx, call, { object: 'organization', id: uuid, name }, told(before), told(put))
  })
  return findTexts(call.db, uuid)
}
