import type { BranchTextForm, BranchTextsChange } from '#contract/branch-texts'
import { Conflict } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { findTexts } from '../branches/branches.repository.ts'
import { find, lock } from '../organizations/organizations.service.ts'
import { replace } from './branch-texts.repository.ts'

/** The texts of a branch. @throws NotFound unless the user administers it. */
export async function read(call: Call, uuid: string): Promise<BranchTextForm[]> {
  await find(call, uuid)
  return findTexts(call.db, uuid)
}

/** For the audit log: keyed by position, so that reordering is a change too and equal headings stay distinct. */
const auditFields = (texts: readonly BranchTextForm[]) =>
  Object.fromEntries(texts.map(({ title, value }, at) => [`${at + 1}. ${title}`, value]))

const isEqualList = (some: readonly BranchTextForm[], others: readonly BranchTextForm[]) =>
  some.length === others.length &&
  some.every(({ title, value }, at) => title === others[at]?.title && value === others[at].value)

const branches = audited({
  read: async (trx, id, call) => ({ branch: await lock(trx, id, call), texts: await findTexts(trx, id) }),
  subject: ({ branch }) => ({ object: 'organization', id: branch.uuid, name: branch.name }),
  fields: ({ texts }) => auditFields(texts)
})

export async function save(call: Call, uuid: string, { was, put }: BranchTextsChange): Promise<BranchTextForm[]> {
  await branches.change(call, uuid, async (trx, { texts }) => {
    if (isEqualList(texts, put)) return
    if (!isEqualList(texts, was)) throw new Conflict('lists.changed-elsewhere')
    await replace(trx, uuid, put)
  })
  return findTexts(call.db, uuid)
}
