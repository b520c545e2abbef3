import * as v from 'valibot'
import type { Role } from '#contract/access'
import { Email, line } from '#contract/values'
import type { Provider } from './openid.settings.ts'
import { OpenIdTrouble } from './openid.trouble.ts'

export type Claims = Record<string, unknown>

const own = (object: unknown, key: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, key) ? (object as Claims)[key] : undefined

/** By the claim's name, else by its path: Keycloak tells roles under `realm_access.roles`, others under an address with dots. */
export const claimAt = (claims: Claims, path: string): unknown =>
  own(claims, path) ?? path.split('.').reduce<unknown>(own, claims)

/** One value or several; what is no text says nothing. */
const texts = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((value) => typeof value === 'string')

/** Which roles the sign-in service decides on, and which of them this person has; undefined where it decides on none. */
export function rolesIn(
  claims: Claims,
  { rolesClaim, roles }: Provider
): { decided: Role[]; held: Role[] } | undefined {
  if (!rolesClaim) return undefined
  const values = texts(claimAt(claims, rolesClaim))
  const held = values.flatMap((value) => (own(roles, value) as Role | Role[] | undefined) ?? [])
  return { decided: [...new Set(Object.values(roles).flat())], held: [...new Set(held)] }
}

/**
 * Whether the service says that there are roles which it does not tell: Entra ID leaves out the groups of whoever is in
 * too many. A claim that is just not there means that there are none, since that is how it tells of nobody's app roles.
 */
export function withholdsRoles(claims: Claims, { rolesClaim }: Pick<Provider, 'rolesClaim'>): boolean {
  if (!rolesClaim || claimAt(claims, rolesClaim) !== undefined) return false
  const isElsewhere = own(claims._claim_names, rolesClaim) ?? own(claims._claim_names, rolesClaim.split('.')[0] ?? '')
  return isElsewhere !== undefined || (rolesClaim === 'groups' && [true, 'true'].includes(claims.hasgroups as string))
}

const Subject = line(255, 1)

/** Who they are at the sign-in service: never put right, since another spelling is somebody else. */
export function subjectOf({ sub }: Claims): string {
  const result = v.safeParse(Subject, sub)
  if (!result.success || result.output !== sub) throw new OpenIdTrouble('failed', 'an impossible subject')
  return result.output
}

/** Entra ID has no `email_verified`; it tells by this claim that the address belongs to a domain of the directory. */
const isOwnedDomain = ({ iss, xms_edov }: Claims) =>
  String(iss).startsWith('https://login.microsoftonline.com/') && [true, 1, '1', 'true'].includes(xms_edov as string)

/** The address, where the sign-in service stands for it. */
export function verifiedEmail(claims: Claims): string | undefined {
  const result = v.safeParse(Email, claims.email)
  const isVerified = claims.email_verified === true || isOwnedDomain(claims)
  return result.success && isVerified ? result.output : undefined
}

const NAME = { first_name: line(100), last_name: line(100), full_name: line(255, 1) }

const nameAt = (schema: v.GenericSchema<unknown, string>, claim: unknown) => {
  const result = v.safeParse(schema, claim)
  return result.success ? result.output : ''
}

/** How a new account is called; by the address, where nothing else is told. */
export function namesOf({ name, given_name, family_name }: Claims, email: string) {
  const first_name = nameAt(NAME.first_name, given_name)
  const last_name = nameAt(NAME.last_name, family_name)
  const full_name = nameAt(NAME.full_name, name) || [first_name, last_name].filter(Boolean).join(' ') || email
  return { first_name, last_name, full_name }
}
