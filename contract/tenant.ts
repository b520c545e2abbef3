import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { LOCALES } from './locales.ts'

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

export const MetaTag = v.object({
  controller: v.string(),
  name: v.string(),
  title: v.string(),
  description: v.string(),
  og_title: v.string(),
  og_description: v.string()
})
export type MetaTag = v.InferOutput<typeof MetaTag>

export const Tenant = v.object({
  name: v.string(),
  language: v.picklist(LOCALES),
  time_zone: v.string(),
  images: v.object({ tenantLogo: v.nullable(v.string()), bigHeaderImage: v.nullable(v.string()) }),
  headerWidget: v.object({ type: v.picklist(['underlined', 'default']) }),
  /** Public settings only. */
  settings: v.array(v.object({ name: v.string(), value: v.string() })),
  meta_tags: v.array(MetaTag),
  theme: Theme
})
export type Tenant = v.InferOutput<typeof Tenant>

export const getTenant = /* @__PURE__ */ endpoint('GET', '/api/v1/tenant', {
  summary: 'The tenant that answers on this host: name, language, look and public settings.',
  access: { public: true },
  answers: { 200: Tenant }
})
