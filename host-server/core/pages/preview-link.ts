import * as v from 'valibot'
import { PREVIEW_DAYS } from '#contract/publication'
import { Instant, Uuid } from '#contract/values'
import { DAY, instant } from '../base/clock.ts'
import { NotFound } from '../base/failures.ts'
import type { Call } from '../http/http.ts'
import { derivedToken, isEqual } from '../security/tokens.ts'

/** One version of one page, until an instant. */
export interface Previewed {
  uuid: string
  version: number
  until: string
}

/** The kind of a page, and where its previews are. */
export interface PreviewKind {
  purpose: 'content-preview' | 'branch-preview'
  path: string
}

const keyOf = ({ purpose }: PreviewKind, { app, tenant }: Call, { uuid, version, until }: Previewed) =>
  derivedToken(app.config.SESSION_SECRET, purpose, [tenant.id, uuid, version, until].join('\0'))

/** The path of a link by which anyone can look at a version, such as a legal department without an account. */
export function previewPath(kind: PreviewKind, call: Call, uuid: string, version: number): string {
  const { app } = call
  const until = instant(app.clock.now().getTime() + PREVIEW_DAYS * DAY)
  const key = keyOf(kind, call, { uuid, version, until })
  return `${kind.path}/${uuid}/${version}/${until}/${key}`
}

/** The part of a preview's path behind that of its kind. */
export const PREVIEW_PARAMS = '/:uuid/:version/:until/:key'

const PreviewPath = v.object({
  uuid: Uuid,
  version: v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)),
  until: Instant,
  key: v.string()
})

/** What a link shows that we have made, unless it has expired. @throws NotFound */
export function previewedBy(kind: PreviewKind, call: Call): Previewed {
  const asked = v.safeParse(PreviewPath, call.ctx.params)
  if (!asked.success) throw new NotFound()
  const { key, ...previewed } = asked.output
  if (!isEqual(key, keyOf(kind, call, previewed)) || instant(call.app.clock.now()) >= previewed.until)
    throw new NotFound()
  return previewed
}
