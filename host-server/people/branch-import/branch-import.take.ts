import type { BranchColumn } from '#contract/branch-import'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { Asked, Taken } from '../../core/jobs/file-imports.parts.ts'
import { findOpenings } from '../../organization/branches/branches.repository.ts'
import { isTaken } from '../../organization/organizations/organizations.repository.ts'
import * as organizations from '../../organization/organizations/organizations.service.ts'
import type { Cells } from './branch-import.file.ts'
import * as repository from './branch-import.repository.ts'
import { type Before, type Changes, readRow } from './branch-import.row.ts'

/** Finds a branch by its alias if the row has one, else by its name. @throws Unprocessable if that is unclear */
export async function find({ db, t }: Call, { alias, name }: Cells): Promise<string | undefined> {
  const byAlias = alias && (await repository.findByAlias(db, alias.toLowerCase()))
  if (byAlias) return byAlias.uuid
  const [one, another] = name ? await repository.findByName(db, name) : []
  if (alias && one) throw new Unprocessable({ name: [t('branch-import.unsure', { alias: one.alias })] })
  if (another) throw new Unprocessable({ alias: [t('branch-import.name-twice')] })
  return one?.uuid
}

async function readBranch(call: Call, subject: string): Promise<Before> {
  return { row: await organizations.find(call, subject), week: await findOpenings(call.db, subject) }
}

async function check({ db, t }: Call, { form }: Changes) {
  if (form.alias && (await isTaken(db, form.alias, '')))
    throw new Unprocessable({ alias: [t('organizations.alias-taken')] })
}

/** By the forms of a branch, each with its entry in the audit log. @returns the branch's key */
async function write(call: Call, { form, name, address, public_name, week }: Changes, before: Before | undefined) {
  const { uuid } = before?.row ?? (await organizations.create(call, form))
  if (before && name !== undefined) await organizations.rename(call, uuid, { name, alias: before.row.alias })
  if (address) await organizations.move(call, uuid, address)
  if (public_name !== undefined) await organizations.renamePublicly(call, uuid, public_name)
  if (week) await organizations.openAt(call, uuid, week)
  return uuid
}

const isSame = ({ name, address, public_name, week }: Changes) =>
  [name, address, public_name, week].every((one) => one === undefined)

/** Checks or writes a row by the rules of a branch's forms. */
export async function take(call: Call, _known: unknown, asked: Asked<BranchColumn>): Promise<Taken<object>> {
  const { cells, stage, subject } = asked
  const before = subject === undefined ? undefined : await readBranch(call, subject)
  const changes = readRow(cells, before, call.tenant.time_zone, call.t)
  if (before && isSame(changes)) return { fate: 'same', subject }
  const fate = before ? 'changed' : 'created'
  if (stage === 2) return { fate, subject: await write(call, changes, before) }
  if (!before) await check(call, changes)
  return { fate, subject }
}
