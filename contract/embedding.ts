import * as v from 'valibot'
import { administersInPerson, entersAdministration, type MemberAccess } from './access.ts'
import { CONTENT_LANGUAGES } from './content-pages.ts'
import { endpoint } from './endpoint.ts'
import { hasKnownAttributes, TagChoices, usedTag } from './page-tags.ts'
import { isOrigin } from './settings.ts'
import { FieldErrors, line, Url } from './values.ts'

/** Who puts widgets on other websites: everybody who looks after people, branches or pages, and advisors their own. */
export const embeds = {
  module: 'embed',
  anyRole: [...entersAdministration.anyRole, 'content-manager'],
  orCard: true
} as const satisfies MemberAccess

/** The page outside the administration: of editors, and of advisors for themselves. */
export const embedsOutside = {
  module: 'embed',
  anyRole: ['content-manager'],
  orCard: true
} as const satisfies MemberAccess

/** The page within the administration. */
export const embedsInside = { ...entersAdministration, module: 'embed' } as const satisfies MemberAccess

/** It changes a setting, and settings take a person. */
export const registersWebsites = { ...administersInPerson, module: 'embed' } as const satisfies MemberAccess

const Colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'colour'))
const Pixels = v.pipe(v.string(), v.regex(/^\d{1,2}px$/, 'field'))

/** The custom properties that the page offers, of those that a tag reads. */
export const EMBED_LOOK = {
  '--advisor-whatsapp': Colour,
  '--advisor-primary': Colour,
  '--advisor-accent': Colour,
  '--advisor-surface': Colour,
  '--advisor-text': Colour,
  '--advisor-radius': Pixels
} as const satisfies Record<string, v.GenericSchema<string>>
export type EmbedLook = Partial<Record<keyof typeof EMBED_LOOK, string>>

/** A tag as it is written into a page. */
const EmbeddedTag = v.pipe(
  v.strictObject({
    ...usedTag,
    lang: v.optional(v.picklist(CONTENT_LANGUAGES)),
    look: v.partial(v.strictObject(EMBED_LOOK))
  }),
  hasKnownAttributes()
)
export type EmbeddedTag = v.InferOutput<typeof EmbeddedTag>

/** Pages of our own on which a widget can be looked at. */
export const SAMPLE_PAGES = ['light', 'dark'] as const
export type SamplePage = (typeof SAMPLE_PAGES)[number]

/** Where a widget is put into another page. */
export const PLACES = ['start', 'end'] as const
export type Place = (typeof PLACES)[number]

const isPage = (address: string) => URL.canParse(address) && isOrigin(new URL(address).origin)

export const getEmbedding = /* @__PURE__ */ endpoint('GET', '/api/v1/embedding', {
  summary: 'What the attributes of tags name, and the websites that may send bookings and forms.',
  access: embeds,
  answers: { 200: v.object({ ...TagChoices.entries, origins: v.array(Url) }) }
})

export const getEmbedStatus = /* @__PURE__ */ endpoint('GET', '/api/v1/embedding/status', {
  summary: 'Whether the page that asks may send bookings and forms, by the origin that browsers name.',
  access: { public: true, module: 'embed' },
  answers: { 200: v.object({ is_registered: v.boolean() }) }
})

export const EMBED_ORIGINS_MAX = 4

export const postEmbedOrigins = /* @__PURE__ */ endpoint('POST', '/api/v1/embedding/origins', {
  summary: 'Lets websites send bookings and forms; answers with all that may.',
  access: registersWebsites,
  body: v.strictObject({
    origins: v.pipe(
      v.array(v.pipe(line(), v.check(isOrigin, 'origins'))),
      v.minLength(1, 'required'),
      v.maxLength(EMBED_ORIGINS_MAX, 'too-long')
    )
  }),
  answers: { 200: v.object({ origins: v.array(Url) }), 422: FieldErrors }
})

export const getEmbedPreview = /* @__PURE__ */ endpoint('GET', '/api/v1/embedding/preview', {
  summary:
    'A page with a tag on it, for a frame: a sample, or another website’s page as it is on the internet. Neither its scripts run, nor can anything be sent from it.',
  access: embeds,
  query: v.strictObject({
    /** The tag, as JSON. */
    tag: v.pipe(v.string(), v.maxLength(4000, 'too-long'), v.parseJson(undefined, 'json'), EmbeddedTag),
    sample: v.optional(v.picklist(SAMPLE_PAGES), 'light'),
    /** Instead of a sample. */
    page: v.optional(v.pipe(line(2000), v.check(isPage, 'web-address'))),
    place: v.optional(v.picklist(PLACES), 'start')
  }),
  stream: 'text/html; charset=utf-8',
  answers: { 200: v.string() }
})
