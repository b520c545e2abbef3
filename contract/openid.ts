import * as v from 'valibot'
import { ASSIGNABLE_ROLES } from './access.ts'

const Role = v.picklist(ASSIGNABLE_ROLES)

/** Maps values of the roles claim to roles. */
export const OpenIdRoles = v.record(v.string(), v.union([Role, v.array(Role)]))
export type OpenIdRoles = v.InferOutput<typeof OpenIdRoles>

/** Why a sign-in through the sign-in service failed. */
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
