import { Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { Call } from '../../core/http/http.ts'
import * as people from '../people/people.repository.ts'
import { nameOf } from '../people/person.ts'
import type { Cells } from './people-import.file.ts'
import * as repository from './people-import.repository.ts'

type Names = ReturnType<typeof nameOf>

const isSame = (cell: string, name: string) => cell.toLowerCase() === name.normalize('NFC').trim().toLowerCase()

/** An account matches only if both names are given and equal; a card without an account, if none of the given names differs. */
function isNamed({ first_name = '', last_name = '' }: Cells, names: Names, hasAccount: boolean): boolean {
  const agrees = (cell: string, name: string) => (cell || hasAccount ? isSame(cell, name) : true)
  return agrees(first_name, names.first_name) && agrees(last_name, names.last_name)
}

/** People of a branch may share the address on their cards, so the name has to match as well. With an unused alias, it is a new person. @throws Unprocessable if that is unclear */
async function findNamed({ db, t }: Call, cells: Cells, email: string, uuid: string): Promise<string | undefined> {
  const byCard = await repository.findByCardAddress(db, email, uuid)
  const person = byCard ?? (await people.findByEmail(db, email))?.uuid
  const row = person && (await people.find(db, person))
  if (!row || isNamed(cells, nameOf(row), Boolean(row.user_uuid))) return person
  if (cells.alias || !byCard) return undefined
  const values = { name: fullName(nameOf(row)), alias: row.alias ?? '' }
  throw new Unprocessable({ card_email_address: [t('people-import.unsure', values)] })
}

/** Finds a person by alias first, then by the sign-in address if given, then by the address on the card. @returns the person's key */
export async function find(call: Call, cells: Cells, uuid: string): Promise<string | undefined> {
  const { db } = call
  const { alias, sign_in_address: signIn, email_address: email } = cells
  const sure =
    (alias && (await repository.findByAlias(db, alias))) || (signIn && (await people.findByEmail(db, signIn))?.uuid)
  if (sure) return sure
  if (!email) return undefined
  if (signIn) return findNamed(call, cells, email, uuid)
  return (await people.findByEmail(db, email))?.uuid ?? repository.findByCardAddress(db, email)
}
