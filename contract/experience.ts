import * as v from 'valibot'
import { managesCard } from './access.ts'
import { endpoint } from './endpoint.ts'
import { Based, Outdated } from './revision.ts'
import { Alias, FieldErrors, LongText, line } from './values.ts'

export const CERTIFICATES_MAX = 6
export const CERTIFICATE_MAX = 80
/** The earliest year; the latest is the present one. */
export const YEAR_MIN = 1950

const Year = v.pipe(
  v.number('year'),
  v.integer('year'),
  v.minValue(YEAR_MIN, 'year'),
  // whether it has come yet depends on the clock
  v.maxValue(2200, 'year')
)

const Certificate = v.strictObject({
  name: v.pipe(line(undefined, 1), v.maxLength(CERTIFICATE_MAX, 'certificate-too-long')),
  year: v.nullable(Year)
})

/** Since when an advisor advises, and with what training. */
export const Experience = v.strictObject({
  since: v.nullable(Year),
  certificates: v.pipe(v.array(Certificate), v.maxLength(CERTIFICATES_MAX, 'too-many-certificates'))
})
export type Experience = v.InferOutput<typeof Experience>

/** As it is stored, and as cards show it. */
export const KnownExperience = v.object({
  since: v.nullable(v.number()),
  certificates: v.array(v.object({ name: LongText, year: v.nullable(v.number()) }))
})
export type KnownExperience = v.InferOutput<typeof KnownExperience>

const params = v.strictObject({ alias: Alias })

export const getExperience = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/experience', {
  summary: 'Since when an advisor advises, and the certificates on the card.',
  access: managesCard,
  params,
  answers: { 200: KnownExperience }
})

export const putExperience = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/experience', {
  summary:
    'Replaces the year since when an advisor advises and the certificates; the card and the search show them. Returns 409 if `revision`, the ETag of what was read, is out of date.',
  access: managesCard,
  params,
  query: Based,
  body: Experience,
  answers: { 200: KnownExperience, 409: Outdated, 422: FieldErrors }
})
