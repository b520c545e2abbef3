import * as v from 'valibot'
import { getAdvisorList, listQuery } from '#contract/advisor-list'
import { type AdvisorProfile, getAdvisor, PROFILE_PARTS } from '#contract/advisors'
import { getAdvisorTopics, getTopics, type Topic } from '#contract/appointment-topics'
import { APPOINTMENT_TYPES, type AppointmentType, getAppointmentTypes } from '#contract/appointment-types'
import { type Branch, getBranch } from '#contract/branches'
import { campaignOf, carriedBy } from '#contract/campaign'
import { ContactKind, getCallbackTimes, getContactOffer } from '#contract/contact-requests'
import type { Block, BlockOf, PageText } from '#contract/content-pages'
import type { Answer, Endpoint, Shape } from '#contract/endpoint'
import { townLine } from '#contract/links'
import type { Locale } from '#contract/locales'
import { getSearchForm, search as searchAdvisors } from '#contract/search'
import type { BookStep, BookView } from '../../../templates/book-view.ts'
import {
  bookingPicture,
  cardPicture,
  contactPicture,
  listPicture,
  searchPicture,
  type TagPicture
} from '../../../templates/content-tag-pictures.tsx'
import { bookStyles, cardTagStyles, contactStyles, listTagStyles, searchTagStyles } from '../../../templates/styles.ts'
import { MINUTE } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { Refusal } from '../../core/base/failures.ts'
import { cacheUntil } from '../../core/http/cached-answers.ts'
import type { Call, Read, ReadRequest } from '../../core/http/http.ts'
import { flatBlocks } from './content.ts'

/** An endpoint's answer; undefined if it is refused. */
type Ask = <S extends Shape>(endpoint: Endpoint<S>, request: ReadRequest) => Promise<Answer<S> | undefined>

type Named = Record<'alias' | 'branch' | 'topic' | 'type' | 'language' | 'limit' | 'form' | 'kind' | 'mode', string>

interface Visit {
  now: Date
  campaign: string | undefined
}

type Draw = (named: Named, ask: Ask, visit: Visit) => Promise<TagPicture | undefined>

/** How long a cached page may show what depends on a calendar, as a card does; see docs/decisions/0047. */
const FLEETING = MINUTE

const card: Draw = async ({ alias, mode }, ask, { campaign }) => {
  const profile = await ask(getAdvisor, { params: { alias }, query: { with: PROFILE_PARTS.join() } })
  return profile && cardPicture(profile, mode === 'full', campaign)
}

const list: Draw = async ({ branch, topic, language, limit }, ask, { campaign }) => {
  const asked = { branch, topic, language }
  const found = await ask(getAdvisorList, { query: listQuery({ ...asked, limit }) })
  return found && listPicture(found, asked, campaign)
}

const search: Draw = async ({ form }, ask, { campaign }) => {
  const found = await ask(getSearchForm, { query: { form } })
  const result = found?.is_listed ? await ask(searchAdvisors, { query: { form } }) : undefined
  return found && searchPicture({ form: found, alias: form, campaign, result })
}

interface Bookable extends Pick<BookView, 'path' | 'target' | 'advisor'> {
  topics: readonly Topic[]
  types: readonly AppointmentType[]
}

const ofBranch = ({ slug, name, address, profile_picture_url, phone_number, offers }: Branch): Bookable => ({
  path: `/book/branch/${slug}`,
  target: { branch: slug },
  advisor: {
    name,
    position: '',
    branch: `${address.street}, ${townLine(address)}`,
    place: `${name}, ${address.street}, ${townLine(address)}`,
    photo: profile_picture_url,
    phone: phone_number,
    email: ''
  },
  topics: offers.map(({ topic }) => topic),
  types: APPOINTMENT_TYPES.filter((type) => offers.some(({ types }) => types.includes(type)))
})

const ofAdvisor = (profile: AdvisorProfile, topics: readonly Topic[], types: readonly AppointmentType[]): Bookable => {
  const { slug, full_name, position, organization, profile_picture_url, phone_number, email_address, absence } = profile
  const { name = '', address } = organization ?? {}
  return {
    path: `/book/${slug}`,
    target: { alias: slug },
    advisor: {
      name: full_name,
      position,
      branch: name,
      place: address ? `${name}, ${address.street}, ${townLine(address)}` : name,
      photo: profile_picture_url,
      phone: phone_number,
      email: email_address,
      absence
    },
    topics,
    types
  }
}

async function bookable({ alias, branch }: Named, ask: Ask): Promise<Bookable | undefined> {
  if (branch) {
    const found = await ask(getBranch, { params: { alias: branch } })
    return found && 'offers' in found ? ofBranch(found) : undefined
  }
  const params = { alias }
  const [topics, assigned, types, profile] = await Promise.all([
    ask(getTopics, {}),
    ask(getAdvisorTopics, { params }),
    ask(getAppointmentTypes, { params }),
    ask(getAdvisor, { params, query: { with: 'organization' } })
  ])
  if (!topics || !assigned || !types || !profile) return undefined
  const offered = topics.filter(({ uuid }) => assigned.some((one) => one.uuid === uuid))
  return ofAdvisor(
    profile,
    offered,
    types.map(({ type }) => type)
  )
}

/** The first step that leaves a choice; the calendar, which follows, is not printed. */
function firstStep({ topics, types }: Bookable): BookStep | undefined {
  if (topics.length > 1) return 'topic'
  return types.length > 1 ? 'type' : undefined
}

const booking: Draw = async (named, ask, { campaign: src }) => {
  if (named.mode === 'popup' || named.topic || named.type) return undefined
  const found = await bookable(named, ask)
  const step = found && firstStep(found)
  if (!step) return undefined
  const steps: BookStep[] = [...(step === 'topic' ? [step] : []), ...(found.types.length > 1 ? ['type' as const] : [])]
  return bookingPicture({
    ...found,
    state: { ...(step === 'type' && { topic: found.topics[0]?.uuid }), src },
    hold: '',
    steps: [...steps, 'slot', 'details', 'review'],
    step,
    zone: '',
    typed: undefined,
    hasTexts: false,
    hasWaitlist: false,
    problem: undefined,
    gone: undefined
  })
}

const NOTHING_TYPED = {
  ...{ first_name: '', last_name: '', email: '', phone: '', note: '' },
  ...{ date: '', start_time: '', end_time: '', customer: '', website: '', ticket: '' }
}

const contact: Draw = async ({ alias, kind: named, mode }, ask, { now, campaign }) => {
  if (mode === 'popup') return undefined
  const kind = v.is(ContactKind, named) ? named : 'basic'
  const offer = await ask(getContactOffer, { params: { alias } })
  if (!offer?.kinds.includes(kind)) return undefined
  const times = kind === 'callback' ? await ask(getCallbackTimes, { params: { alias } }) : undefined
  return contactPicture({
    alias,
    kind,
    days: times?.callback_days ?? [],
    name: offer.full_name,
    zone: offer.time_zone,
    today: dayOf(now, offer.time_zone),
    typed: NOTHING_TYPED,
    customerQuestion: offer.customer_question,
    carried: carriedBy({ src: campaign }),
    errors: {},
    problem: undefined
  })
}

const PICTURES: Record<string, { draw: Draw; styles: string }> = {
  'advisor-card': { draw: card, styles: cardTagStyles },
  'advisor-list': { draw: list, styles: listTagStyles },
  'advisor-search': { draw: search, styles: searchTagStyles },
  'advisor-booking': { draw: booking, styles: bookStyles },
  'advisor-contact-form': { draw: contact, styles: contactStyles }
}

const namedBy = ({ attributes }: BlockOf<'tag'>): Named => {
  const of = (name: string) => String(attributes[name] ?? '')
  return {
    ...{ alias: of('alias'), branch: of('branch'), topic: of('topic'), type: of('type') },
    ...{ language: of('language'), limit: of('limit'), form: of('form'), kind: of('kind'), mode: of('mode') }
  }
}

export interface TagPictures {
  pictures: ReadonlyMap<Block, TagPicture>
  /** What they look like. */
  styles: string
}

/** How many tags of a page are printed: each is read and sent, only to be replaced by the widget. */
const PRINTED_MAX = 12

const printedIn = (text: PageText) =>
  flatBlocks(text)
    .filter((block) => block.type === 'tag')
    .filter(({ tag }) => PICTURES[tag])
    .slice(0, PRINTED_MAX)

/** Each within ids of its own, as there may be several of a kind. */
const apart =
  (picture: TagPicture, at: number): TagPicture =>
  ({ site }) =>
    picture({ site: { ...site, within: `tag-${at + 1}-` } })

/** Reads what the tags of a page show first, as they do themselves; of a tag whose reads are refused there is none. */
export async function tagPictures(
  text: PageText,
  { ctx, app }: Call,
  read: Read,
  locale: Locale
): Promise<TagPictures> {
  const now = app.clock.now()
  const ask = async (endpoint: Endpoint, request: ReadRequest) => {
    try {
      const { answer, isForGuests } = await read(endpoint, request, locale)
      if (!isForGuests) cacheUntil(ctx, now.getTime() + FLEETING)
      return answer
    } catch (failure) {
      if (failure instanceof Refusal && failure.status < 500) return undefined
      throw failure
    }
  }
  const found = await Promise.all(
    printedIn(text).map(async (block, at) => {
      const picture = await PICTURES[block.tag]?.draw(namedBy(block), ask as Ask, {
        now,
        campaign: campaignOf(ctx.query.src)
      })
      return picture ? [{ block, picture: apart(picture, at) }] : []
    })
  )
  const drawn = found.flat()
  return {
    pictures: new Map(drawn.map(({ block, picture }) => [block, picture])),
    styles: [...new Set(drawn.map(({ block }) => PICTURES[block.tag]?.styles))].join('\n')
  }
}
