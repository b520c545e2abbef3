import { type AdvisorProfile, PROFILE_PARTS } from '#contract/advisors'
import { carriedBy } from '#contract/campaign'
import { ProfilePage } from '../../../templates/profile.tsx'
import { profileStyles } from '../../../templates/styles.ts'
import { inlinePicture } from '../../core/files/inline-picture.ts'
import { previewUrl } from '../../core/files/media.files.ts'
import { sendSharePicture, sharedPicture } from '../../core/files/share-picture.ts'
import { markCacheable } from '../../core/http/cached-answers.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { metaOf } from '../../core/pages/meta-tags.ts'
import { page, publish, showInlined } from '../../core/pages/page.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { advisorAt } from './advisor-at.service.ts'
import { findProfile } from './profile.service.ts'

const metaFor = ({ full_name, position, organization }: AdvisorProfile, call: Call) =>
  metaOf(call, {
    controller: 'search',
    placeholders: { NAME: full_name, BRANCH: organization?.name ?? '' },
    plain: { title: full_name, description: call.t('profile.description', { name: full_name, position }) }
  })

/** There with the first paint. */
function previewOf({ db }: Call, { profile_pictures }: AdvisorProfile): Promise<string | undefined> | undefined {
  const largest = profile_pictures.toSorted((one, other) => other.width - one.width)[0]
  return largest && inlinePicture(db, largest.url)
}

const pictureOf = (alias: string) => `/app/profile/${alias}/share.png`

/** What a preview of a link to the card shows. */
function shownOf({ full_name, first_name, last_name, position, organization }: AdvisorProfile, { photo }: AdvisorRow) {
  const initials = [first_name, last_name].map(([letter = '']) => letter.toUpperCase()).join('')
  return { name: full_name, initials, details: [position, organization?.name ?? ''], photo }
}

async function showPicture(call: Call) {
  const advisor = await advisorAt(call, pictureOf)
  if (!advisor) return
  const profile = await findProfile(call, advisor, ['organization'])
  await sendSharePicture(call, shownOf(profile, advisor))
}

async function showProfile(call: Call) {
  const { ctx, tenant, app } = call
  const advisor = await advisorAt(call, (alias) => `/app/profile/${alias}`)
  if (!advisor) return
  const slug = advisor.alias
  const profile = await findProfile(call, advisor, PROFILE_PARTS)
  const origin = baseUrl(app.config, tenant)
  const props = {
    profile,
    picture: previewUrl(profile, origin),
    shared: sharedPicture(tenant, shownOf(profile, advisor), origin + pictureOf(slug)),
    preview: await previewOf(call, profile),
    url: `${origin}/app/profile/${slug}`,
    meta: metaFor(profile, call),
    asked: carriedBy(ctx.query),
    isFoundByName: ctx.query.ref === 'searchName'
  }
  markCacheable(ctx)
  showInlined(call, profileStyles, (site) => <ProfilePage site={site} {...props} />)
  publish(call)
}

export const profilePages = [
  page('GET', '/app/profile/:slug', showProfile),
  page('GET', pictureOf(':slug'), showPicture)
]
