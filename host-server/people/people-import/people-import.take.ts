import type { Person } from '#contract/people'
import type { PeopleColumn } from '#contract/people-import'
import type { Call } from '../../core/http/http.ts'
import type { Asked, Taken } from '../../core/jobs/file-imports.parts.ts'
import * as people from '../people/people.repository.ts'
import { check, isAddressChanged } from '../people/people.rules.ts'
import { change, create, read } from '../people/people.service.ts'
import { type Known, readRow } from './people-import.row.ts'

/** What a row keeps of its person. */
export interface Kept {
  moves_sign_in: boolean
}

type Form = Parameters<typeof create>[1]

/** Validates or writes a row. @returns the person's key, which changes when a card gets an account */
async function write(
  call: Call,
  { stage }: Pick<Asked<PeopleColumn>, 'stage'>,
  form: Form,
  before: Person | undefined
) {
  const row = before && (await people.find(call.db, before.uuid))
  const kept = { moves_sign_in: Boolean(row && isAddressChanged(row, form)) }
  if (stage === 2) {
    const { uuid } = await (before ? change(call, before.uuid, form) : create(call, form))
    return { subject: uuid, kept }
  }
  await check(call, call.db, form, row)
  return { subject: before?.uuid, kept }
}

/** Checks or writes a row by the rules of a person's form. */
export async function take(call: Call, known: Known, asked: Asked<PeopleColumn>): Promise<Taken<Kept>> {
  const { cells, subject } = asked
  const before = subject === undefined ? undefined : await read(call, subject)
  const { form, isSame } = readRow(cells, before, known, call.t)
  if (isSame) return { fate: 'same', subject }
  return { fate: before ? 'changed' : 'created', ...(await write(call, asked, form, before)) }
}
