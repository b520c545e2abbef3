import type { BranchPageContent, OpenBranchPage, putBranchPublication } from '#contract/branch-pages'
import type { PictureFile } from '#contract/content-pages'
import type { Input } from '#contract/endpoint'
import { SHOWN_DAYS_AHEAD } from '#contract/holidays'
import { languageOf, languageTag } from '#contract/locales'
import { profilePath } from '#contract/organizations'
import type { PageVersion, Publication } from '#contract/publication'
import { instant } from '../../core/base/clock.ts'
import { dayLater, dayOf } from '../../core/base/days.ts'
import { Conflict, found, Unprocessable } from '../../core/base/failures.ts'
import { formatDay } from '../../core/base/format-date.ts'
import { audited } from '../../core/events/audited.ts'
import { contentHash } from '../../core/files/media.files.ts'
import { drawPicture, namedFiles } from '../../core/files/page-pictures.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { previewPath } from '../../core/pages/preview-link.ts'
import { planned, settled, stateOf } from '../../core/pages/publication.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findOfBranch } from '../../people/advisors/advisors.repository.ts'
import { uploadedPicture } from '../../people/photos/photos.service.ts'
import { findTexts } from '../branches/branches.repository.ts'
import { findOpeningTimes } from '../branches/open-on.service.ts'
import { daysThatDiffer, spansOf, weekOf } from '../branches/opening-hours.ts'
import { publicName } from '../branches/public-name.service.ts'
import { mapOf, planOf } from '../map/map-plan.service.ts'
import * as organizations from '../organizations/organizations.repository.ts'
import { editorOf, managerOf, subject } from '../organizations/organizations.service.ts'
import * as repository from './branch-pages.repository.ts'
import { contentFrom, contentOf } from './content.ts'

export const PREVIEWS = { purpose: 'branch-preview', path: '/app/filiale/preview' } as const

const previewLink = (call: Call, uuid: string, version: number) =>
  baseUrl(call.app.config, call.tenant) + previewPath(PREVIEWS, call, uuid, version)

const nowOf = ({ app }: Call) => instant(app.clock.now())

/** A branch whose page the user edits. @throws NotFound for any other, whether it exists or not */
const findBranch = async (call: Call, uuid: string, db: TenantDb = call.db) =>
  found(await organizations.find(db, uuid, editorOf(call)))

/** The row, as it is now, with author and time of its newest version. */
async function read(db: TenantDb, uuid: string, call: Call): Promise<Publication & { uuid: string }> {
  const row = settled(await repository.find(db, uuid), nowOf(call))
  const newest = row.version ? await repository.findVersion(db, uuid, row.version) : undefined
  const { was_public: _, ...page } = row
  const { author = '', saved_at = nowOf(call) } = newest ?? {}
  return { uuid, ...page, author, saved_at, state: stateOf(row) }
}

const pages = audited({
  read: async (trx, uuid, call) => ({
    branch: found(await organizations.lock(trx, uuid, editorOf(call))),
    page: await read(trx, uuid, call)
  }),
  subject: ({ branch }) => subject(branch),
  fields: ({ page: { version, public_version, publish_version, publish_at } }) => ({
    version,
    public_version,
    publish_version,
    publish_at
  })
})

export async function list(call: Call) {
  const rows = await organizations.findAll(call.db, editorOf(call))
  return rows
    .filter(({ closed_at }) => closed_at === null)
    .map((row) => ({ uuid: row.uuid, name: publicName(row), city: row.city }))
}

/** The content of a version; before the first one, what the branch's form of texts has. */
export async function contentAt(call: Call, uuid: string, version: number | null): Promise<BranchPageContent> {
  if (version) return contentOf(found(await repository.findVersion(call.db, uuid, version)).content)
  return contentFrom(await findTexts(call.db, uuid), languageOf(call.tenant.language))
}

/** What is public of a branch's page now. */
export async function publicContent(call: Call, uuid: string): Promise<BranchPageContent> {
  const { public_version } = settled(await repository.find(call.db, uuid), nowOf(call))
  return contentAt(call, uuid, public_version)
}

async function branchOf(call: Call, branch: organizations.OrganizationRow): Promise<OpenBranchPage['branch']> {
  const { db, app, tenant, locale } = call
  const tag = languageTag(locale)
  const today = dayOf(app.clock.now(), branch.time_zone)
  const until = dayLater(today, SHOWN_DAYS_AHEAD)
  const times = await findOpeningTimes(db, branch.uuid, today, until)
  const map = mapOf(tenant, branch)
  const { street, zip, city, phone_number } = branch
  return {
    name: publicName(branch),
    street,
    zip,
    city,
    phone_number,
    is_public: branch.public_profile_enabled && branch.closed_at === null,
    is_administered: Boolean(await organizations.find(db, branch.uuid, managerOf(call))),
    week: weekOf(times, today, tag).map(({ name, spans }) => ({ name, spans: [...spans] })),
    special: daysThatDiffer(times, today, until).map((one) => ({
      day: formatDay(tag, 'UTC', one.date),
      label: one.label,
      spans: spansOf(one.times)
    })),
    map: map && { url: map.url, attribution: map.attribution },
    is_map_coming: !map && planOf(tenant, branch) !== undefined
  }
}

export async function open(call: Call, uuid: string): Promise<OpenBranchPage> {
  const { db, app, tenant } = call
  const branch = await findBranch(call, uuid)
  const page = await read(db, uuid, call)
  const [content, shown, team] = await Promise.all([
    contentAt(call, uuid, page.version),
    branchOf(call, branch),
    findOfBranch(db, uuid, app.clock.now())
  ])
  return {
    ...page,
    content,
    ...(page.version > 0 && { preview: previewLink(call, uuid, page.version) }),
    url: baseUrl(app.config, tenant) + profilePath(branch.alias),
    time_zone: tenant.time_zone,
    branch: shown,
    team: team.map((one) => ({
      uuid: one.uuid,
      full_name: one.full_name,
      position: one.position,
      profile_picture_url: one.profile_picture_url
    }))
  }
}

/** What is saved is never changed: what is public, and what somebody is to approve, stays as it was looked at. */
const addVersion = (
  call: Call,
  trx: TenantDb,
  organization_uuid: string,
  version: number,
  content: BranchPageContent
) =>
  repository.insertVersion(trx, {
    organization_uuid,
    version,
    content: JSON.stringify(content),
    author: call.user?.full_name ?? '',
    saved_at: nowOf(call)
  })

async function refuseForeignPictures({ t }: Call, trx: TenantDb, uuid: string, { photos }: BranchPageContent) {
  const own = new Set(await repository.findPictures(trx, uuid))
  const foreign = photos.flatMap(({ picture }, at) => (own.has(picture) ? [] : [`content.photos.${at}.picture`]))
  if (foreign.length)
    throw new Unprocessable(Object.fromEntries(foreign.map((field) => [field, [t('errors.picture')]])))
}

/** @throws Conflict with the version that somebody else has saved in the meantime */
export async function save(call: Call, uuid: string, based: number, content: BranchPageContent) {
  await pages.change(call, uuid, async (trx, { page: { version } }) => {
    if (version !== based) {
      const { author, saved_at, content: theirs } = found(await repository.findVersion(trx, uuid, version))
      throw new Conflict('content-pages.changed-elsewhere', { version, author, saved_at, content: contentOf(theirs) })
    }
    await refuseForeignPictures(call, trx, uuid, content)
    await addVersion(call, trx, uuid, version + 1, content)
  })
  return open(call, uuid)
}

export async function restore(call: Call, uuid: string, version: number) {
  await pages.change(call, uuid, async (trx, { page }) => {
    const earlier = found(await repository.findVersion(trx, uuid, version))
    await addVersion(call, trx, uuid, page.version + 1, contentOf(earlier.content))
  })
  return open(call, uuid)
}

type Publishing = Input<(typeof putBranchPublication)['shape']>['body']

export async function publish(call: Call, uuid: string, { version, publish_at }: Publishing) {
  const { page } = await pages.change(call, uuid, async (trx) => {
    const now = nowOf(call)
    const row = settled(await repository.find(trx, uuid), now)
    const plan = planned(call, row, { version, publish_at, withdraw_at: null }, now)
    found(await repository.findVersion(trx, uuid, version))
    await repository.setPlan(trx, uuid, plan)
  })
  return page
}

/** Drops what was planned; what is public stays. */
export async function dropPlan(call: Call, uuid: string): Promise<void> {
  await pages.change(call, uuid, async (trx) => {
    const row = settled(await repository.find(trx, uuid), nowOf(call))
    await repository.setPlan(trx, uuid, { ...row, publish_version: null, publish_at: null })
  })
}

export async function versions(call: Call, uuid: string): Promise<PageVersion[]> {
  await findBranch(call, uuid)
  const rows = await repository.findVersions(call.db, uuid)
  return rows.map((row) => ({ ...row, preview: previewLink(call, uuid, row.version) }))
}

/** Stores an uploaded picture for a branch's page. */
export async function store(call: Call, uuid: string): Promise<PictureFile> {
  await findBranch(call, uuid)
  const { width, height, files } = await uploadedPicture(call, drawPicture)
  const picture = contentHash(`branch-page ${uuid}`, Buffer.concat(files.map(({ bytes }) => bytes)))
  await call.db.transaction(async (trx) => {
    await findBranch(call, uuid, trx)
    await repository.insertPicture(trx, uuid, picture, namedFiles(picture, files))
  })
  return { picture, width, height }
}
