import * as v from 'valibot'
import type { Role } from '#contract/access'
import { Email, line } from '#contract/values'
import type { Provider } from './openid.settings.ts'
import { SignInError } from './sign-in-error.ts'

export type Claims = Record<string, unknown>

const own = (object: unknown, key: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, key) ? (object as Claims)[key] : undefined

/** By the claim's name, else by its path: Keycloak has roles under `realm_access.roles`, others use a URL with dots as name. */
export const claimAt = (claims: Claims, path: string): unknown =>
  own(claims, path) ?? path.split('.').reduce<unknown>(own, claims)

/** One value or several; anything but strings is ignored. */
const texts = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((value) => typeof value === 'string')

/** The roles that the sign-in service manages, and those of them that this person has; undefined if it manages none. */
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
 * Whether the service says that it omitted the roles: Entra ID omits the groups of users who are in too many of them. A
 * claim that is merely missing means that there are none, since Entra ID omits the claim for users without app roles.
 */
export function omitsRoles(claims: Claims, { rolesClaim }: Pick<Provider, 'rolesClaim'>): boolean {
  if (!rolesClaim || claimAt(claims, rolesClaim) !== undefined) return false
  const isElsewhere = own(claims._claim_names, rolesClaim) ?? own(claims._claim_names, rolesClaim.split('.')[0] ?? '')
  return isElsewhere !== undefined || (rolesClaim === 'groups' && [true, 'true'].includes(claims.hasgroups as string))
}

const Subject = line(255, 1)

/** The user's id at the sign-in service: never normalised, since another spelling is another user. */
export function subjectOf({ sub }: Claims): string {
  const result = v.safeParse(Subject, sub)
  if (!result.success || result.output !== sub) throw new SignInError('failed', 'an impossible subject')
  return result.output
}

/** Entra ID has no `email_verified`; this claim says that the address belongs to a domain of the directory. */
const isOwnedDomain = ({ iss, xms_edov }: Claims) =>
  String(iss).startsWith('https://login.microsoftonline.com/') && [true, 1, '1', 'true'].includes(xms_edov as string)

/** The e-mail address, if the sign-in service has verified it. */
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

/** The names of a new account; the e-mail address if the service sends none. */
export function namesOf({ name, given_name, family_name }: Claims, email: string) {
  const first_name = nameAt(NAME.first_name, given_name)
  const last_name = nameAt(NAME.last_name, family_name)
  const full_name = nameAt(NAME.full_name, name) || [first_name, last_name].filter(Boolean).join(' ') || email
  return { first_name, last_name, full_name }
}
