import { type Access, decide, type MemberAccess, modulesOf, type Role } from './access.ts'
import type { Endpoint } from './endpoint.ts'
import type { ModuleName } from './module-names.ts'

/** What an API token's scope is about: the module of the endpoints' access rule; without one, cards or the rest. */
export type ScopeArea = ModuleName | 'cards' | 'administration'

/** What an API token may do. */
export type Scope = `${ScopeArea}:${'read' | 'write'}` | NonNullable<MemberAccess['tokenScope']>

/** A token acts for the institution: it stands where its administrators stand, within its scopes. */
export const TOKEN_ROLES = ['accountadmin'] as const satisfies readonly Role[]

const EVENTS = 'text/event-stream'

/** Whether administrators may do it for the institution, rather than any account for itself. */
function isForAdministrators(access: MemberAccess): boolean {
  const { roles, anyRole, delegates } = access
  const subject = { me: { roles: TOKEN_ROLES }, alias: '', isModuleOn: () => true, isTopicsEnabled: true }
  return Boolean(roles ?? anyRole ?? delegates) && decide(access, subject) === 'granted'
}

const areaOf = (access: Access): ScopeArea => {
  const [first] = modulesOf(access)
  return first ?? (!access.public && access.self ? 'cards' : 'administration')
}

/**
 * The scope that a token needs for an endpoint, by its access rule; undefined where none will do. Streams of events
 * are for open pages.
 */
export function scopeOf({ method, shape }: Endpoint): Scope | undefined {
  const { access, stream } = shape
  if (access.public) return undefined
  if (access.tokenScope) return access.tokenScope
  if (access.inPerson || stream === EVENTS || !isForAdministrators(access)) return undefined
  return `${areaOf(access)}:${method === 'GET' ? 'read' : 'write'}`
}

/** Every scope that opens something, sorted by name. */
export const scopesOf = (endpoints: readonly Endpoint[]): Scope[] =>
  [...new Set(endpoints.flatMap((endpoint) => scopeOf(endpoint) ?? []))].toSorted()
