import { basename } from 'node:path'
import * as v from 'valibot'
import type { AdvisorProfile } from '#contract/advisors'
import { Alias } from '#contract/values'
import { ProfilePage } from '../../../templates/profile.tsx'
import { profileStyles } from '../../../templates/styles.ts'
import { NotFound } from '../../core/base/failures.ts'
import { previewUrl } from '../../core/files/media.files.ts'
import { findBytes } from '../../core/files/media.repository.ts'
import { markCacheable } from '../../core/http/cached-answers.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { metaOf } from '../../core/pages/meta-tags.ts'
import { page, publish, showInlined } from '../../core/pages/page.ts'
import { findAdvisor } from '../../people/advisors/advisor.repository.ts'
import { redirectAlias } from '../../people/advisors/redirect-alias.service.ts'
import { findProfile } from './profile.service.ts'

const metaFor = ({ full_name, position, organization }: AdvisorProfile, call: Call) =>
  metaOf(call, {
    controller: 'search',
    placeholders: { NAME: full_name, BRANCH: organization?.name ?? '' },
    plain: { title: full_name, description: call.t('profile.description', { name: full_name, position }) }
  })

/** The query for the booking link: the widget reads it from the page's URL, but without script the link must carry it. */
function askedBy({ ctx }: Call): string {
  const asked = new URLSearchParams()
  for (const name of ['topic', 'type', 'src']) {
    const value = ctx.query[name]
    if (typeof value === 'string' && value) asked.set(name, value)
  }
  return asked.size ? `?${asked}` : ''
}

/** In bytes: a larger preview would delay the text. */
const PREVIEW_MAX = 12_000

/** The photo's smallest file as a data URL, so that the first paint needs no further request. */
async function previewOf({ db }: Call, { profile_pictures }: AdvisorProfile): Promise<string | undefined> {
  const [smallest] = profile_pictures
  const bytes = smallest && (await findBytes(db, basename(smallest.url)))
  return bytes && bytes.length <= PREVIEW_MAX ? `data:${smallest.type};base64,${bytes.toString('base64')}` : undefined
}

const PARTS = ['organization', 'tags', 'assistant', 'text_descriptions', 'offers'] as const

async function showProfile(call: Call) {
  const { ctx, db, tenant, app } = call
  const { slug } = ctx.params as { slug: string }
  const advisor = v.is(Alias, slug) ? await findAdvisor(db, slug) : undefined
  if (!v.is(Alias, slug)) throw new NotFound()
  if (advisor?.alias !== slug) return redirectAlias(call, slug, (alias) => `/app/profile/${alias}`)
  const now = app.clock.now()
  const profile = await findProfile(db, advisor, tenant, PARTS, now)
  const origin = baseUrl(app.config, tenant)
  const props = {
    profile,
    picture: previewUrl(profile, origin),
    preview: await previewOf(call, profile),
    url: `${origin}/app/profile/${slug}`,
    meta: metaFor(profile, call),
    asked: askedBy(call),
    isFoundByName: ctx.query.ref === 'searchName'
  }
  markCacheable(ctx)
  showInlined(call, profileStyles, (site) => <ProfilePage site={site} {...props} />)
  publish(call)
}

export const profilePages = [page('GET', '/app/profile/:slug', showProfile)]
