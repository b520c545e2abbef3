import * as v from 'valibot'
import { campaignOf } from '#contract/campaign'
import { contentPath, type PageContent, type PageText } from '#contract/content-pages'
import { type Language, languageOf, languageTag, resolveLocale } from '#contract/locales'
import { profilePath } from '#contract/share'
import { Alias } from '#contract/values'
import { ContentPage } from '../../../templates/content-page.tsx'
import type { Site } from '../../../templates/site.ts'
import { contentStyles } from '../../../templates/styles.ts'
import { instant } from '../../core/base/clock.ts'
import { found, Gone, NotFound } from '../../core/base/failures.ts'
import { formatInstant } from '../../core/base/format-date.ts'
import { inlinePicture } from '../../core/files/inline-picture.ts'
import { largestFileOf, sourcesOf } from '../../core/files/page-pictures.ts'
import { sendSharePicture, sharedPicture } from '../../core/files/share-picture.ts'
import { markCacheable } from '../../core/http/cached-answers.ts'
import { type Call, callOf, type Read } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { page, publish, showInlined } from '../../core/pages/page.ts'
import { PREVIEW_PARAMS, previewedBy } from '../../core/pages/preview-link.ts'
import { settled } from '../../core/pages/publication.ts'
import { findPresent } from '../../people/advisors/redirect-alias.service.ts'
import { findMenus } from '../content-menus/shown-menus.service.ts'
import { addressOf, contentOf, flatBlocks, languageFor } from './content.ts'
import * as repository from './content-pages.repository.ts'
import { PREVIEWS } from './content-pages.service.ts'
import { eventsOf } from './events.service.ts'
import { tagPictures } from './tag-pictures.service.ts'

interface Shown {
  row: repository.AddressedRow
  content: PageContent
  saved_at: string
  previewUntil?: string
}

const firstPicture = (text: PageText): string | undefined => {
  const first = flatBlocks(text).find((block) => block.type === 'picture')
  return first?.type === 'picture' ? first.picture : undefined
}

/** Of the first picture: there with the first paint. */
async function previewOf({ db }: Call, text: PageText) {
  const picture = firstPicture(text)
  const url = picture && (await inlinePicture(db, largestFileOf(picture)))
  return picture && url ? { picture, url } : undefined
}

const picturePath = (path: string) => `${contentPath(path)}/share.png`

/** What a preview of a link shows: the title, and the page's first picture. */
function sharedOf({ tenant }: Call, text: PageText) {
  const picture = firstPicture(text)
  const [initial = ''] = tenant.name
  return {
    name: text.title,
    initials: initial.toUpperCase(),
    details: [],
    photo: picture ? largestFileOf(picture) : null
  }
}

const inLanguagesOf = (content: PageContent, site: Site): Site => ({
  ...site,
  languages: site.languages.filter(({ tag }) => content[tag as Language]),
  named: content[site.named as Language] && site.named
})

/** In the reader's language if there is such a page; around another one everything speaks its language, too. */
async function draw(call: Call, read: Read, { row, content, ...shown }: Shown) {
  const { ctx, app, tenant, locale } = call
  const language = languageFor(content, languageOf(locale), languageOf(tenant.language))
  const text = content[language]
  if (!text) throw new NotFound()
  const own = language === languageOf(locale) ? call : callOf(ctx, app, resolveLocale(language, tenant.language))
  const origin = baseUrl(app.config, tenant)
  const meta = { ...text, og_title: text.title, og_description: text.description }
  const campaign = campaignOf(ctx.query.src)
  const [menus, { pictures, styles }, events, preview] = await Promise.all([
    findMenus(call, language, row.uuid),
    tagPictures(text, call, read, own.locale),
    eventsOf(call, text, languageTag(own.locale), campaign),
    previewOf(call, text)
  ])
  const shared = sharedPicture(tenant, sharedOf(call, text), `${origin}${picturePath(row.path)}`)
  const inOwnLanguage = { ...shared, url: `${shared.url}&lang=${language}` }
  const props = {
    text,
    meta,
    url: origin + addressOf(row),
    shared: inOwnLanguage,
    sourcesOf,
    preview,
    menus,
    pictures,
    events,
    campaign,
    isStaff: Boolean(call.user),
    ...shown
  }
  showInlined(own, contentStyles + styles, (site) => <ContentPage site={inLanguagesOf(content, site)} {...props} />)
}

/** To the card of the advisor, or of the successor; visits of a campaign keep its name. */
async function leadToAdvisor({ ctx, db }: Call, alias: string) {
  const present = await findPresent(db, alias)
  if (!present) throw new Gone('content-pages.advisor-gone')
  ctx.status = 302
  ctx.redirect(profilePath(present) + ctx.search)
  ctx.set('Cache-Control', 'no-cache')
}

/** The public version of a page; undefined if there is none. */
async function publicOf({ app, db }: Call, row: repository.AddressedRow | undefined) {
  if (!row) return undefined
  const { public_version } = settled(row, instant(app.clock.now()))
  if (public_version === null) return undefined
  const { content, saved_at } = found(await repository.findVersion(db, row.uuid, public_version))
  return { row, content: contentOf(content), saved_at }
}

type Public = NonNullable<Awaited<ReturnType<typeof publicOf>>>

async function showVersion(call: Call, read: Read, shown: Public) {
  const { advisor } = shown.content
  if (advisor) return leadToAdvisor(call, advisor.alias)
  markCacheable(call.ctx)
  await draw(call, read, shown)
  publish(call)
}

/** Shows the institution's start page to a visitor. Returns whether there is one. */
export async function showStartPage(call: Call, read: Read): Promise<boolean> {
  if (!call.tenant.modules.has('cms')) return false
  const shown = await publicOf(call, await repository.findStart(call.db))
  if (shown) await showVersion(call, read, shown)
  return Boolean(shown)
}

function slugOf({ ctx, tenant }: Call): string {
  const { slug } = ctx.params as { slug: string }
  if (!tenant.modules.has('cms') || !v.is(Alias, slug)) throw new NotFound()
  return slug
}

async function showPublic(call: Call, read: Read) {
  const slug = slugOf(call)
  const row = await repository.findByPath(call.db, slug)
  if (!row) return leadOn(call, slug)
  await showVersion(call, read, found(await publicOf(call, row)))
}

/** To where a page has moved that was public at this address. */
async function leadOn(call: Call, slug: string) {
  const { ctx, db, app } = call
  const row = found(await repository.findByFormerPath(db, slug))
  if (settled(row, instant(app.clock.now())).public_version === null) throw new NotFound()
  ctx.status = 301
  ctx.redirect(contentPath(row.path) + ctx.search)
  ctx.set('Cache-Control', 'no-cache')
}

async function showPicture(call: Call) {
  const { content } = found(await publicOf(call, await repository.findByPath(call.db, slugOf(call))))
  const { tenant, locale } = call
  const text = found(content[languageFor(content, languageOf(locale), languageOf(tenant.language))])
  await sendSharePicture(call, sharedOf(call, text))
}

/** A version for those who have the link: not cached, not to be listed by search engines. */
async function showPreview(call: Call, read: Read) {
  const { db, tenant } = call
  if (!tenant.modules.has('cms')) throw new NotFound()
  const { uuid, version, until } = previewedBy(PREVIEWS, call)
  const row = found(await repository.find(db, uuid))
  const { content, saved_at } = found(await repository.findVersion(db, uuid, version))
  const { advisor } = contentOf(content)
  if (advisor) return leadToAdvisor(call, advisor.alias)
  await draw(call, read, {
    row,
    content: contentOf(content),
    saved_at,
    previewUntil: formatInstant(languageTag(call.locale), tenant.time_zone, until)
  })
}

export const contentPagePages = [
  page('GET', '/p/:slug', showPublic),
  page('GET', picturePath(':slug'), showPicture),
  page('GET', PREVIEWS.path + PREVIEW_PARAMS, showPreview)
]
