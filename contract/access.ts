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
  'content-manager',
  'organizations-profiles-editor',
  'profile-delete-manager',
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
  /** A card of one's own is enough instead of one of `anyRole`. */
  orCard?: true
  /** Customers book the user, or the advisor for whom the user stands in. */
  institutional?: true
  /** The path's `alias` is the user's own. */
  self?: true
  /** Each of these roles replaces `self`. */
  delegates?: readonly Role[]
  /** The advisor in the path may be deactivated. */
  deactivated?: true
  /** The topics feature is on in the configuration. */
  topics?: true
  /** Never by an API token: what could give it, or somebody, more rights, or what concerns the person who asks. */
  inPerson?: true
  /** By API tokens with this scope alone: no account will do. */
  tokenScope?: 'scim'
}

/** Pages and endpoints of administrators; the spec also writes their role `account-admin` (§6). */
export const administers = { roles: ['accountadmin'] } as const satisfies MemberAccess

/** What administrators decide themselves. */
export const administersInPerson = { ...administers, inPerson: true } as const satisfies MemberAccess

/** Who manages an advisor's card: the advisor, and the managers of advisors. */
export const managesCard = {
  self: true,
  delegates: ['advisors-manager', 'accountadmin']
} as const satisfies MemberAccess

/** Who manages everybody's cards. */
export const managesCards = { anyRole: managesCard.delegates } as const satisfies MemberAccess

/** Who manages the appointments of a branch: administrators of every one, branch managers of their own. */
export const managesBranchCalendar = {
  module: 'online-appointments',
  anyRole: ['accountadmin', 'orgadmin']
} as const satisfies MemberAccess

/** Who sees whether customers can book: managers of cards too, since it says nothing about customers. */
export const seesBookability = {
  ...managesBranchCalendar,
  anyRole: [...managesBranchCalendar.anyRole, 'advisors-manager']
} as const satisfies MemberAccess

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

const hasOne = ({ anyRole, orCard }: MemberAccess, { me }: Subject) =>
  !anyRole || anyRole.some((role) => me.roles?.includes(role)) || Boolean(orCard && me.alias)

const isOwn = ({ me, alias }: Subject) => Boolean(me.alias) && alias === me.alias

/** Whether it is about another advisor, whom one of the user's roles opens. */
const standsIn = ({ delegates = [] }: MemberAccess, subject: Subject) =>
  !isOwn(subject) && delegates.some((role) => subject.me.roles?.includes(role))

/** The modules that a rule requires. */
export const modulesOf = ({ module = [] }: Access): readonly ModuleName[] =>
  typeof module === 'string' ? [module] : module

/** Whether the institution has turned off what a rule requires, for every account. */
export const isTurnedOff = (access: Access, subject: Pick<Subject, 'isModuleOn' | 'isTopicsEnabled'>): boolean =>
  modulesOf(access).some((name) => !subject.isModuleOn(name)) ||
  (!access.public && Boolean(access.topics) && !subject.isTopicsEnabled)

/** What an account needs: this role, any or every one of several, a card, or a card with appointments of one's own. */
export type Need =
  | { kind: 'role' | 'any' | 'every'; roles: readonly Role[] }
  | { kind: 'card' | 'own-appointments'; roles?: undefined }

/** What a rule asks of an account, to tell who is refused; undefined if every account will do. */
export function needOf(access: Access): Need | undefined {
  if (access.public) return undefined
  const { roles, anyRole, institutional, self } = access
  const all = roles ?? anyRole ?? []
  if (all.length) return { kind: all.length === 1 ? 'role' : roles ? 'every' : 'any', roles: all }
  if (institutional) return { kind: 'own-appointments' }
  return self && { kind: 'card' }
}

/** A pure decision, used for routes on the server and for pages, tabs and links in the browser. */
export function decide(access: Access, subject: Subject): Verdict {
  if (modulesOf(access).some((name) => !subject.isModuleOn(name))) return 'forbidden'
  if (access.public) return 'granted'
  const { me } = subject
  if (!me.roles) return 'unauthenticated'
  if (access.tokenScope) return 'forbidden'
  if (access.roles?.some((role) => !me.roles?.includes(role))) return 'forbidden'
  if (!hasOne(access, subject)) return 'forbidden'
  const isDelegate = standsIn(access, subject)
  // of the other advisor, the server asks it
  if (access.institutional && !me.is_institutional && !isDelegate) return 'forbidden'
  if (access.topics && !subject.isTopicsEnabled) return 'forbidden'
  if (access.self && !isOwn(subject) && !isDelegate) return 'forbidden'
  return 'granted'
}
