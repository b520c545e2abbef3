import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAssignments, exampleQuestions, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleBooked } from '#contract/examples/appointments.example'
import { PORTRAIT } from '../.storybook/portrait.ts'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import {
  AVAILABILITY,
  available,
  BOOK,
  HOLD,
  hold,
  maria,
  RELEASE
} from '../widgets/booking/booking/testing/harness.ts'
import { json } from '../widgets/testing/network.ts'

const anna = {
  uuid: '0b54a5f4-0d9c-4a57-8f4c-999999999999',
  slug: 'anna',
  full_name: 'Mag. Anna Gruber',
  position: 'Home loans',
  profile_picture_url: PORTRAIT,
  organization: {
    uuid: '0b54a5f4-0d9c-4a57-8f4c-888888888888',
    name: 'Branch Graben',
    address: { street: 'Graben 21', zip: '1010', city: 'Vienna' }
  }
}

const TOPICS = 'GET /api/v1/appointment-topics'
const OWN_TOPICS = 'GET /api/v1/advisors/anna/appointment-topics'
const TYPES = 'GET /api/v1/advisors/anna/appointment-types'

const { parameters, ...shared } = elementStories('advisor-booking')

const meta: Meta = {
  title: 'Visitors/Booking',
  ...shared,
  parameters: {
    ...parameters,
    answers: {
      [TOPICS]: body(exampleTopics),
      [OWN_TOPICS]: body(exampleAssignments),
      [TYPES]: body([{ type: 'by-phone' }, { type: 'in-branch' }, { type: 'online' }]),
      'GET /api/v1/advisors/anna': body(anna),
      'GET /api/v1/proof-of-work': body({}),
      [AVAILABILITY]: available,
      [HOLD]: () => hold(),
      [RELEASE]: done,
      [BOOK]: () => json(exampleBooked, 201)
    }
  },
  args: { alias: 'anna' }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })

const OPTION = { 'by-phone': 1, 'in-branch': 2, online: 3 }

const toType = (canvas: Element) => press(canvas, '.at-topic .option')
const toSlots = async (canvas: Element, type: keyof typeof OPTION = 'in-branch') => {
  await toType(canvas)
  await press(canvas, `.at-type li:nth-child(${OPTION[type]}) .option`)
}
const chooseSlot = (canvas: Element) => press(canvas, '.at-slot .times .slot:not(.skeleton *)')
const toDetails = async (canvas: Element, type: keyof typeof OPTION = 'in-branch') => {
  await toSlots(canvas, type)
  await chooseSlot(canvas)
  await find(canvas, '.at-details')
}
const toReview = async (canvas: Element) => {
  await toDetails(canvas)
  await fill(canvas, {
    ...maria,
    phone: '+43 664 123 45 67',
    note: 'We have found a flat and would like to compare rates.'
  })
  await press(canvas, '.at-details [type=submit]')
  await find(canvas, '.at-review')
}
const book = async (canvas: Element) => {
  await toReview(canvas)
  await press(canvas, '.at-review .actions .primary')
}
const expire = async (canvas: Element) => {
  await toDetails(canvas)
  await find(canvas, '.hold [aria-hidden=true]')
}

const next = ['2027-02-10T09:00:00Z', '2027-02-10T10:30:00Z', '2027-02-11T08:00:00Z', '2027-02-12T12:30:00Z']
const gone = refusal(409, { message: 'x', slots: next })

const calendar = (change: object) => async (request: Request) => {
  const answer = await available(request).json()
  return json({ ...answer, ...change })
}

export const Topic: StoryObj = {}
export const Loading = answered({ [TOPICS]: never })
export const Failed: StoryObj = { ...answered({ [TOPICS]: refusal(400) }), name: 'Error' }
export const NothingOffered = answered({ [OWN_TOPICS]: body([]) })
const branch = 'GET /api/v1/branches/wien-innere-stadt'
const ways = [
  { href: '#search', label: 'Beratung finden' },
  { href: '#website', label: 'Zur Website der Alpenbank' }
]
export const ClosedBranch: StoryObj = {
  ...answered({ [branch]: refusal(410, { message: 'Diese Filiale ist geschlossen.', ways }) }),
  args: { alias: '', branch: 'wien-innere-stadt' },
  globals: german
}
export const DarkClosedBranch: StoryObj = { ...ClosedBranch, globals: { ...german, ...dark, ...narrow } }
export const TopicPreselected: StoryObj = {
  // its saved step would affect the following stories
  tags: ['!autodocs'],
  args: { topic: exampleTopics[0]?.uuid }
}
export const Type: StoryObj = { play: ({ canvasElement }) => toType(canvasElement) }
export const Slot: StoryObj = { play: ({ canvasElement }) => toSlots(canvasElement) }
export const SlotsLoading: StoryObj = {
  ...answered({ [AVAILABILITY]: never }),
  play: ({ canvasElement }) => toSlots(canvasElement)
}
export const SlotsFailed: StoryObj = {
  ...answered({ [AVAILABILITY]: refusal(400) }),
  play: ({ canvasElement }) => toSlots(canvasElement)
}
export const EmptyCalendar: StoryObj = {
  ...answered({ [AVAILABILITY]: calendar({ days: {}, next_free_day: null }) }),
  play: ({ canvasElement }) => toSlots(canvasElement)
}
export const ForeignZone: StoryObj = {
  name: 'Slots in two time zones',
  ...answered({ [AVAILABILITY]: calendar({ time_zone: 'Asia/Tokyo' }) }),
  play: ({ canvasElement }) => toSlots(canvasElement, 'online')
}
export const Taking: StoryObj = {
  name: 'Slot being taken',
  ...answered({ [HOLD]: never }),
  play: async ({ canvasElement }) => {
    await toSlots(canvasElement)
    await chooseSlot(canvasElement)
  }
}
export const SlotTaken: StoryObj = {
  name: 'Slot gone (409)',
  ...answered({ [HOLD]: gone }),
  play: async ({ canvasElement }) => {
    await toSlots(canvasElement)
    await chooseSlot(canvasElement)
  }
}
export const HoldRunning: StoryObj = {
  name: 'Details, hold running',
  play: ({ canvasElement }) => toDetails(canvasElement)
}
export const DetailsByPhone: StoryObj = { play: ({ canvasElement }) => toDetails(canvasElement, 'by-phone') }
export const HoldEnding: StoryObj = {
  name: 'Details, last minute of the hold',
  ...answered({ [HOLD]: () => hold(50) }),
  play: ({ canvasElement }) => toDetails(canvasElement)
}
export const HoldExpired: StoryObj = {
  name: 'Details, hold expired',
  ...answered({ [HOLD]: () => hold(2) }),
  play: ({ canvasElement }) => expire(canvasElement)
}
export const DetailsMissing: StoryObj = {
  play: async ({ canvasElement }) => {
    await toDetails(canvasElement, 'by-phone')
    await fill(canvasElement, { first_name: 'Maria', email: 'maria@' })
    await press(canvasElement, '.at-details [type=submit]')
  }
}
export const Review: StoryObj = { play: ({ canvasElement }) => toReview(canvasElement) }
export const Processing: StoryObj = {
  ...answered({ [BOOK]: never }),
  play: ({ canvasElement }) => book(canvasElement)
}
export const SlotTakenAtConfirmation: StoryObj = {
  name: 'Slot gone while booking (409)',
  ...answered({ [BOOK]: gone }),
  play: ({ canvasElement }) => book(canvasElement)
}
export const RefusedByTheServer: StoryObj = {
  ...answered({ [BOOK]: refusal(422, { message: 'x', errors: { email: ['This address cannot receive mail.'] } }) }),
  play: ({ canvasElement }) => book(canvasElement)
}
export const ServerError: StoryObj = {
  ...answered({ [BOOK]: refusal(500) }),
  play: ({ canvasElement }) => book(canvasElement)
}
export const TooOften: StoryObj = {
  ...answered({ [BOOK]: refusal(429) }),
  play: ({ canvasElement }) => book(canvasElement)
}
export const Offline: StoryObj = {
  ...answered({ [BOOK]: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: ({ canvasElement }) => book(canvasElement)
}
export const Done: StoryObj = { play: ({ canvasElement }) => book(canvasElement) }
export const Popup: StoryObj = { args: { mode: 'popup' } }
export const PopupOpen: StoryObj = {
  args: { mode: 'popup' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=button]')
    await toSlots(canvasElement)
  }
}
export const Page: StoryObj = { args: { mode: 'page' } }

const long = {
  ...exampleTopics[0],
  topic: 'Wohnbaufinanzierung mit Landesförderung und Zwischenfinanzierung für Genossenschaftswohnungen',
  comment: 'Vom ersten Gedanken bis zur Schlüsselübergabe: was Sie sich leisten können und welche Förderungen es gibt.'
}
const inGerman = answered({
  [TOPICS]: body([long, ...exampleTopics.slice(1)]),
  'GET /api/v1/advisors/anna': body({
    ...anna,
    full_name: 'Univ.-Prof. Mag. Dr. Maximiliane Freifrau von Hohenstein-Lichtenberg',
    position: 'Wohnbauförderungsberatungsstelle',
    organization: { ...anna.organization, name: 'Filiale Wien-Donaustadt, Kompetenzzentrum Wohnen' }
  })
})
export const German: StoryObj = { ...inGerman, globals: german }
export const GermanSlots: StoryObj = {
  ...inGerman,
  globals: german,
  play: ({ canvasElement }) => toSlots(canvasElement)
}
export const GermanReview: StoryObj = {
  ...inGerman,
  globals: german,
  play: ({ canvasElement }) => toReview(canvasElement)
}
export const GermanInformal: StoryObj = {
  ...inGerman,
  globals: informal,
  play: ({ canvasElement }) => toDetails(canvasElement)
}
export const DarkSlots: StoryObj = { globals: dark, play: ({ canvasElement }) => toSlots(canvasElement) }
export const DarkDetails: StoryObj = { globals: dark, play: ({ canvasElement }) => toDetails(canvasElement) }
export const DarkSlotTaken: StoryObj = { ...SlotTakenAtConfirmation, name: 'Dark, slot gone', globals: dark }
export const DarkDone: StoryObj = { ...Done, globals: dark }
export const Narrow: StoryObj = { ...inGerman, globals: { ...german, ...narrow } }
export const NarrowSlots: StoryObj = { ...GermanSlots, globals: { ...german, ...narrow } }
export const NarrowReview: StoryObj = { ...GermanReview, globals: { ...german, ...narrow } }

const asking = answered({
  [TOPICS]: body(exampleTopics.map((topic, at) => (at ? topic : { ...topic, questions: exampleQuestions })))
})
export const Questions: StoryObj = { ...asking, play: ({ canvasElement }) => toDetails(canvasElement) }
export const QuestionNotAnswered: StoryObj = {
  ...asking,
  play: async ({ canvasElement }) => {
    await toDetails(canvasElement)
    await fill(canvasElement, maria)
    await press(canvasElement, '.at-details [type=submit]')
    await find(canvasElement, '.error-summary')
  }
}
export const NarrowQuestions: StoryObj = { ...Questions, globals: { ...dark, ...narrow } }
