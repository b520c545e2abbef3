import * as v from 'valibot'
import { ASSIGNABLE_ROLES, ROLES } from '#contract/access'
import { CONTACT_OPTIONS } from '#contract/contact-options'
import type { MessageTable } from '#contract/locales'
import { peopleMessages } from '#contract/messages/people.messages'
import { profileMessages } from '#contract/messages/profile.messages'
import { BRANCH_ROLES, type Person, PersonForm } from '#contract/people'
import type { PeopleColumn } from '#contract/people-import'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Translate } from '../../core/base/intl.ts'
import { columnNames } from '../../core/files/csv-rows.ts'
import { fieldErrors } from '../../core/http/http.ts'
import type { Cells } from './people-import.file.ts'

/** The branches and assistants that cells can refer to. */
export interface Known {
  branches: readonly { uuid: string; name: string; alias: string }[]
  assistants: readonly { uuid: string; first_name: string; last_name: string }[]
}

type Given = Record<string, unknown>

const SORTED = new Set(['roles', 'contact_options', 'managed_organizations'])

/** A person as form values. */
function formOf(person: Person): Given {
  const held = (name: keyof PersonForm) =>
    SORTED.has(name) ? [...(person[name] as string[])].toSorted() : person[name]
  return Object.fromEntries(Object.keys(PersonForm.entries).map((name) => [name, held(name as keyof PersonForm)]))
}

const SWITCHES: Record<string, boolean> = {
  '1': true,
  yes: true,
  ja: true,
  true: true,
  wahr: true,
  x: true,
  '0': false,
  no: false,
  nein: false,
  false: false,
  falsch: false,
  on: true,
  ein: true,
  off: false,
  aus: false
}

type Valid = (t: Translate) => readonly string[]
const LISTED_MAX = 20

/** A fault of a cell, as the id of a message `people-import.…` that names the valid values. */
class Fault extends Error {
  readonly id: string
  readonly name: string
  readonly valid: Valid

  constructor(id: string, name = '', valid: Valid = () => []) {
    super(id)
    this.id = id
    this.name = name
    this.valid = valid
  }

  text(t: Translate): string {
    const all = this.valid(t)
    const values = all.length > LISTED_MAX ? [...all.slice(0, LISTED_MAX), '…'] : all
    return t(`people-import.${this.id}`, { name: this.name, values: values.join(', '), count: all.length })
  }
}

function yesOrNo(cell: string): boolean {
  const found = Object.hasOwn(SWITCHES, cell.toLowerCase()) ? SWITCHES[cell.toLowerCase()] : undefined
  if (found === undefined) throw new Fault('yes-or-no')
  return found
}

function branchOf(cell: string, { branches }: Known): string {
  const key = cell.toLowerCase()
  const byAlias = branches.find(({ alias }) => alias === key)
  const found = byAlias ? [byAlias] : branches.filter(({ name }) => name.toLowerCase() === key)
  if (found.length > 1) throw new Fault('branch-twice')
  if (!found[0]) throw new Fault('branch-unknown', cell, () => branches.map(({ name }) => name))
  return found[0].uuid
}

function assistantOf(cell: string, { assistants }: Known): string {
  const named = ({ first_name, last_name }: Known['assistants'][number]) => `${first_name} ${last_name}`
  const found = assistants.find((one) => named(one).toLowerCase() === cell.toLowerCase())
  if (!found) throw new Fault('assistant-unknown', cell, () => assistants.map(named))
  return found.uuid
}

const ROLE_NAMES = new Map<string, string>(
  ROLES.flatMap((role) =>
    columnNames(role, (peopleMessages as MessageTable)[`people.role-${role}`]).map((name) => [name, role] as const)
  )
)
/** As the form and the export call them, and as the card does, of which earlier exports had the names. */
const OPTION_NAMES = new Map<string, string>(
  CONTACT_OPTIONS.flatMap((option) =>
    [
      ...columnNames(option, (profileMessages as MessageTable)[`profile.${option}`]),
      ...columnNames(option, (peopleMessages as MessageTable)[`people.option-${option}`])
    ].map((name) => [name, option] as const)
  )
)
const roleNames: Valid = (t) => ASSIGNABLE_ROLES.map((role) => t(`people.role-${role}`))
const optionNames: Valid = (t) => CONTACT_OPTIONS.map((option) => t(`people.option-${option}`))

/** Reads a cell with several names. */
const severalOf = (names: ReadonlyMap<string, string>, id: string, valid: Valid) => (cell: string) => {
  const found = cell
    .split(/[,;|\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => names.get(name.toLowerCase()) ?? new Fault(id, name, valid))
  const fault = found.find((one) => one instanceof Fault)
  if (fault) throw fault
  return [...new Set(found as string[])].toSorted()
}

const asIs = (cell: string) => cell
type Reader = { field: keyof PersonForm; read(cell: string, known: Known): unknown }

/** Readers of the account's columns and of the card's, which are ignored without a card. */
const ACCOUNT: Partial<Record<PeopleColumn, Reader>> = {
  first_name: { field: 'first_name', read: asIs },
  last_name: { field: 'last_name', read: asIs },
  branch: { field: 'organization_uuid', read: branchOf },
  roles: { field: 'roles', read: severalOf(ROLE_NAMES, 'role-unknown', roleNames) }
}
const CARD: Partial<Record<PeopleColumn, Reader>> = {
  alias: { field: 'alias', read: (cell) => cell.toLowerCase() },
  title_prefix: { field: 'title_prefix', read: asIs },
  title_suffix: { field: 'title_suffix', read: asIs },
  position: { field: 'position', read: asIs },
  phone_number: { field: 'phone_number', read: asIs },
  is_institutional: { field: 'is_institutional', read: yesOrNo },
  contact_options: { field: 'contact_options', read: severalOf(OPTION_NAMES, 'option-unknown', optionNames) },
  assistant: { field: 'assistant_uuid', read: assistantOf }
}

const COLUMN_OF: Record<string, PeopleColumn> = {
  organization_uuid: 'branch',
  managed_organizations: 'branch',
  assistant_uuid: 'assistant',
  card_email_address: 'email_address',
  has_card: 'card'
}

/** The column of a field of the form. */
export const columnOf = (field: string, cells: Cells): string =>
  field === 'email_address' && cells.sign_in_address ? 'sign_in_address' : (COLUMN_OF[field] ?? field)

const isSameAddress = (one: unknown, other: string) => String(one ?? '').toLowerCase() === other.toLowerCase()

/** Sets an address unless it only differs in case. */
function put(given: Given, field: 'email_address' | 'card_email_address', cell: string) {
  if (!isSameAddress(given[field], cell)) given[field] = cell
}

/** As in the export, the e-mail address is the card's; it is also the account's as long as both are equal. */
function takeAddresses(given: Given, { email_address: cell, sign_in_address: signIn }: Cells) {
  const { email_address: account, card_email_address: card, has_card } = given
  const isOne = !card || isSameAddress(card, String(account))
  if (signIn) put(given, 'email_address', signIn)
  if (!cell) return
  if (signIn) return void (has_card && put(given, 'card_email_address', cell))
  // the account was found by this address, so there is nothing to change
  if (isSameAddress(account, cell)) return
  if (isOne) put(given, 'email_address', cell)
  if (card) put(given, 'card_email_address', cell)
}

/** Defaults of a new person: with a branch, they have a card; branch managers manage their own branch. */
function complete(given: Given, cells: Cells, isNew: boolean) {
  if (!isNew) return
  if (!cells.card) given.has_card = Boolean(cells.branch)
  const roles = (given.roles ?? []) as string[]
  const manages = BRANCH_ROLES.some((role) => roles.includes(role))
  if (manages && given.organization_uuid) given.managed_organizations = [given.organization_uuid]
}

export interface Read {
  form: PersonForm
  isSame: boolean
}

/** The form values after applying a row; empty cells change nothing. @throws Unprocessable with the faults by field */
export function readRow(cells: Cells, before: Person | undefined, known: Known, t: Translate): Read {
  const given: Given = before ? formOf(before) : {}
  const unchanged = JSON.stringify(given)
  const errors: Record<string, string[]> = {}
  const take = (column: PeopleColumn, { field, read }: Reader) => {
    const cell = cells[column]
    if (!cell) return
    try {
      given[field] = read(cell, known)
    } catch (failure) {
      if (!(failure instanceof Fault)) throw failure
      errors[column] = [failure.text(t)]
    }
  }
  const takeAll = (readers: Partial<Record<PeopleColumn, Reader>>) => {
    for (const [column, reader] of Object.entries(readers)) take(column as PeopleColumn, reader)
  }
  take('card', { field: 'has_card', read: yesOrNo })
  takeAll(ACCOUNT)
  complete(given, cells, !before)
  takeAddresses(given, cells)
  if (given.has_card) takeAll(CARD)
  if (!Object.keys(errors).length && JSON.stringify(given) === unchanged)
    return { form: given as PersonForm, isSame: true }
  const result = v.safeParse(PersonForm, given)
  const faults = { ...(result.success ? {} : fieldErrors(result.issues, t)), ...errors }
  if (!result.success || Object.keys(faults).length) throw new Unprocessable(faults)
  return { form: result.output, isSame: false }
}
