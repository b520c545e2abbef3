import { basename } from 'node:path'
import * as v from 'valibot'
import type { AdvisorProfile } from '#contract/advisors'
import { Alias } from '#contract/values'
import { ProfilePage } from '../../templates/profile.tsx'
import { profileStyles } from '../../templates/styles.ts'
import { leadOn } from '../advisors/lead-on.ts'
import { NotFound } from '../core/failures.ts'
import { type Call, findAdvisor } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { imprintOf, metaOf } from '../core/meta-tags.ts'
import { page, showWhole } from '../core/page.ts'
import { settle } from '../core/settled.ts'
import { hitPages } from '../hits/hits.pages.ts'
import { findBytes } from '../media/media.repository.ts'
import { findProfile } from './profile.service.ts'

const metaFor = ({ full_name, position, organization }: AdvisorProfile, call: Call) =>
  metaOf(call, {
    controller: 'search',
    words: { NAME: full_name, BRANCH: organization?.name ?? '' },
    plain: { title: full_name, description: call.t('profile.description', { name: full_name, position }) }
  })

/** Messengers and search engines take JPEG, and draw it large. */
const largest = (pictures: AdvisorProfile['profile_pictures']) =>
  pictures.filter(({ type }) => type === 'image/jpeg').toSorted((a, b) => b.width - a.width)[0]?.url

/** The widget reads this from the page's address; without script the link to the booking brings it along. */
function askedBy({ ctx }: Call): string {
  const asked = new URLSearchParams()
  for (const name of ['topic', 'type', 'src']) {
    const value = ctx.query[name]
    if (typeof value === 'string' && value) asked.set(name, value)
  }
  return asked.size ? `?${asked}` : ''
}

/** What is larger would keep the words waiting. */
const PREVIEW_MAX = 12_000

/** The photo's smallest file as an address of its own: no request stands between the card and its first paint. */
async function previewOf({ db }: Call, { profile_pictures }: AdvisorProfile): Promise<string | undefined> {
  const [smallest] = profile_pictures
  const bytes = smallest && (await findBytes(db, basename(smallest.url)))
  return bytes && bytes.length <= PREVIEW_MAX ? `data:${smallest.type};base64,${bytes.toString('base64')}` : undefined
}

const PARTS = ['organization', 'assistant', 'text_descriptions', 'offers'] as const

async function showProfile(call: Call) {
  const { ctx, db, tenant, services } = call
  const { slug } = ctx.params as { slug: string }
  const advisor = v.is(Alias, slug) ? await findAdvisor(db, slug) : undefined
  if (!v.is(Alias, slug)) throw new NotFound()
  if (advisor?.alias !== slug) return leadOn(call, slug, (alias) => `/app/profile/${alias}`)
  const now = services.clock.now()
  const profile = await findProfile(db, advisor, tenant, PARTS, now)
  const origin = baseUrl(services.config, tenant)
  const photo = largest(profile.profile_pictures) ?? profile.profile_picture_url
  const picture = photo ? origin + photo : undefined
  const props = {
    ...{ profile, picture, preview: await previewOf(call, profile), url: `${origin}/app/profile/${slug}` },
    meta: metaFor(profile, call),
    imprint: imprintOf(call),
    asked: askedBy(call),
    isFoundByName: ctx.query.ref === 'searchName'
  }
  settle(ctx)
  showWhole(call, profileStyles, (site) => <ProfilePage site={site} {...props} />)
  ctx.set('Cache-Control', 'no-cache')
}

export const profilePages = [page('GET', '/app/profile/:slug', showProfile), ...hitPages]
