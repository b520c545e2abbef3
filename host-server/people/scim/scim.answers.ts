import type { Context } from 'koa'
import type { Refusal } from '../../core/base/failures.ts'
import type { Refusals } from '../../core/http/middleware.ts'
import type { Resource } from './scim.resources.ts'
import { ERROR } from './scim.schemas.ts'
import { ScimError } from './scim-error.ts'

/** Below the address of an institution. */
export const SCIM = '/scim/v2'

const TYPE = 'application/scim+json; charset=utf-8'

const namesIn = (asked: unknown): Set<string> | undefined => {
  const names = [asked].flat().join(',').toLowerCase().split(',').filter(Boolean)
  // of a part, the whole
  return names.length ? new Set(names.map((name) => name.trim().split(/[.[]/)[0] ?? '')) : undefined
}

const ALWAYS = new Set(['schemas', 'id', 'meta'])

/** Of a resource, the attributes that `attributes` and `excludedAttributes` leave. */
export function wanted({ query }: Context, resource: Resource): object {
  const only = namesIn(query.attributes)
  const without = namesIn(query.excludedAttributes)
  const isWanted = (name: string) => ALWAYS.has(name) || ((only?.has(name) ?? true) && !without?.has(name))
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isWanted(name.toLowerCase())))
}

/** Whether the members of groups are asked for, of which there may be many. */
export const wantsMembers = ({ query }: Context) =>
  (namesIn(query.attributes)?.has('members') ?? true) && !namesIn(query.excludedAttributes)?.has('members')

export function send(ctx: Context, status: number, body: unknown): undefined {
  ctx.status = status
  ctx.set('Cache-Control', 'no-store')
  if (body === undefined) ctx.body = null
  else {
    ctx.type = TYPE
    ctx.body = JSON.stringify(body)
  }
  ctx.status = status
  return undefined
}

export function sendResource(ctx: Context, status: number, resource: Resource): undefined {
  ctx.set('ETag', resource.meta.version)
  if (status === 201) ctx.set('Location', resource.meta.location)
  return send(ctx, status, wanted(ctx, resource))
}

const typeOf = (refusal: Refusal) => {
  if (refusal instanceof ScimError) return refusal.scimType
  return refusal.status === 400 ? 'invalidSyntax' : undefined
}

/** Errors as RFC 7644 has them, section 3.12. */
export const refusals: Refusals = {
  below: `${SCIM}/`,
  answer(ctx, refusal, detail) {
    const scimType = typeOf(refusal)
    const status = String(refusal.status)
    send(ctx, refusal.status, { schemas: [ERROR], status, ...(scimType && { scimType }), detail })
  }
}
