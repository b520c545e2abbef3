import * as v from 'valibot'
import { ROLES } from '#contract/access'
import {
  type ListedPerson,
  PEOPLE_PAGE_SIZE,
  PERSON_STATUSES,
  type PeopleChoice,
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
import { sortedPart } from '../../core/base/slices.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { PersonRow, Scope } from './people.repository.ts'
import * as repository from './people.repository.ts'
import { emailOf, isUninvited, keyOf, listed, nameOf, statusOf } from './person.ts'
import { scopeOf } from './scope.service.ts'

interface Candidate {
  row: PersonRow
  uuid: string
  status: PersonStatus
  /** The sort key: last name first. */
  name: string
  /** Not invited yet, or the invitation has expired, and the e-mail address is unique. */
  canBeInvited: boolean
}

/** As the audit log, which names each sign-in. */
const seesSignIns = ({ user }: Call) => Boolean(user?.roles.includes('accountadmin'))

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

/** Behind all texts. */
const LAST = '\uffff'

/** The names of each account's roles as the list shows them: all but that of everyone. */
async function roleNames({ db, t }: Call): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const role of ROLES.filter((one) => one !== 'stduser').toSorted()) {
    for (const uuid of await repository.findHolders(db, role)) {
      const before = names.get(uuid)
      const name = t(`people.role-${role}`)
      names.set(uuid, before ? `${before}, ${name}` : name)
    }
  }
  return names
}

/** What the people are sorted by; who has no branch or no role comes last, who has never signed in has the earliest. */
async function keyOfSort(
  call: Call,
  sort: PeopleQuery['sort'],
  branches: Branches
): Promise<(of: Candidate) => string> {
  const roles = sort === 'roles' ? await roleNames(call) : undefined
  const isSeen = seesSignIns(call)
  const keys: Record<PeopleQuery['sort'], (of: Candidate) => string> = {
    name: ({ name }) => name,
    email_address: ({ row }) => emailOf(row),
    branch: ({ row }) => branchOf(branches, row)?.name ?? LAST,
    roles: ({ row }) => roles?.get(row.user_uuid ?? '') ?? LAST,
    last_sign_in_at: ({ row }) => (isSeen && row.last_sign_in_at) || '',
    status: ({ status }) => String(PERSON_STATUSES.indexOf(status))
  }
  return keys[sort]
}

/** One page; ties are sorted by name. */
async function pageOf(call: Call, found: readonly Candidate[], query: PeopleQuery, branches: Branches) {
  const key = await keyOfSort(call, query.sort, branches)
  const sign = query.direction === 'desc' ? -1 : 1
  const from = (query.page - 1) * PEOPLE_PAGE_SIZE
  return sortedPart(
    found,
    (a, b) => sign * compareText(key(a), key(b)) || compareText(a.name, b.name) || (a.uuid < b.uuid ? -1 : 1),
    from,
    from + PEOPLE_PAGE_SIZE
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

async function shown(call: Call, candidates: readonly Candidate[], branches: Branches): Promise<ListedPerson[]> {
  const { db, app } = call
  const rows = candidates.map(({ row }) => row)
  const roles = await repository.findRoles(db, ...rows.flatMap(({ user_uuid }) => user_uuid ?? []))
  const now = instant(app.clock.now())
  const isSeen = seesSignIns(call)
  return rows.map((row) => {
    const person = listed(row, roles.get(row.user_uuid ?? '') ?? [], branchOf(branches, row), now)
    return isSeen ? person : { ...person, last_sign_in_at: null }
  })
}

export async function list(call: Call, query: PeopleQuery): Promise<PeoplePage> {
  const scope = await scopeOf(call)
  const found = await candidatesOf(call, scope, await filterOf(call.db, query))
  const seen = await repository.findBranches(call.db, scope)
  const branches = new Map(seen.map((branch) => [branch.uuid, branch]))
  return {
    people: await shown(call, await pageOf(call, found, query, branches), branches),
    total: found.length,
    uninvited: found.filter(({ canBeInvited }) => canBeInvited).length,
    page_size: PEOPLE_PAGE_SIZE,
    branches: seen.filter(({ closed_at }) => closed_at === null),
    time_zone: call.tenant.time_zone
  }
}

/** The people who are meant. */
async function chosen(call: Call, { uuids, ...filter }: PeopleChoice): Promise<Candidate[]> {
  const named = uuids && new Set(uuids)
  const matches = await filterOf(call.db, filter)
  return candidatesOf(call, await scopeOf(call), (one) => (!named || named.has(one.uuid)) && matches(one))
}

/** Those who are meant, with their names. */
export const findChosen = async (call: Call, choice: PeopleChoice): Promise<{ subject: string; name: string }[]> =>
  (await chosen(call, choice)).map(({ uuid, row }) => ({ subject: uuid, name: fullName(nameOf(row)) }))

/** The keys of those among the people who can be invited. */
export const findUninvited = async (call: Call, choice: PeopleChoice): Promise<string[]> =>
  (await chosen(call, choice)).filter(({ canBeInvited }) => canBeInvited).map(({ uuid }) => uuid)

/** The cards of those who are meant and not deactivated. */
export const findActiveCards = async (call: Call, choice: PeopleChoice): Promise<string[]> =>
  (await chosen(call, choice)).flatMap(({ row, status }) =>
    row.advisor_uuid && status !== 'deactivated' ? [row.advisor_uuid] : []
  )

/** The cards of those who are meant and work in another branch. */
export const findCardsElsewhere = async (call: Call, choice: PeopleChoice, organization_uuid: string) =>
  (await chosen(call, choice)).flatMap(({ row }) =>
    row.advisor_uuid && row.organization_uuid !== organization_uuid ? [row.advisor_uuid] : []
  )
