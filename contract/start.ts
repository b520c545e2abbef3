import * as v from 'valibot'
import { administers, decide, type MemberAccess, type Subject } from './access.ts'
import { AppointmentType } from './appointment-types.ts'
import { OPEN_STATES } from './appointments.ts'
import type { Obstacle } from './bookability.ts'
import { branchEntries } from './choices.ts'
import { erases } from './deletion-tool.ts'
import { endpoint } from './endpoint.ts'
import { BRANCH_ROLES } from './people.ts'
import { PUSH_STATES } from './push-history.ts'
import { Reach, sendsPush } from './push-notifications.ts'
import { Days, Figure, readsReports } from './reports.ts'
import { Alias, CalendarDate, FullName, Instant, MessageText, ShortText, Url, Uuid, ZoneName } from './values.ts'

/** What the start page shows to whom; every other block is missing from the answer. */
export const START_BLOCKS = {
  advisor: { self: true },
  branch: { anyRole: BRANCH_ROLES },
  institution: administers,
  marketing: sendsPush,
  privacy: erases,
  reports: { module: readsReports.module, roles: ['analyst'] }
} as const satisfies Record<string, MemberAccess>
export type StartBlock = keyof typeof START_BLOCKS

/** The blocks of a user, in the order of the page. */
export const startBlocksOf = (subject: Subject): StartBlock[] =>
  (Object.keys(START_BLOCKS) as StartBlock[]).filter((block) => decide(START_BLOCKS[block], subject) === 'granted')

/** A count beside that of the period before. */
const Compared = v.object({ count: v.number(), before: v.number() })
export type Compared = v.InferOutput<typeof Compared>

const Talk = v.object({
  uuid: Uuid,
  state: v.picklist([...OPEN_STATES, 'no-show']),
  topic: ShortText,
  type: AppointmentType,
  starts_at: Instant,
  ends_at: Instant,
  first_name: ShortText,
  last_name: ShortText
})
export type Talk = v.InferOutput<typeof Talk>

/** Minutes of a day: in appointments, and at which customers can book or could have. */
const LoadDay = v.object({ date: CalendarDate, booked: v.number(), bookable: v.number() })
export type LoadDay = v.InferOutput<typeof LoadDay>

/** Those obstacles of online booking that somebody has to remove. */
export const LACKING = ['topics', 'types', 'hours'] as const satisfies readonly Obstacle[]
export type Lacking = (typeof LACKING)[number]

const AdvisorStart = v.object({
  time_zone: ZoneName,
  today: CalendarDate,
  /** The days of the present or next absence, announced or entered in the calendar. */
  absence: v.nullable(Days),
  /** Null while online appointments are turned off. */
  appointments: v.nullable(
    v.object({
      /** Today's, the earliest first. */
      talks: v.array(Talk),
      /** The first one after today. */
      next: v.nullable(Talk),
      to_confirm: v.number(),
      /** The running week, from Monday. */
      week: v.array(LoadDay),
      /** What online booking lacks, which is on: then nobody can book the advisor. */
      lacks: v.nullable(v.picklist(LACKING))
    })
  ),
  /** What the connected calendar waits for; null while none is connected, or such calendars are turned off. */
  calendar: v.nullable(
    v.object({
      /** Appointments that were moved or deleted there, until the advisor decides. */
      changes: v.number(),
      /** It cannot be read until somebody gives access again. */
      is_locked: v.boolean()
    })
  ),
  /** Open contact requests; null while the institution takes none. */
  open_requests: v.nullable(v.number()),
  /** Those of them that wait for an answer; null as above. */
  unanswered_requests: v.nullable(v.number()),
  /** Of the card, in the seven days until yesterday and in the seven before: visits are counted by day. */
  visits: Compared
})
export type AdvisorStart = v.InferOutput<typeof AdvisorStart>

export const PRESENCES = ['in', 'over', 'away', 'off'] as const

const BranchAdvisor = v.object({
  /** The person's key. */
  uuid: Uuid,
  full_name: FullName,
  profile_picture_url: v.nullable(Url),
  /** `over`: today's hours are over; `off`: there are none today. */
  presence: v.picklist(PRESENCES),
  /** The last day of an absence. */
  away_until: v.nullable(CalendarDate),
  stand_in: v.nullable(v.object({ slug: Alias, full_name: FullName })),
  /** Null for a user who may not open the branch's calendar. */
  appointments: v.nullable(v.number()),
  /** Minutes from now on that customers can still book; null as above. */
  free_today: v.nullable(v.number())
})
export type BranchAdvisor = v.InferOutput<typeof BranchAdvisor>

const Branch = v.object({ uuid: Uuid, name: ShortText })

const BranchStart = v.object({
  branch: v.object({ ...Branch.entries, slug: ShortText }),
  /** Those between which the user can choose. */
  branches: v.array(v.object({ ...Branch.entries, ...branchEntries })),
  time_zone: ZoneName,
  today: CalendarDate,
  /** Null for a user who may not open the branch's calendar, as while online appointments are turned off. */
  free: v.nullable(v.object({ today: v.number(), week: v.number() })),
  /** Null as above. */
  appointments: v.nullable(v.number()),
  /** Advisors who offer online booking and lack what it needs; null for a user who may not look into it. */
  incomplete: v.nullable(v.number()),
  /** Null for a user who may not open the requests. */
  open_requests: v.nullable(v.number()),
  /** Those of them that wait for an answer; null as above. */
  unanswered_requests: v.nullable(v.number()),
  /** By name. */
  advisors: v.array(BranchAdvisor)
})
export type BranchStart = v.InferOutput<typeof BranchStart>

/** How many items of a list the page names; the count tells of the others. */
export const START_NAMED = 5

export const SET_UP_STEPS = ['logo', 'branch', 'hours', 'topic', 'person', 'assignment', 'embed', 'booking'] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

const InstitutionStart = v.object({
  /** Of the running week until now, and of the one before until the same time. */
  bookings: Compared,
  /** Appointments that have ended in these times without a cancellation or a no-show. */
  talks: Compared,
  branches_without_hours: v.object({ count: v.number(), named: v.array(Branch) }),
  /**
   * Advisors who offer online booking and lack topics, appointment types or booking times, and at which branches, those
   * with most first; null while online appointments are turned off.
   */
  incomplete: v.nullable(
    v.object({
      count: v.number(),
      branches: v.number(),
      named: v.array(v.object({ slug: Alias, name: ShortText, count: v.number() }))
    })
  ),
  /** Null while the institution does not manage people here. */
  people: v.nullable(v.object({ uninvited: v.number(), expired: v.number() })),
  /** External calendars that cannot be read; null while they are turned off. */
  calendars: v.nullable(
    v.object({
      count: v.number(),
      named: v.array(v.object({ uuid: Uuid, full_name: FullName, failing_since: Instant }))
    })
  ),
  /** `failed`: given up within a week; `delayed`: being tried again. */
  mails: v.object({ failed: v.number(), delayed: v.number() }),
  /** Empty once an institution is set up. */
  steps: v.array(v.object({ step: v.picklist(SET_UP_STEPS), is_done: v.boolean() }))
})
export type InstitutionStart = v.InferOutput<typeof InstitutionStart>

const Push = v.object({ uuid: Uuid, text: MessageText, at: Instant, advisors: v.number() })

const MarketingStart = v.object({
  time_zone: ZoneName,
  /** In wallets now. */
  cards: Reach,
  /** Devices whose holders have agreed to notifications. */
  reach: Reach,
  next: v.nullable(Push),
  last: v.nullable(v.object({ ...Push.entries, state: v.picklist(PUSH_STATES) })),
  /** Waiting for another marketing manager's approval than their senders'. */
  held: v.number(),
  /** Those of them that the user has written, and cannot approve. */
  own_held: v.number(),
  /** The first that the user can approve. */
  to_approve: v.nullable(Uuid),
  /** Whether the server is set up to notify any phones. */
  notifies: v.boolean()
})
export type MarketingStart = v.InferOutput<typeof MarketingStart>

const PrivacyStart = v.object({
  /** What people have asked of their data, and how much of it is late. */
  requests: v.object({ open: v.number(), overdue: v.number(), next_due_on: v.nullable(CalendarDate) }),
  /** Erasures that the user can approve, since another person has begun them. */
  to_approve: v.number()
})
export type PrivacyStart = v.InferOutput<typeof PrivacyStart>

const ReportsStart = v.object({
  /** The last whole week. */
  ...Days.entries,
  before: Days,
  /** Its days, and those beside which they stand. */
  starts: v.array(CalendarDate),
  starts_before: v.array(CalendarDate),
  figures: v.array(Figure)
})
export type ReportsStart = v.InferOutput<typeof ReportsStart>

export const Start = v.object({
  advisor: v.optional(AdvisorStart),
  /** Null for a manager without a branch. */
  branch: v.optional(v.nullable(BranchStart)),
  institution: v.optional(InstitutionStart),
  marketing: v.optional(MarketingStart),
  privacy: v.optional(PrivacyStart),
  reports: v.optional(ReportsStart)
})
export type Start = v.InferOutput<typeof Start>

export const getStart = /* @__PURE__ */ endpoint('GET', '/api/v1/start', {
  summary: "What the start page shows to the user's roles, of one of the branches that they manage.",
  reading: { unlogged: 'The own talks of the day, or the next one, on the page that each sign-in opens.' },
  access: {},
  query: v.strictObject({ organization_uuid: v.optional(Uuid) }),
  answers: { 200: Start }
})
