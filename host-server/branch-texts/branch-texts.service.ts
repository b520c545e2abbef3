import type { BranchTextForm } from '#contract/branch-texts'
import { record } from '../audit/audit.service.ts'
import { findTexts } from '../branches/branches.repository.ts'
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

export async function save(call: Call, uuid: string, texts: readonly BranchTextForm[]): Promise<BranchTextForm[]> {
  await change(call, uuid, async (trx, { name }) => {
    const before = await findTexts(trx, uuid)
    await replace(trx, uuid, texts)
    await record(trx, call, { object: 'organization', id: uuid, name }, told(before), told(texts))
  })
  return findTexts(call.db, uuid)
}
