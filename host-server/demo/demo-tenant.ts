import type { KnownExperience } from '#contract/experience'
import type { Locale } from '#contract/locales'
import type { ModuleName } from '#contract/module-names'
import type { WorkingHours } from '#contract/working-hours'
import type { HolidayCalendar } from './holidays.ts'

/** A branch of the demo, by its alias. */
export interface DemoBranch {
  alias: string
  name: string
  public_name: string
  street: string
  zip: string
  city: string
  time_zone: string
  latitude: number
  longitude: number
  /** The phone number before an advisor's extension. */
  phone: string
  holidays?: HolidayCalendar
}

/** An advisor of the demo; fields that are left out are taken from a table. */
export interface DemoAdvisor {
  alias: string
  title_prefix?: string
  first_name: string
  last_name: string
  title_suffix?: string
  feminine: boolean
  branch: string
  position: string
  /** The week, by the name of a pattern. */
  week: keyof typeof WEEKS
  /** Whether the advisor inherits the institution's hours, `full`, instead of having own ones. */
  inheritsWeek?: true
  /** Topics by their index in the tenant's list. */
  topics: readonly number[]
  types: readonly ('by-phone' | 'in-branch' | 'online')[]
  /** Keywords on the card. */
  tags?: readonly string[]
  experience?: KnownExperience
  whatsapp_id?: string
  /** Two-letter codes; by default the institution's language. */
  languages?: readonly string[]
  /** How many appointments await the advisor's confirmation. */
  waiting?: number
  /** Not employed by the institution itself. */
  external?: true
}

interface DemoTopicText {
  topic: string
  comment: string
  /** What to bring. */
  documents?: readonly string[]
}

export interface DemoTopic extends DemoTopicText {
  /** For readers of English, if the tenant's own language is another. */
  en?: DemoTopicText
  de?: DemoTopicText
  length: number
  buffer_before?: number
  buffer_after?: number
  notice_minutes?: number
  window_days?: number
  slot_step?: number
  /** A question of the topic, with answers to choose from. */
  question?: { label: string; options: readonly string[]; en: { label: string; options: readonly string[] } }
}

export interface DemoTenant {
  key: 'alpenbank' | 'nordbank'
  /** Its advisors get the portraits from this index on. */
  firstPortrait: number
  name: string
  host: string
  mailDomain: string
  language: Locale
  time_zone: string
  settings: Readonly<Record<string, string>>
  modulesOff: readonly ModuleName[]
  holidays?: HolidayCalendar
  /** The closures besides holidays: the last afternoon of the year, and one branch during works. */
  closures: Readonly<Record<'eve' | 'works' | 'at', string>>
  branches: readonly DemoBranch[]
  topics: readonly DemoTopic[]
  advisors: readonly DemoAdvisor[]
  /** First and last names of the accounts without an advisor. */
  staff: Readonly<Record<'admin' | 'branch' | 'marketing' | 'analyst' | 'privacy', string>>
  absences: readonly { advisor: string; kind: 'absence' | 'blocked'; inDays: number; days: number; label: string }[]
  /** Whole days from today on, as visitors see them. */
  away: readonly { advisor: string; days: number; text: string; stand_in: string }[]
  /** Visitors' names and notes. */
  visitors: readonly string[]
  notes: readonly string[]
  /** Where visitors work. */
  companies: readonly [string, string]
  /** A mobile number, with `#` for digits. */
  mobile: string
  /** What customers have said of their appointments; none where they are not asked. */
  reviews: readonly { stars: number; text: string; reply?: string }[]
  /** Texts with which requests are answered. */
  replies: readonly { name: string; text: string }[]
}

const days = (list: readonly WorkingHours[number]['day'][], start_time: string, end_time: string): WorkingHours =>
  list.map((day) => ({ day, start_time, end_time }))

/** Weekly working hours that advisors typically have. */
export const WEEKS = {
  full: days([1, 2, 3, 4, 5], '09:00', '17:00'),
  early: [...days([1, 2, 3, 4], '08:00', '16:00'), ...days([5], '08:00', '13:00')],
  late: days([2, 3, 4, 5], '10:00', '18:30'),
  mornings: days([1, 2, 3, 4, 5], '08:30', '13:00'),
  half: [...days([1, 3, 5], '09:00', '12:00'), ...days([1, 3, 5], '13:00', '16:30')],
  saturday: [...days([2, 3, 4], '09:30', '17:30'), ...days([6], '09:00', '12:00')]
}
