import type { Metric } from '#contract/reports'
import { addressOf as appointments } from '../../booking/appointments/query-state.ts'
import { addressOf as bookability } from '../../booking/bookability/query-state.ts'
import { addressOf as branchCalendar } from '../../booking/branch-calendar/query-state.ts'
import { queryState, validText } from '../../core/data/query-state.ts'
import { partOf } from '../../core/data/use-asked-part.ts'
import { addressOf as people, personAddress } from '../../people/people/query-state.ts'
import { reportQueries } from '../reports/query-state.ts'

/** The start page's own address: the chosen branch of a manager of several. */
export const startQuery = queryState('/', { branch: validText((text) => /^[\da-f-]{36}$/.test(text)) })

const SETTINGS = '/account-admin/settings'
const INBOX = '/requests'
const ERASING = '/deletion-tool'
const PUSH = '/wallet-cards/send-push-notifications'

/** Where figures and steps lead: to the list that each counts, or to the part of a page that shows it. */
export const links = {
  appointments: appointments(),
  day: (day: string) => appointments({ view: 'day', day }),
  talk: (appointment: string, day: string) => appointments({ view: 'day', day, appointment }),
  calendar: '/online-appointments/calendars/smm/settings',
  absence: '/online-appointments/settings/index?field=away',
  lacks: {
    topics: '/online-appointments/settings/topics',
    types: '/online-appointments/settings/index',
    hours: '/online-appointments/calendars/working-hours/settings'
  },
  week: appointments({ view: 'week' }),
  toConfirm: appointments({ state: 'requested' }),
  branchDay: (branch: string) => branchCalendar({ branch }),
  bookability: (branch = '') => bookability({ branch }),
  branchWeek: (branch: string) => branchCalendar({ branch, view: 'week' }),
  /** Where requests are answered. */
  inbox: (branch = '') => (branch ? `${INBOX}?branch=${branch}` : INBOX),
  people: (branch: string) => people({ branch }),
  person: personAddress,
  uninvited: people({ status: 'none' }),
  expired: people({ status: 'expired' }),
  branch: (uuid: string) => `/account-admin/organizations/edit?id=${uuid}`,
  hours: '/account-admin/working-hours',
  push: PUSH,
  audience: partOf(PUSH, 'audience'),
  pushes: partOf(PUSH, 'history'),
  onePush: (uuid: string) => `${PUSH}?id=${uuid}`,
  cards: partOf(reportQueries.cards.addressOf(), 'now'),
  erasing: ERASING,
  dataRequests: partOf(ERASING, 'requests'),
  erasures: partOf(ERASING, 'erasures'),
  reports: reportQueries.sessions.addressOf(),
  weekReport: (metric: Metric) => partOf(reportQueries.sessions.addressOf({ period: 'week', charts: metric }), metric),
  daysReport: (metric: Metric, { from, to }: { from: string; to: string }) =>
    partOf(reportQueries.sessions.addressOf({ period: 'days', from, to, charts: metric }), metric),
  steps: {
    logo: `${SETTINGS}?id=appearance`,
    branch: '/account-admin/organizations',
    hours: '/account-admin/working-hours',
    topic: '/account-admin/topics-management',
    person: '/account-admin/people',
    assignment: '/account-admin/topics-management',
    embed: `${SETTINGS}?id=websites`,
    booking: ''
  }
} as const
