import { type Access, modulesOf } from '#contract/access'
import type { Endpoint } from '#contract/endpoint'
import { scopeOf } from '#contract/token-scopes'

const list = (names: readonly string[], word: string) => names.join(` ${word} `)

/** The access rule as text. */
export function accessInWords(access: Access): string {
  const modules = modulesOf(access).map((module) => `module ${module}`)
  if (access.public)
    return ['anyone', ...modules, access.option && `the advisor offers ${access.option}`].filter(Boolean).join(', ')
  if (access.tokenScope) return ['no account', ...modules].join(', ')
  const parts = [
    'signed in',
    access.roles && `roles ${list(access.roles, 'and')}`,
    access.anyRole && `role ${list(access.anyRole, 'or')}${access.orCard ? ', or a card of one’s own' : ''}`,
    access.institutional && 'institutional',
    access.self && (access.delegates ? `own alias or role ${list(access.delegates, 'or')}` : 'own alias only'),
    access.deactivated && 'the advisor may be deactivated',
    access.topics && 'topics enabled',
    ...modules
  ]
  return parts.filter(Boolean).join(', ')
}

/** The scope with which API tokens may call it, as text. */
export function scopeInWords(endpoint: Endpoint): string | undefined {
  if (endpoint.shape.access.public) return undefined
  const scope = scopeOf(endpoint)
  return scope ? `API token with scope ${scope}` : 'no API token'
}

/** The same for programs. */
export function tokenSecurityOf(endpoint: Endpoint): { token: string[] }[] {
  const scope = scopeOf(endpoint)
  return scope ? [{ token: [scope] }] : []
}

/** What the session must have: one of the entries, with each of its roles. Users need no role for their own alias, nor where a card is enough. */
export function securityOf(access: Access): { session: string[] }[] {
  if (access.public || access.tokenScope) return []
  const own = access.self && access.delegates ? [[], ...access.delegates.map((role) => [role])] : [[]]
  const any = [...(access.anyRole?.map((role) => [role]) ?? [[]]), ...(access.orCard ? [[]] : [])]
  const all = access.roles ?? []
  return own.flatMap((one) => any.map((other) => ({ session: [...new Set([...all, ...other, ...one])] })))
}
