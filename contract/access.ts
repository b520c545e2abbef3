import type { ContactOption } from './contact-options.ts'
import type { ModuleName } from './module-names.ts'

/** Spec §6. */
export const ROLES = [
  'accountadmin',
  'advisors-manager',
  'advisors-oap-manager',
  'analyst',
  'content-manager',
  'INTERNAL',
  'orgadmin',
  'organizations-profiles-editor',
  'orgs-manager',
  'orguser',
  'profile-delete-manager',
  'roles-manager',
  'stduser',
  'marketing-manager'
] as const
export type Role = (typeof ROLES)[number]

/** The roles that can be assigned: those that grant something, and `stduser`, which means no more than an account. */
export const ASSIGNABLE_ROLES = [
  'accountadmin',
  'orgs-manager',
  'orgadmin',
  'analyst',
  'marketing-manager',
  'advisors-manager',
  'stduser'
] as const satisfies readonly Role[]
export const isAssignable = (role: Role) => (ASSIGNABLE_ROLES as readonly Role[]).includes(role)

interface Condition {
  /** The tenant has turned this module on, or each of these. */
  module?: ModuleName | readonly ModuleName[]
}

/** Anyone. A read may come from any origin, a write from the tenant's embedding origins. */
export interface PublicAccess extends Condition {
  public: true
  /** Visitors need the advisor in the path to offer this. */
  option?: ContactOption
}

/** Signed-in users of this tenant who meet every condition. */
export interface MemberAccess extends Condition {
  public?: false
  /** All of them are required (spec §6). */
  roles?: readonly Role[]
  /** One of these is enough. */
  anyRole?: readonly Role[]
  institutional?: true
  /** The path's `alias` is the user's own. */
  self?: true
  /** Each of these roles replaces `self`. */
  delegates?: readonly Role[]
  /** The topics feature is on in the configuration. */
  topics?: true
}

/** Pages and endpoints of administrators; the spec also writes their role `account-admin` (§6). */
export const administers = { roles: ['accountadmin'] } as const satisfies MemberAccess

/** Who manages an advisor's card: the advisor, and the managers of advisors. */
export const managesCard = {
  self: true,
  delegates: ['advisors-manager', 'accountadmin']
} as const satisfies MemberAccess

/** Who manages everybody's cards. */
export const managesCards = { anyRole: managesCard.delegates } as const satisfies MemberAccess

export type Access = PublicAccess | MemberAccess

/** Users with a page in the administration may open its overview, which lists only their pages. */
export const entersAdministration = {
  anyRole: ['accountadmin', 'orgs-manager', 'orgadmin', 'advisors-manager']
} as const satisfies MemberAccess

/** The user, the path's alias, and the tenant's modules. */
export interface Subject {
  me: {
    roles?: readonly string[] | undefined
    alias?: string | null | undefined
    is_institutional?: boolean | undefined
  }
  isModuleOn(name: ModuleName): boolean
  isTopicsEnabled: boolean
  /** The alias in the path, where there is one. */
  alias?: string | undefined
}

export type Verdict = 'granted' | 'unauthenticated' | 'forbidden'

const isOwn = ({ me, alias }: Subject) => Boolean(me.alias) && alias === me.alias

/** The modules that a rule requires. */
export const modulesOf = ({ module = [] }: Access): readonly ModuleName[] =>
  typeof module === 'string' ? [module] : module

/** Whether the institution has turned off what a rule requires, for every account. */
export const isTurnedOff = (access: Access, subject: Pick<Subject, 'isModuleOn' | 'isTopicsEnabled'>): boolean =>
  modulesOf(access).some((name) => !subject.isModuleOn(name)) ||
  (!access.public && Boolean(access.topics) && !subject.isTopicsEnabled)

/** A pure decision, used for routes on the server and for pages, tabs and links in the browser. */
export function decide(access: Access, subject: Subject): Verdict {
  if (modulesOf(access).some((name) => !subject.isModuleOn(name))) return 'forbidden'
  if (access.public) return 'granted'
  const { me } = subject
  if (!me.roles) return 'unauthenticated'
  if (access.roles?.some((role) => !me.roles?.includes(role))) return 'forbidden'
  if (access.anyRole && !access.anyRole.some((role) => me.roles?.includes(role))) return 'forbidden'
  if (access.institutional && !me.is_institutional) return 'forbidden'
  if (access.topics && !subject.isTopicsEnabled) return 'forbidden'
  if (access.self && !isOwn(subject) && !access.delegates?.some((role) => me.roles?.includes(role))) return 'forbidden'
  return 'granted'
}
