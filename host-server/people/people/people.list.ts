import * as v from 'valibot'
import { managesCards } from '#contract/access'
import {
  type ListedPerson,
  PEOPLE_PAGE_SIZE,
  PERSON_STATUSES,
  type PeopleFilter,
  type PeoplePage,
  type PeopleQuery
} from '#contract/people'
import { Email } from '#contract/values'
import { instant } from '../../core/base/clock.ts'
import { compareText } from '../../core/base/collation.ts'
import { searchWords } from '../../core/base/search-words.ts'
import type { Call } from '../../core/http/http.ts'
import { insiderOf } from '../../organization/organizations/organizations.service.ts'
import type { PersonRow, Scope } from './people.repository.ts'
import * as repository from './people.repository.ts'
import { isUninvited, listed, nameOf } from './person.ts'

/** Administrators and managers of cards see everyone, branch managers the people of the assigned branches. */
export async function scopeOf(call: Pick<Call, 'db' | 'user'>): Promise<Scope> {
  if (managesCards.anyRole.some((role) => call.user?.roles.includes(role))) return undefined
  const insider = insiderOf(call)
  return insider === undefined ? undefined : repository.findManagedBranches(call.db, insider)
}

/** The text that is searched: names, both e-mail addresses and the alias. */
const wordsOf = (row: PersonRow, { full_name }: ListedPerson) =>
  searchWords([full_name, row.account_email, row.card_email, row.alias].filter(Boolean).join(' '))

interface Candidate {
  person: ListedPerson
  words: string
  /** The sort key: last name first. */
  name: string
  /** Not invited yet, or the invitation has expired, and the e-mail address is unique. */
  canBeInvited: boolean
}

function matches({ person, words }: Candidate, query: PeopleFilter): boolean {
  const { q, organization_uuid, role, status, institutional } = query
  if (organization_uuid && person.organization?.uuid !== organization_uuid) return false
  if (role && !person.roles.includes(role)) return false
  if (institutional && String(person.is_institutional) !== institutional) return false
  const isAsked = status ? status === 'all' || person.status === status : person.status !== 'deactivated'
  return (
    isAsked &&
    searchWords(q)
      .split(/\s+/)
      .every((word) => words.includes(word))
  )
}

const KEYS: Record<PeopleQuery['sort'], (candidate: Candidate) => string> = {
  name: ({ name }) => name,
  email_address: ({ person }) => person.email_address,
  branch: ({ person }) => person.organization?.name ?? '\uffff',
  status: ({ person }) => String(PERSON_STATUSES.indexOf(person.status))
}

/** Ties are sorted by name. */
function sorted(candidates: Candidate[], { sort, direction }: PeopleQuery): Candidate[] {
  const key = KEYS[sort]
  const sign = direction === 'desc' ? -1 : 1
  return candidates.toSorted(
    (a, b) =>
      sign * compareText(key(a), key(b)) || compareText(a.name, b.name) || (a.person.uuid < b.person.uuid ? -1 : 1)
  )
}

/** Cards without accounts may share an address, such as a branch's, but only one account can have it. */
function addresses(rows: readonly PersonRow[]) {
  const taken = new Set(rows.flatMap(({ account_email }) => account_email?.toLowerCase() ?? []))
  return (row: PersonRow): boolean => {
    const address = row.card_email?.toLowerCase() ?? ''
    if (row.user_uuid) return true
    if (taken.has(address) || !v.is(Email, address)) return false
    taken.add(address)
    return true
  }
}

async function candidatesOf({ db, app }: Call, scope: Scope): Promise<Candidate[]> {
  const rows = await repository.findAll(db, scope)
  const roles = await repository.findRoles(db)
  const branches = new Map((await repository.findBranches(db)).map((branch) => [branch.uuid, branch]))
  const now = instant(app.clock.now())
  const hasOwn = addresses(rows)
  return rows.map((row) => {
    const branch = branches.get(row.organization_uuid ?? '') ?? null
    const person = listed(row, roles.get(row.user_uuid ?? '') ?? [], branch, now)
    const { first_name, last_name } = nameOf(row)
    const canBeInvited = isUninvited(person) && hasOwn(row)
    return { person, words: wordsOf(row, person), name: `${last_name} ${first_name}`, canBeInvited }
  })
}

/** Filters and sorts in memory, so that both databases behave alike; some thousand people at most. */
export async function list(call: Call, query: PeopleQuery): Promise<PeoplePage> {
  const scope = await scopeOf(call)
  const found = (await candidatesOf(call, scope)).filter((candidate) => matches(candidate, query))
  const from = (query.page - 1) * PEOPLE_PAGE_SIZE
  return {
    people: sorted(found, query)
      .slice(from, from + PEOPLE_PAGE_SIZE)
      .map(({ person }) => person),
    total: found.length,
    uninvited: found.filter(({ canBeInvited }) => canBeInvited).length,
    page_size: PEOPLE_PAGE_SIZE,
    branches: await repository.findBranches(call.db, scope)
  }
}

/** The keys of the people who match the filter, or are listed, and can be invited. */
export async function findUninvited(call: Call, narrowed: PeopleFilter | readonly string[]): Promise<string[]> {
  const named = Array.isArray(narrowed) ? new Set<string>(narrowed) : undefined
  const isMeant = (one: Candidate) => (named ? named.has(one.person.uuid) : matches(one, narrowed as PeopleFilter))
  const candidates = await candidatesOf(call, await scopeOf(call))
  return candidates.filter((one) => one.canBeInvited && isMeant(one)).map(({ person }) => person.uuid)
}
