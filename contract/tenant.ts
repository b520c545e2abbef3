import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { LOCALES } from './locales.ts'
import { bounded, SETTING_MAX, ShortText, Url, ZoneName } from './values.ts'

/** Spec §9. */
export const DEFAULT_THEME_COLOUR = '#ed6b61'

export const Colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'colour'))

/** Colours derived from the tenant's `primary_color`, each with a contrast of 4.5:1 to its background. */
export const Theme = v.object({
  primary: Colour,
  on_primary: Colour,
  /** The primary colour as text on a light surface, and on a dark one. */
  accent_light: Colour,
  accent_dark: Colour
})
export type Theme = v.InferOutput<typeof Theme>

/** All of them are one setting. */
const MetaText = /* @__PURE__ */ bounded(SETTING_MAX)

export const MetaTag = v.object({
  controller: MetaText,
  name: MetaText,
  title: MetaText,
  description: MetaText,
  og_title: MetaText,
  og_description: MetaText
})
export type MetaTag = v.InferOutput<typeof MetaTag>

export const Tenant = v.object({
  name: ShortText,
  language: v.picklist(LOCALES),
  time_zone: ZoneName,
  images: v.object({
    tenantLogo: v.nullable(Url),
    /** For dark surfaces. */
    tenantLogoDark: v.nullable(Url),
    bigHeaderImage: v.nullable(Url)
  }),
  headerWidget: v.object({ type: v.picklist(['underlined', 'default']) }),
  /** Public settings only. */
  settings: v.array(v.object({ name: ShortText, value: bounded(SETTING_MAX) })),
  meta_tags: v.array(MetaTag),
  theme: Theme,
  /** Whether visitors may be reminded by text message. */
  has_texts: v.optional(v.boolean())
})
export type Tenant = v.InferOutput<typeof Tenant>

export const getTenant = /* @__PURE__ */ endpoint('GET', '/api/v1/tenant', {
  summary: 'The tenant that answers on this host: name, language, look and public settings.',
  access: { public: true },
  answers: { 200: Tenant }
})
