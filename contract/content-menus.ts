import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { CONTENT_LANGUAGES, CONTENT_TITLE_MAX } from './content-pages.ts'
import { linkAddressOf } from './content-text.ts'
import { endpoint } from './endpoint.ts'
import { PAGE_STATES } from './publication.ts'
import { FieldErrors, Instant, line, MessageText, ShortText, Url, Uuid, ZoneName } from './values.ts'

export const managesContentMenus = {
  module: ['cms', 'content-management'],
  anyRole: ['content-manager', 'accountadmin']
} as const satisfies MemberAccess

/** Around the institution's own pages. */
export const MENU_PLACES = ['header', 'footer'] as const
export type MenuPlace = (typeof MENU_PLACES)[number]

/** Maximum number of entries beside each other, and below one of them. */
export const MENU_ENTRIES_MAX = 30

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,36}$/, 'unknown'))

/** Names by language. */
const Labels = v.strictObject({ de: line(CONTENT_TITLE_MAX), en: line(CONTENT_TITLE_MAX) })
const SomeLabel = v.pipe(
  Labels,
  v.check((labels) => CONTENT_LANGUAGES.some((language) => labels[language]), 'required')
)

/** A page, wherever it moves; called by its title where there is no label. */
const page = {
  type: v.literal('page'),
  id,
  labels: Labels,
  page: v.pipe(
    v.string(),
    v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, ({ input }) => (input ? 'unknown' : 'required'))
  )
}
const link = {
  type: v.literal('link'),
  id,
  labels: SomeLabel,
  href: v.pipe(
    line(2000, 1),
    v.check((href) => !href || linkAddressOf(href) !== undefined, 'page-link'),
    v.transform((href) => linkAddressOf(href) ?? href)
  )
}
/** Only names what stands below it. */
const heading = { type: v.literal('heading'), id, labels: SomeLabel }

const Below = v.variant('type', [v.strictObject(page), v.strictObject(link)])
const entries = v.pipe(v.array(Below), v.maxLength(MENU_ENTRIES_MAX, 'too-long'))

/** An entry with what stands below it, which has nothing below itself. */
export const MenuEntry = v.variant('type', [
  v.strictObject({ ...page, entries }),
  v.strictObject({ ...link, entries }),
  v.strictObject({ ...heading, entries })
])
export type MenuEntry = v.InferOutput<typeof MenuEntry>
export type MenuEntryBelow = v.InferOutput<typeof Below>

const Menu = v.pipe(v.array(MenuEntry), v.maxLength(MENU_ENTRIES_MAX, 'too-long'))

/** Each id once, so that two people's changes of an entry find each other. */
const hasOwnIds = (menus: Record<MenuPlace, MenuEntry[]>) => {
  const ids = MENU_PLACES.flatMap((place) => menus[place]).flatMap((one) => [one.id, ...one.entries.map((e) => e.id)])
  return new Set(ids).size === ids.length
}
export const Menus = v.pipe(v.strictObject({ header: Menu, footer: Menu }), v.check(hasOwnIds, 'unknown'))
export type Menus = v.InferOutput<typeof Menus>

const saved = { version: v.number(), author: ShortText, saved_at: v.nullable(Instant), menus: Menus }

export const ContentMenus = v.object({
  /** 0 before anybody has saved them. */
  ...saved,
  /** What entries can lead to; visitors see only those that lead to public pages. */
  pages: v.array(v.object({ uuid: Uuid, path: ShortText, title: ShortText, state: v.picklist(PAGE_STATES) })),
  /** Of the public pages. */
  origin: Url,
  time_zone: ZoneName
})
export type ContentMenus = v.InferOutput<typeof ContentMenus>

/** The menus that somebody else has saved in the meantime. */
export const OtherMenus = v.object({ message: MessageText, ...saved })
export type OtherMenus = v.InferOutput<typeof OtherMenus>

export const getContentMenus = /* @__PURE__ */ endpoint('GET', '/api/v1/content-menus', {
  summary: 'The menus in the header and the footer of the institution’s own pages, and the pages for them.',
  access: managesContentMenus,
  answers: { 200: ContentMenus }
})

export const putContentMenus = /* @__PURE__ */ endpoint('PUT', '/api/v1/content-menus', {
  summary:
    'Replaces both menus. Returns 409 with the newest ones if `version`, on which the change is based, is no longer the newest. Errors are keyed by position, for example `menus.header.0.entries.1.href`.',
  access: managesContentMenus,
  body: v.strictObject({
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    menus: Menus
  }),
  answers: { 200: ContentMenus, 409: OtherMenus, 422: FieldErrors }
})
