import * as v from 'valibot'
import { ROLES } from './access.ts'

const Role = v.picklist(ROLES)

/** Which value of the roles' claim gives which roles. */
export const OpenIdRoles = v.record(v.string(), v.union([Role, v.array(Role)]))
export type OpenIdRoles = v.InferOutput<typeof OpenIdRoles>

/** Why a sign-in through the sign-in service failed and led back to the login page. */
export const SIGN_IN_ERRORS = [
  'unavailable',
  'expired',
  'cancelled',
  'failed',
  'unverified',
  'unknown',
  'deactivated',
  'taken'
] as const
export type SignInErrorReason = (typeof SIGN_IN_ERRORS)[number]
