import type { Access, Subject } from '#contract/access'
import {
  FOUND_APPOINTMENTS_MIN,
  type FoundAppointment,
  getFoundAppointments,
  searchesAppointments
} from '#contract/agenda'
import { MODULE_GROUPS } from '#contract/module-names'
import { getOrganizations } from '#contract/organizations'
import { getPeople } from '#contract/people'
import { getInbox } from '#contract/request-inbox'
import { getManagedTopics } from '#contract/topics-management'
import { dayIn } from '../../booking/appointments/dates.ts'
import { addressOf as ownAppointments } from '../../booking/appointments/query-state.ts'
import { addressOf as branchCalendar } from '../../booking/branch-calendar/query-state.ts'
import { addressOf as inbox } from '../../booking/request-inbox/query-state.ts'
import type { Caller } from '../../core/element/api.ts'
import { type Texts, translate } from '../../core/element/texts.tsx'
import type { Path } from '../routes.ts'
import type { Entry } from './entries.ts'

export type KindName = 'people' | 'appointments' | 'requests' | 'branches' | 'topics' | 'settings' | 'modules'

export interface Kind {
  name: KindName
  /** The page that lists them, or a rule: who may not open it finds none. */
  list: Path | Access
  /** What the server finds, or all of them, which are searched here. */
  ask(call: Caller, query: string, texts: Texts, me: Subject['me'] | undefined): Promise<readonly Entry[]>
  isSearched?: true
  /** The server's order says more than how well names match. */
  isOrdered?: true
}

const PEOPLE = '/account-admin/people'
const REQUESTS = '/requests'
const BRANCHES = '/account-admin/organizations'
const TOPICS = '/account-admin/topics-management'
const SETTINGS = '/account-admin/settings'
const INSTITUTION = '/account-admin/institution'

const editing = (list: Path, uuid: string) => `${list}/edit?id=${uuid}`
const searching = (list: Path, q: string) => `${list}?${new URLSearchParams({ q })}`
const joined = (...parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')

async function people(call: Caller, q: string): Promise<Entry[]> {
  const { people: found } = await call(getPeople, { query: { q } })
  return found.map(({ uuid, full_name, email_address, slug, position, organization }) => ({
    key: uuid,
    title: full_name,
    detail: joined(position, organization?.name) || email_address,
    words: `${email_address} ${slug ?? ''}`,
    href: editing(PEOPLE, uuid)
  }))
}

/** In the user's own appointments, or in the calendar of the branch at that day. */
function addressAt({ uuid, starts_at, time_zone, advisor, branch }: FoundAppointment, me: Subject['me'] | undefined) {
  if (advisor.alias === me?.alias) return ownAppointments({ appointment: uuid })
  const day = dayIn(time_zone, new Date(starts_at))
  return branchCalendar({ branch: branch.slug, day, advisor: advisor.alias, appointment: uuid })
}

async function appointments(call: Caller, q: string, texts: Texts, me: Subject['me'] | undefined): Promise<Entry[]> {
  if (q.length < FOUND_APPOINTMENTS_MIN) return []
  const found = await call(getFoundAppointments, { query: { q } })
  return found.map((one) => {
    const { uuid, state, starts_at, time_zone: timeZone, topic, first_name: first, last_name: last } = one
    const moment = new Intl.DateTimeFormat(texts.tag, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone
    })
    return {
      key: uuid,
      title: translate(texts, 'palette.appointment', { first, last, when: moment.format(new Date(starts_at)) }),
      detail: joined(
        state !== 'booked' && translate(texts, `palette.state-${state}`),
        topic,
        one.advisor.full_name,
        one.branch.name
      ),
      href: addressAt(one, me)
    }
  })
}

/** What is open of a customer's requests. */
async function requests(call: Caller, q: string, texts: Texts): Promise<Entry[]> {
  if (q.length < FOUND_APPOINTMENTS_MIN) return []
  const { requests: found } = await call(getInbox, { query: { q } })
  return found.map(({ uuid, kind, first_name, last_name, advisor, branch }) => ({
    key: uuid,
    title: `${first_name} ${last_name}`,
    detail: joined(translate(texts, `request-inbox.kind-${kind}`), advisor.full_name, branch.name),
    href: inbox({ id: uuid })
  }))
}

async function branches(call: Caller): Promise<Entry[]> {
  const found = await call(getOrganizations, { query: { 'filters[administrable]': 'true' } })
  const open = found.filter(({ closed_at }) => closed_at === null)
  return open.map(({ uuid, name, slug, address, metadata }) => {
    const publicName = metadata.find((one) => one.name === 'publicName')?.value
    return {
      key: uuid,
      title: name,
      detail: joined(publicName === name ? '' : publicName, address.city),
      words: `${address.zip} ${slug}`,
      href: editing(BRANCHES, uuid)
    }
  })
}

async function topics(call: Caller): Promise<Entry[]> {
  const { topics: all } = await call(getManagedTopics, {})
  return all.map(({ uuid, topic, comment, texts }) => ({
    key: uuid,
    title: topic,
    detail: comment,
    words: texts.map((text) => text.topic).join(' '),
    href: searching(TOPICS, topic)
  }))
}

async function settings(_call: Caller, _q: string, texts: Texts): Promise<Entry[]> {
  // with the schemas of all settings, which others do not need
  const { placedSettings } = await import('../../organization/settings/places.ts')
  return placedSettings().map(({ name, href }) => ({
    key: name,
    title: translate(texts, `settings.label-${name}`),
    detail: translate(texts, `settings.${name}`),
    words: name,
    href
  }))
}

/** What the institution can turn on and off. */
const modules = async (_call: Caller, _q: string, texts: Texts): Promise<Entry[]> =>
  Object.values(MODULE_GROUPS)
    .flat()
    .map((name) => ({
      key: name,
      title: translate(texts, `institution.module-${name}`),
      detail: translate(texts, `institution.module-${name}-text`),
      href: `${INSTITUTION}?module=${name}`
    }))

/** What the palette finds besides pages, in the order of its groups. */
export const KINDS: readonly Kind[] = [
  { name: 'people', list: PEOPLE, ask: people, isSearched: true },
  {
    name: 'appointments',
    list: searchesAppointments,
    ask: appointments,
    isSearched: true,
    isOrdered: true
  },
  { name: 'requests', list: REQUESTS, ask: requests, isSearched: true, isOrdered: true },
  { name: 'branches', list: BRANCHES, ask: branches },
  { name: 'topics', list: TOPICS, ask: topics },
  { name: 'settings', list: SETTINGS, ask: settings },
  { name: 'modules', list: INSTITUTION, ask: modules }
]
