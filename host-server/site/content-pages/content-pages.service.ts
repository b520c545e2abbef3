import { randomUUID } from 'node:crypto'
import {
  CONTENT_LANGUAGES,
  CONTENT_PAGES_MAX,
  type ContentPage,
  type ContentPageForm,
  type ContentVersion,
  type OpenContentPage,
  type PageContent
} from '#contract/content-pages'
import { languageOf } from '#contract/locales'
import { isUsable } from '#contract/page-tags'
import { findOffered } from '../../booking/appointment-topics/appointment-topics.repository.ts'
import { instant } from '../../core/base/clock.ts'
import { sortedBy } from '../../core/base/collation.ts'
import { Conflict, found, Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import { filesOfPicture } from '../../core/files/page-pictures.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { previewPath } from '../../core/pages/preview-link.ts'
import { homeOf } from '../../core/pages/public-frame.ts'
import { settled, stateOf } from '../../core/pages/publication.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findOpenAliases } from '../../organization/branches/branch.repository.ts'
import { findKnownAliases } from '../../people/advisors/advisor.repository.ts'
import { findPresent } from '../../people/advisors/redirect-alias.service.ts'
import * as menuRepository from '../content-menus/content-menus.repository.ts'
import { menusOf, pagesIn, withoutPage } from '../content-menus/menus.ts'
import { findAll as findForms } from '../search-forms/search-forms.repository.ts'
import {
  addressOf,
  contentOf,
  emptyTexts,
  picturesIn,
  placedEvents,
  placedPictures,
  placedTags,
  titleOf
} from './content.ts'
import * as repository from './content-pages.repository.ts'

export const PREVIEWS = { purpose: 'content-preview', path: '/p/preview' } as const

const previewLink = (call: Call, uuid: string, version: number) =>
  baseUrl(call.app.config, call.tenant) + previewPath(PREVIEWS, call, uuid, version)

const nowOf = ({ app }: Call) => instant(app.clock.now())

async function read(db: TenantDb, uuid: string, call: Call): Promise<ContentPage | undefined> {
  const row = await repository.find(db, uuid)
  return row && pageOf(row, nowOf(call))
}

function pageOf(row: repository.PageRow, now: string): ContentPage {
  const { was_public, is_start, ...page } = settled(row, now)
  const state = stateOf({ ...page, was_public })
  return { ...page, state, is_start: is_start && state === 'public' }
}

/** Where visitors begin without a start page; staff always go on to the app. */
const homeFor = ({ app, tenant }: Call) => new URL(homeOf(tenant) ?? '/app/', baseUrl(app.config, tenant)).href

export const pages = audited<ContentPage>({
  lock: repository.lock,
  read,
  subject: ({ uuid, title }) => ({ object: 'content-page', id: uuid, name: title }),
  fields: ({ title, path, version, public_version, publish_version, publish_at, withdraw_at, is_start }) => ({
    title,
    path,
    version,
    public_version,
    publish_version,
    publish_at,
    withdraw_at,
    is_start
  })
})

export async function list(call: Call) {
  const { db, app, tenant } = call
  const now = nowOf(call)
  const rows = await repository.findAll(db)
  return {
    pages: rows.map((row) => pageOf(row, now)),
    origin: baseUrl(app.config, tenant),
    home: homeFor(call),
    time_zone: tenant.time_zone
  }
}

export async function open(call: Call, uuid: string): Promise<OpenContentPage> {
  const page = found(await read(call.db, uuid, call))
  const { content } = found(await repository.findVersion(call.db, uuid, page.version))
  const { app, tenant } = call
  return {
    ...page,
    content: contentOf(content),
    preview: previewLink(call, uuid, page.version),
    origin: baseUrl(app.config, tenant),
    home: homeFor(call),
    time_zone: tenant.time_zone
  }
}

const ownLanguage = ({ tenant }: Call) => languageOf(tenant.language)

/** What is saved is never changed: what is public, and what somebody is to approve, stays as it was looked at. */
async function addVersion(call: Call, trx: TenantDb, page_uuid: string, version: number, content: PageContent) {
  await repository.insertVersion(trx, {
    page_uuid,
    version,
    title: titleOf(content, ownLanguage(call)),
    languages: CONTENT_LANGUAGES.filter((language) => content[language]).join(','),
    content: JSON.stringify(content),
    author: call.user?.full_name ?? '',
    saved_at: nowOf(call)
  })
}

/** An address that a page has or had keeps leading to it, unless another page takes the former one. */
async function refuseTaken({ t }: Call, trx: TenantDb, path: string, uuid?: string) {
  const other = await repository.findByPath(trx, path)
  if (other && other.uuid !== uuid) throw new Unprocessable({ path: [t('content-pages.path-taken')] })
}

async function insertPage(call: Call, trx: TenantDb, path: string, content: PageContent): Promise<string> {
  await refuseTaken(call, trx, path)
  if ((await repository.count(trx)) >= CONTENT_PAGES_MAX) {
    throw new Unprocessable({ path: [call.t('content-pages.too-many', { max: CONTENT_PAGES_MAX })] })
  }
  const uuid = randomUUID()
  await repository.freePath(trx, path)
  await repository.insert(trx, { uuid, path })
  await addVersion(call, trx, uuid, 1, content)
  return uuid
}

/** Someone with a card: those who are deactivated lead on to a successor, and to nobody without one. */
async function refuseUnknown({ t }: Call, trx: TenantDb, alias: string, field: string) {
  if ((await findPresent(trx, alias)) === undefined) {
    throw new Unprocessable({ [field]: [t('content-pages.advisor-unknown')] })
  }
}

export const create = (call: Call, { title, path, language, advisor }: ContentPageForm): Promise<ContentPage> =>
  pages.create(call, async (trx) => {
    if (!advisor) return insertPage(call, trx, path, { [language]: { title, description: '', blocks: [] } })
    await refuseUnknown(call, trx, advisor, 'advisor')
    return insertPage(call, trx, path, { advisor: { title, alias: advisor } })
  })

type Said = [field: string, said: string[]]

/** Pictures that were uploaded to another page. */
async function foreignPictures({ t }: Call, trx: TenantDb, uuid: string, content: PageContent): Promise<Said[]> {
  const own = new Set(await repository.findPictures(trx, uuid))
  return placedPictures(content)
    .filter(([, picture]) => !own.has(picture))
    .map(([place]): Said => [`content.${place}`, [t('errors.picture')]])
}

type Tags = ReturnType<typeof placedTags>

/** What the tags of a page may name. */
async function findNamed(trx: TenantDb, tags: Tags) {
  const namedBy = (key: string) => [...new Set(tags.map(([, { attributes }]) => String(attributes[key] ?? '')))]
  return {
    forms: new Set((await findForms(trx)).map(({ slug }) => slug)),
    advisors: await findKnownAliases(trx, namedBy('alias')),
    branches: await findOpenAliases(trx, namedBy('branch')),
    topics: await findOffered(trx, namedBy('topic'))
  }
}

type Named = Awaited<ReturnType<typeof findNamed>>

/** Why a tag would show nothing with the value of an attribute, such as a search form that there is not. */
function faultOf(tag: string, key: string, value: string | number | boolean, named: Named) {
  const { forms, advisors, branches, topics } = named
  if (value === '') return undefined
  if (!isUsable(tag, key, value)) return key === 'limit' ? 'errors.list-limit' : 'errors.field'
  const name = String(value)
  if (key === 'form' && !forms.has(name)) return 'errors.search-form'
  if (key === 'alias' && !advisors.has(name)) return 'content-pages.advisor-unknown'
  if (key === 'topic' && !topics.has(name)) return 'content-pages.topic-unknown'
  if (key !== 'branch') return undefined
  if (!branches.has(name)) return 'content-pages.branch-unknown'
  return tag === 'advisor-booking' && !branches.get(name) ? 'content-pages.branch-hidden' : undefined
}

/** Values with which a tag would show nothing. */
async function unusableValues({ t }: Call, trx: TenantDb, content: PageContent): Promise<Said[]> {
  const tags = placedTags(content)
  const named = await findNamed(trx, tags)
  return tags.flatMap(([place, { tag, attributes }]) =>
    Object.entries(attributes).flatMap(([key, value]): Said[] => {
      const fault = faultOf(tag, key, value, named)
      return fault ? [[`content.${place}.attributes.${key}`, [t(fault)]]] : []
    })
  )
}

/** Branches that are closed or not there. */
async function unknownPlaces({ t }: Call, trx: TenantDb, content: PageContent): Promise<Said[]> {
  const events = placedEvents(content).filter(([, { branch }]) => branch)
  const branches = await findOpenAliases(
    trx,
    events.map(([, { branch }]) => branch)
  )
  return events
    .filter(([, { branch }]) => !branches.has(branch))
    .map(([place]): Said => [`content.${place}.branch`, [t('content-pages.branch-unknown')]])
}

/** Parts that would show nothing are refused, each at its field. It is not asked of earlier versions, which keep them. */
async function refuseUnusable(call: Call, trx: TenantDb, uuid: string, content: PageContent) {
  const errors = [
    ...emptyTexts(content).map((place): Said => [`content.${place}.doc`, [call.t('content-pages.text-empty')]]),
    ...(await foreignPictures(call, trx, uuid, content)),
    ...(await unusableValues(call, trx, content)),
    ...(await unknownPlaces(call, trx, content))
  ]
  if (errors.length) throw new Unprocessable(Object.fromEntries(errors))
}

/** @throws Conflict with the version that somebody else has saved in the meantime */
export async function save(call: Call, uuid: string, based: number, content: PageContent): Promise<OpenContentPage> {
  await pages.change(call, uuid, async (trx, { version }) => {
    if (version !== based) {
      const theirs = found(await repository.findVersion(trx, uuid, version))
      const { author, saved_at } = theirs
      throw new Conflict('content-pages.changed-elsewhere', {
        version,
        author,
        saved_at,
        content: contentOf(theirs.content)
      })
    }
    await refuseUnusable(call, trx, uuid, content)
    if (content.advisor) await refuseUnknown(call, trx, content.advisor.alias, 'content.advisor.alias')
    await addVersion(call, trx, uuid, version + 1, content)
    await repository.setVersion(trx, uuid, version + 1)
  })
  return open(call, uuid)
}

export async function restore(call: Call, uuid: string, version: number): Promise<OpenContentPage> {
  await pages.change(call, uuid, async (trx, before) => {
    const earlier = found(await repository.findVersion(trx, uuid, version))
    await addVersion(call, trx, uuid, before.version + 1, contentOf(earlier.content))
    await repository.setVersion(trx, uuid, before.version + 1)
  })
  return open(call, uuid)
}

export const copy = (call: Call, uuid: string, path: string): Promise<ContentPage> =>
  pages.create(call, async (trx) => {
    const { version } = found(await repository.find(trx, uuid))
    const content = contentOf(found(await repository.findVersion(trx, uuid, version)).content)
    const made = await insertPage(call, trx, path, content)
    await repository.keepPictures(trx, made, [...new Set(picturesIn(content))])
    return made
  })

/** Visitors and search engines may know the former address only once the page was public. */
export const move = (call: Call, uuid: string, path: string): Promise<ContentPage> =>
  pages.change(call, uuid, async (trx, before) => {
    if (before.path === path) return
    await refuseTaken(call, trx, path, uuid)
    await repository.freePath(trx, path)
    if (before.state === 'public' || before.state === 'ended') await repository.insertFormerPath(trx, uuid, before.path)
    await repository.setPath(trx, uuid, path)
  })

/** No menu leads to it any more. */
async function leaveMenus(trx: TenantDb, uuid: string) {
  const row = await menuRepository.find(trx)
  if (!row) return
  const menus = menusOf(row.menus)
  if (!pagesIn(menus).includes(uuid)) return
  await menuRepository.replace(trx, {
    ...row,
    version: row.version + 1,
    menus: JSON.stringify(withoutPage(menus, uuid))
  })
}

export const remove = (call: Call, uuid: string): Promise<void> =>
  pages.remove(call, uuid, async (trx) => {
    await leaveMenus(trx, uuid)
    await repository.remove(trx, uuid, filesOfPicture)
  })

export async function versions(call: Call, uuid: string): Promise<ContentVersion[]> {
  found(await repository.find(call.db, uuid))
  const rows = await repository.findVersions(call.db, uuid)
  return rows.map((row) => ({ ...row, preview: previewLink(call, uuid, row.version) }))
}

/** Only what visitors can see stands at the institution's own address. */
export const setStart = (call: Call, uuid: string, is_start: boolean): Promise<ContentPage> =>
  pages.change(call, uuid, async (trx, before) => {
    if (is_start && before.state !== 'public') {
      throw new Unprocessable({ is_start: [call.t('content-pages.start-not-public')] })
    }
    await repository.setStart(trx, uuid, is_start)
  })

/** The public pages, by title as staff know them. */
export async function findPublicTitles(call: Call): Promise<{ path: string; title: string }[]> {
  const now = nowOf(call)
  const rows = (await repository.findAll(call.db)).filter((row) => settled(row, now).public_version !== null)
  return sortedBy(rows, ({ title }) => title).map(({ path, title }) => ({ path, title }))
}

/** The public pages with their languages, for search engines; those that only lead on have none. */
export async function findPublic(call: Call): Promise<{ path: string; languages: string[] }[]> {
  const now = nowOf(call)
  const rows = await repository.findPublished(call.db)
  return rows
    .filter((row) => row.languages && settled(row, now).public_version === row.version)
    .map((row) => ({ path: addressOf(row), languages: row.languages.split(',') }))
}
