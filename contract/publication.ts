import * as v from 'valibot'
import { CalendarDate, Instant, MessageText, ShortText, Url } from './values.ts'

/** A link to look at a version is valid for a week. */
export const PREVIEW_DAYS = 7

/** Positive and small enough for the column. */
export const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** `ended`: was public once. */
export const PAGE_STATES = ['draft', 'scheduled', 'public', 'ended'] as const

/** The newest version of a page, and which one is public or will be. */
export const Publication = v.object({
  state: v.picklist(PAGE_STATES),
  /** The number of the newest version. */
  version: v.number(),
  public_version: v.nullable(v.number()),
  /** The version that becomes public at `publish_at`. */
  publish_version: v.nullable(v.number()),
  publish_at: v.nullable(Instant),
  withdraw_at: v.nullable(Instant),
  saved_at: Instant,
  author: ShortText
})
export type Publication = v.InferOutput<typeof Publication>

/** A version that somebody else has saved in the meantime. */
export const otherVersion = <C extends v.GenericSchema>(content: C) =>
  v.object({ message: MessageText, version: v.number(), author: ShortText, saved_at: Instant, content })

/** A version in the list of all. */
export const PageVersion = v.object({
  version: v.number(),
  author: ShortText,
  saved_at: Instant,
  /** Link to look at it. */
  preview: Url
})
export type PageVersion = v.InferOutput<typeof PageVersion>

/** A wall-clock time at the institution on the quarter hour, `YYYY-MM-DDTHH:mm`: cached pages are made anew then. */
export const PlanTime = v.pipe(
  v.string(),
  v.regex(/T([01]\d|2[0-3]):(00|15|30|45)$/, ({ input }) => (input ? 'quarter-hour' : 'required')),
  v.check((value) => v.is(CalendarDate, value.slice(0, 10)) && value.length === 16, 'date')
)

export const PublicationForm = v.strictObject({
  /** The version that becomes public, at `publish_at` or now; null changes only when the page is withdrawn. */
  version: v.nullable(Version),
  publish_at: v.nullable(PlanTime),
  withdraw_at: v.nullable(PlanTime)
})
export type PublicationForm = v.InferOutput<typeof PublicationForm>
