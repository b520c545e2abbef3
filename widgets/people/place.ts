import { useSearchParams } from 'wouter'
import { ROLES, type Role } from '#contract/access'
import { PERSON_STATUSES, type PersonStatus } from '#contract/people'

const PATH = '/account-admin/people'

export const SORTS = ['name-asc', 'name-desc', 'email_address-asc', 'branch-asc', 'status-asc'] as const
export type Sort = (typeof SORTS)[number]

/** By everybody, the deactivated too. */
export const STATUSES = [...PERSON_STATUSES, 'all'] as const

/** What the address asks for; what is empty narrows nothing. */
export interface Place {
  q: string
  branch: string
  role: Role | ''
  status: PersonStatus | 'all' | ''
  institutional: 'true' | 'false' | ''
  sort: Sort
  page: number
}

const EVERYBODY: Place = { q: '', branch: '', role: '', status: '', institutional: '', sort: SORTS[0], page: 1 }

/** The address of a place, relative to the app. */
export function addressOf(place: Partial<Place> = {}): string {
  const params = new URLSearchParams()
  for (const [name, initial] of Object.entries(EVERYBODY)) {
    const value = place[name as keyof Place]
    if (value && value !== initial) params.set(name, String(value))
  }
  return params.size ? `${PATH}?${params}` : PATH
}

/** Where a person is edited. */
export const personAddress = (uuid: string) => `${PATH}/edit?id=${uuid}`

const oneOf = <T extends string>(known: readonly T[], given: string | null): T | '' =>
  known.find((one) => one === given) ?? ''

/** Nonsense narrows nothing. */
export function usePlace(): Place {
  const [params] = useSearchParams()
  const page = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, 255),
    branch: /^[\da-f-]{36}$/.test(params.get('branch') ?? '') ? (params.get('branch') as string) : '',
    role: oneOf(ROLES, params.get('role')),
    status: oneOf(STATUSES, params.get('status')),
    institutional: oneOf(['true', 'false'], params.get('institutional')),
    sort: oneOf(SORTS, params.get('sort')) || SORTS[0],
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
  }
}

/** Who is meant, as calls take it. */
export function filterOf({ q, branch, role, status, institutional }: Place) {
  return {
    ...(q && { q }),
    ...(branch && { organization_uuid: branch }),
    ...(role && { role }),
    ...(status && { status }),
    ...(institutional && { institutional })
  }
}

/** As the call of the list takes them. */
export function queryOf(place: Place) {
  const [column, direction] = place.sort.split('-') as ['name', 'asc']
  return { ...filterOf(place), sort: column, direction, page: String(place.page) }
}
