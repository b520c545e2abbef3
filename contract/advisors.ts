import * as v from 'valibot'
import { CONTACT_OPTIONS } from './contact-options.ts'
import { endpoint } from './endpoint.ts'
import { KnownExperience } from './experience.ts'
import { BranchMap } from './map.ts'
import { Picture } from './photos.ts'
import { Rating } from './reviews.ts'
import {
  Alias,
  CalendarDate,
  FullName,
  Instant,
  LongText,
  OtherLanguage,
  ShortText,
  TEXT_MAX,
  Url,
  Uuid,
  ZoneName
} from './values.ts'

/** An advisor's absence as visitors see it. */
const Absence = v.object({
  /** The last day, in the branch's zone. */
  until: CalendarDate,
  /** The advisor's own message, or empty. */
  text: LongText,
  /** Null without a stand-in who is present. */
  stand_in: v.nullable(v.object({ slug: ShortText, full_name: FullName }))
})
export type Absence = v.InferOutput<typeof Absence>

export const AdvisorSummary = v.object({
  uuid: Uuid,
  slug: ShortText,
  full_name: FullName,
  position: ShortText,
  profile_picture_url: v.nullable(Url),
  organization: v.object({ uuid: Uuid, name: ShortText, slug: ShortText, time_zone: ZoneName }),
  absence: v.optional(Absence)
})
export type AdvisorSummary = v.InferOutput<typeof AdvisorSummary>

export const getAdvisors = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors', {
  summary: 'The advisors of the tenant, by name.',
  access: { public: true },
  answers: { 200: v.array(AdvisorSummary) }
})

/** A text's position on the card (spec §3); `social-media` ones are left out of the general list. */
export const TEXT_PLACES = ['header_top', 'featured', 'default', 'social-media'] as const

/** Where experience can stand among a card's texts: it is no motto. */
export const EXPERIENCE_PLACES = [
  'featured',
  'default',
  'social-media'
] as const satisfies (typeof TEXT_PLACES)[number][]
export const ExperiencePlace = v.picklist(EXPERIENCE_PLACES)
export type ExperiencePlace = v.InferOutput<typeof ExperiencePlace>

const Assistant = v.object({
  first_name: ShortText,
  last_name: ShortText,
  profile_picture_url: v.nullable(Url),
  phone_number: ShortText,
  email_address: ShortText
})

export const TextDescription = v.object({
  value: LongText,
  type: v.object({ title: ShortText, place: v.picklist(TEXT_PLACES), order: v.number() })
})
export type TextDescription = v.InferOutput<typeof TextDescription>

/** A link whose value is a web URL; others are not shown. */
export const CustomLink = v.object({ uuid: Uuid, icon: ShortText, label: ShortText, value: Url })
export type CustomLink = v.InferOutput<typeof CustomLink>

/** What the card currently offers, by the advisor's flags, the modules and the layout's order. */
const Offers = v.object({
  contact: v.array(v.picklist(CONTACT_OPTIONS)),
  networking: v.array(CustomLink),
  social: v.array(CustomLink)
})

/** What can be booked with an advisor, as the card shows it. */
const Bookable = v.object({
  /**
   * The next free times for any topic, one of each half of a day, soonest first; at most `FREE_TIMES_MAX`. Day and time
   * in the branch's zone, as the reader writes them: "today" or "Tue 1 Dec", "09:00".
   */
  free_times: v.array(v.object({ starts_at: Instant, day: ShortText, time: ShortText })),
  /** Empty where customers do not choose topics. */
  topics: v.array(v.object({ uuid: Uuid, topic: ShortText, lang: OtherLanguage }))
})

export const FREE_TIMES_MAX = 4

export const AdvisorProfile = v.object({
  uuid: Uuid,
  slug: ShortText,
  first_name: ShortText,
  last_name: ShortText,
  full_name: FullName,
  title_prefix: ShortText,
  title_suffix: ShortText,
  position: ShortText,
  phone_number: ShortText,
  email_address: ShortText,
  profile_picture_url: v.nullable(Url),
  /** The photo in every size and format; empty if it was not uploaded here. */
  profile_pictures: v.array(Picture),
  shortcut_icon_url: v.nullable(Url),
  custom_links: v.array(CustomLink),
  contact_options: v.record(v.picklist(CONTACT_OPTIONS), v.boolean()),
  organization: v.optional(
    v.object({
      uuid: Uuid,
      name: ShortText,
      slug: ShortText,
      /** Whether the branch has a public page. */
      has_page: v.boolean(),
      address: v.object({ street: ShortText, zip: ShortText, city: ShortText }),
      /** Null unless asked for by `map`, without coordinates, without the tenant's map tiles, and until it is rendered. */
      map: v.nullable(BranchMap)
    })
  ),
  /** Null without one, or if the module is off. */
  assistant: v.optional(v.nullable(Assistant)),
  text_descriptions: v.optional(v.array(TextDescription)),
  tags: v.optional(v.array(ShortText)),
  /** The languages in which the advisor advises, named in the reader's; empty if only in the institution's own. */
  languages: v.optional(v.array(ShortText)),
  /** What is left of the branch's hours today; empty if it opens no more today, null if its opening hours are not known. */
  open_today: v.optional(
    v.nullable(v.array(v.object({ start_time: ShortText, end_time: ShortText, has_begun: v.boolean() })))
  ),
  /** Null if appointments cannot be booked. */
  bookable: v.optional(v.nullable(Bookable)),
  /** Null without enough published reviews, or if the module is off. */
  rating: v.optional(v.nullable(Rating)),
  /** Null where nothing was entered. */
  experience: v.optional(
    v.nullable(
      v.object({
        ...KnownExperience.entries,
        place: ExperiencePlace,
        /** It stands before the texts at its place that have this order or a later one. */
        order: v.number()
      })
    )
  ),
  offers: v.optional(Offers),
  /** Only while the advisor is absent. */
  absence: v.optional(Absence)
})
export type AdvisorProfile = v.InferOutput<typeof AdvisorProfile>

export const PROFILE_PARTS = [
  'organization',
  'map',
  'tags',
  'languages',
  'open_today',
  'assistant',
  'text_descriptions',
  'bookable',
  'rating',
  'experience',
  'offers'
] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

const isParts = (value: string) => value.split(',').every((part) => PROFILE_PARTS.includes(part as ProfilePart))

export const getAdvisor = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias', {
  summary: 'The card of an advisor; `with` lists related data to include.',
  access: { public: true },
  params: v.strictObject({ alias: Alias }),
  query: v.strictObject({ with: v.optional(v.pipe(v.string(), v.maxLength(TEXT_MAX), v.check(isParts, 'unknown'))) }),
  answers: { 200: AdvisorProfile }
})

/** The card's sections (spec §3). */
export const LAYOUT_SECTIONS = ['quick-contact', 'networking', 'social-media'] as const
export type LayoutSection = (typeof LAYOUT_SECTIONS)[number]

/** Sections of the card and the order of their items (spec §3): links by uuid, contact options by name. */
export const ProfileLayout = v.object({
  sections: v.array(
    v.object({
      name: v.picklist(LAYOUT_SECTIONS),
      elements: v.array(v.object({ id: ShortText, order: v.number(), is_visible: v.boolean() }))
    })
  )
})
export type ProfileLayout = v.InferOutput<typeof ProfileLayout>

export const getLayout = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors-profiles/layout', {
  summary: 'The order in which cards show links and contact options.',
  access: { public: true },
  answers: { 200: ProfileLayout }
})
