import * as v from 'valibot'

/** The spec's "max rule": strings are below 256 characters. */
export const TEXT_MAX = 255
/** Free text that a visitor writes to an advisor. */
export const NOTE_MAX = 2000
/** Appointments and holds occupy whole grains of this many minutes. */
export const GRAIN_MINUTES = 15

/** The value of one setting. */
export const SETTING_MAX = 60_000
/** No request holds more, and so no text. */
export const BODY_MAX = 256 * 1024

const CONTROL = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u
const LONE_SURROGATE = /\p{Surrogate}/u

/** Without control characters and halves of characters. */
export const readable = (value: string) => !CONTROL.test(value) && !LONE_SURROGATE.test(value)

/** Whether there is more than spaces and characters that nobody sees, such as a zero-width space. */
export const visible = (value: string) => /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(value)

/** Trimmed NFC text without control characters, which PostgreSQL would refuse. `min` and `max` count characters. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number = TEXT_MAX, min: number = 0) =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.check(readable, 'characters'),
    v.check((value) => min === 0 || visible(value), 'required'),
    v.minLength(min, 'too-short'),
    v.maxLength(max, 'too-long')
  )

/** Single-line text, such as names and subjects; without what turns the reading direction of the text around it. */
export const line = /* @__NO_SIDE_EFFECTS__ */ (max: number = TEXT_MAX, min: number = 0) =>
  v.pipe(
    text(max, min),
    v.check((value) => !/[\r\n]|\p{Bidi_C}/u.test(value), 'characters')
  )

export const Email = v.pipe(line(254, 1), v.rfcEmail('email'))
export const PHONE_MAX = 40
/** At least five digits, which is what one dials. */
export const Phone = v.pipe(line(PHONE_MAX), v.regex(/^$|^\+?[\s()/.-]*(?:\d[\s()/.-]*){5,}$/, 'phone'))
export const Uuid = v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'unknown'))
/** Public name of an advisor or a branch in addresses; profiles and searches show it as `slug`. */
export const Alias = v.pipe(v.string(), v.regex(/^[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?$/, 'unknown'))
export const ALIAS_MAX = 64
/** A user-entered value, with an error that explains its format. */
export const TypedAlias = v.pipe(line(ALIAS_MAX, 1), v.regex(/^[a-z\d](?:[a-z\d-]*[a-z\d])?$/, 'alias'))
/** The visitor's key to one appointment: 256 bits, base64url. */
export const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'unknown'))

const isDate = (value: string) => {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
/** Some of these names, comma-separated in any order; as a list in the order of the names. */
export const namesOf = /* @__NO_SIDE_EFFECTS__ */ <N extends string>(names: readonly N[]) =>
  v.pipe(
    v.string(),
    v.maxLength(names.join(',').length),
    v.check((value) => value.split(',').every((name) => names.some((one) => one === name)), 'unknown'),
    v.transform((value) => names.filter((name) => value.split(',').includes(name)))
  )

/** A calendar day, `YYYY-MM-DD`. */
export const CalendarDate = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/, ({ input }) => (input ? 'date' : 'required')),
  v.check((value) => !value || isDate(value), 'date')
)

const isInstant = (value: string) => {
  const time = Date.parse(value)
  // Date.parse accepts 30 February and 24:00, which would sort wrongly as text
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === value.slice(0, 19)
}
/** A moment in UTC to the second, `YYYY-MM-DDTHH:mm:ssZ`: sorts as text, on both databases. */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'date'),
  v.check(isInstant, 'date')
)

const isZone = (value: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
/** An IANA time zone name. */
export const TimeZone = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z][\w+/-]*$/), v.check(isZone, 'time-zone'))

/** A wall-clock time at the full or half hour, `HH:mm` (spec §5). */
export const HalfHour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[03]0$/, 'half-hour'))

/** A wall-clock time at the quarter hour, `HH:mm`. */
export const QuarterHour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'quarter-hour'))
/** The end of a span; midnight is 24:00. */
export const QuarterEnd = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, 'quarter-hour'))

/**
 * A text in an answer, with the bound that the API page names. Answers are not checked against it: requests and columns
 * were, and an older or imported row that is longer is better shown than refused.
 */
export const bounded = /* @__NO_SIDE_EFFECTS__ */ (maxLength: number) => v.pipe(v.string(), v.metadata({ maxLength }))

/** One line, as columns hold it: a name, a title, a street, a host. */
export const ShortText = /* @__PURE__ */ bounded(TEXT_MAX)
/** The language of a text, as a tag for `lang`, where it is not the reader's. */
export const OtherLanguage = /* @__PURE__ */ v.optional(ShortText)
/** Composed of two such texts at most, such as the names of a person with titles. */
export const FullName = /* @__PURE__ */ bounded(2 * TEXT_MAX)
/** What people write in several lines. */
export const LongText = /* @__PURE__ */ bounded(NOTE_MAX)
/** The address of a page or a file, or the pattern of one. */
export const Url = /* @__PURE__ */ bounded(2000)
/** An IANA time zone name, as stored. */
export const ZoneName = /* @__PURE__ */ bounded(64)
/** What happened and what to do, in the reader's language. */
export const MessageText = /* @__PURE__ */ bounded(NOTE_MAX)

/** Response to an invalid body: messages in the reader's language, by field. */
export const FieldErrors = v.object({ message: MessageText, errors: v.record(ShortText, v.array(MessageText)) })
export type FieldErrors = v.InferOutput<typeof FieldErrors>

/** Response of every other refusal. */
export const Failure = v.object({ message: MessageText })
