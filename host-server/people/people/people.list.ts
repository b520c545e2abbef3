import * as v from 'valibot'
import { managesCards } from '#contract/access'
import {
  type ListedPerson,
  PEOPLE_PAGE_SIZE,
  PERSON_STATUSES,
  type PeopleFilter,
  type PeoplePage,
  type PeopleQuery,
  type PersonStatus
} from '#contract/people'
import { Email } from '#contract/values'
import { instant } from '../../core/base/clock.ts'
import { compareText } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import { searchWords } from '../../core/base/search-words.ts'
import { sortedInSlices } from '../../core/base/slices.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { insiderOf } from '../../organization/organizations/organizations.service.ts'
import type { PersonRow, Scope } from './people.repository.ts'
import * as repository from './people.repository.ts'
import { emailOf, isUninvited, keyOf, listed, nameOf, statusOf } from './person.ts'

/** Administrators and managers of cards see everyone, branch managers the people of the assigned branches. */
export async function scopeOf(call: Pick<Call, 'db' | 'user'>): Promise<Scope> {
  if (managesCards.anyRole.some((role) => call.user?.roles.includes(role))) return undefined
  const insider = insiderOf(call)
  return insider === undefined ? undefined : repository.findManagedBranches(call.db, insider)
}

interface Candidate {
  row: PersonRow
  uuid: string
  status: PersonStatus
  /** The sort key: last name first. */
  name: string
  /** Not invited yet, or the invitation has expired, and the e-mail address is unique. */
  canBeInvited: boolean
}

/** The text that is searched: names, both e-mail addresses and the alias. */
const wordsOf = (row: PersonRow) =>
  searchWords([fullName(nameOf(row)), row.account_email, row.card_email, row.alias].filter(Boolean).join(' '))

type Matches = (candidate: Candidate) => boolean

async function filterOf(db: TenantDb, query: PeopleFilter): Promise<Matches> {
  const { q, organization_uuid, role, status, institutional } = query
  const words = searchWords(q).split(/\s+/).filter(Boolean)
  const holders = role && (await repository.findHolders(db, role))
  return ({ row, status: own }) => {
    if (organization_uuid && row.organization_uuid !== organization_uuid) return false
    if (holders && !holders.has(row.user_uuid ?? '')) return false
    if (institutional && String(Boolean(row.is_institutional)) !== institutional) return false
    const isAsked = status ? status === 'all' || own === status : own !== 'deactivated'
    if (!isAsked || !words.length) return isAsked
    const text = wordsOf(row)
    return words.every((word) => text.includes(word))
  }
}

type Branches = ReadonlyMap<string, { uuid: string; name: string }>

const branchOf = (branches: Branches, { organization_uuid }: PersonRow) => branches.get(organization_uuid ?? '') ?? null

const KEYS: Record<PeopleQuery['sort'], (candidate: Candidate, branches: Branches) => string> = {
  name: ({ name }) => name,
  email_address: ({ row }) => emailOf(row),
  branch: ({ row }, branches) => branchOf(branches, row)?.name ?? '\uffff',
  status: ({ status }) => String(PERSON_STATUSES.indexOf(status))
}

/** Ties are sorted by name. */
function sorted(candidates: Candidate[], { sort, direction }: PeopleQuery, branches: Branches): Promise<Candidate[]> {
  const key = KEYS[sort]
  const sign = direction === 'desc' ? -1 : 1
  return sortedInSlices(
    candidates,
    (a, b) =>
      sign * compareText(key(a, branches), key(b, branches)) ||
      compareText(a.name, b.name) ||
      (a.uuid < b.uuid ? -1 : 1)
  )
}

/** Cards without accounts may share an address, such as a branch's, but only one account can have it. */
function addresses() {
  const taken = new Set<string>()
  return (row: PersonRow): boolean => {
    const address = emailOf(row).toLowerCase()
    if (row.user_uuid) return Boolean(taken.add(address))
    if (taken.has(address) || !v.is(Email, address)) return false
    taken.add(address)
    return true
  }
}

/** Everyone who matches. Filters and sorts in memory, so that both databases behave alike; some thousand people at most. */
async function candidatesOf({ db, app }: Call, scope: Scope, matches: Matches): Promise<Candidate[]> {
  const now = instant(app.clock.now())
  const hasOwn = addresses()
  const found: Candidate[] = []
  for await (const rows of repository.findAll(db, scope)) {
    for (const row of rows) {
      const { first_name, last_name } = nameOf(row)
      const status = statusOf(row, now)
      const isOwn = row.user_uuid || isUninvited({ status }) ? hasOwn(row) : false
      const canBeInvited = isUninvited({ status }) && isOwn
      const candidate = { row, uuid: keyOf(row), status, name: `${last_name} ${first_name}`, canBeInvited }
      if (matches(candidate)) found.push(candidate)
    }
  }
  return found
}

async function shown({ db, app }: Call, candidates: readonly Candidate[], branches: Branches): Promise<ListedPerson[]> {
  const rows = candidates.map(({ row }) => row)
  const roles = await repository.findRoles(db, ...rows.flatMap(({ user_uuid }) => user_uuid ?? []))
  const now = instant(app.clock.now())
  return rows.map((row) => listed(row, roles.get(row.user_uuid ?? '') ?? [], branchOf(branches, row), now))
}

export async function list(call: Call, query: PeopleQuery): Promise<PeoplePage> {
  const scope = await scopeOf(call)
  const found = await candidatesOf(call, scope, await filterOf(call.db, query))
  const seen = await repository.findBranches(call.db, scope)
  const branches = new Map(seen.map((branch) => [branch.uuid, branch]))
  const from = (query.page - 1) * PEOPLE_PAGE_SIZE
  const page = (await sorted(found, query, branches)).slice(from, from + PEOPLE_PAGE_SIZE)
  return {
    people: await shown(call, page, branches),
    total: found.length,
    uninvited: found.filter(({ canBeInvited }) => canBeInvited).length,
    page_size: PEOPLE_PAGE_SIZE,
    branches: seen
  }
}

/** The keys of the people who match the filter, or are listed, and can be invited. */
export async function findUninvited(call: Call, narrowed: PeopleFilter | readonly string[]): Promise<string[]> {
  const named = Array.isArray(narrowed) ? new Set<string>(narrowed) : undefined
  const matches: Matches = named ? ({ uuid }) => named.has(uuid) : await filterOf(call.db, narrowed as PeopleFilter)
  const candidates = await candidatesOf(call, await scopeOf(call), matches)
  return candidates.filter(({ canBeInvited }) => canBeInvited).map(({ uuid }) => uuid)
}
