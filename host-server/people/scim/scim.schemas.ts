/** The names of the standard's schemas and messages (RFC 7643, 7644). */
export const CORE_USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const CORE_GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

const message = (name: string) => `urn:ietf:params:scim:api:messages:2.0:${name}`
export const LIST = message('ListResponse')
export const ERROR = message('Error')

/** Attributes of the standard that are not kept here: there is no purpose for them (data minimisation). */
export const NOT_KEPT = new Set([
  ...['nickname', 'profileurl', 'title', 'usertype', 'preferredlanguage', 'locale', 'timezone', 'password'],
  ...['phonenumbers', 'ims', 'photos', 'addresses', 'entitlements', 'roles', 'x509certificates'],
  ...['name.formatted', 'name.middlename', 'name.honorificprefix', 'name.honorificsuffix'],
  ...['emails.type', 'emails.primary', 'emails.display'],
  ...['enterprise.employeenumber', 'enterprise.costcenter', 'enterprise.organization', 'enterprise.division'],
  'enterprise.manager'
])

const READ_ONLY = new Set(['id', 'meta', 'groups', 'schemas'])

const rootOf = (name: string) => name.split('.')[0] ?? ''

/** Why an attribute cannot be written that is none of those kept. */
export function refusalOf(name: string): 'read-only' | 'attribute-not-kept' | 'path-unknown' {
  if (READ_ONLY.has(rootOf(name))) return 'read-only'
  const isOfStandard = [name, rootOf(name), name.split('.').slice(0, 2).join('.')].some((one) => NOT_KEPT.has(one))
  return isOfStandard ? 'attribute-not-kept' : 'path-unknown'
}
