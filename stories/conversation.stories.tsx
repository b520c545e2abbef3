import type { Meta, StoryObj } from '@storybook/react-vite'
import type { VisitorThread } from '#contract/conversations'
import { exampleContactOffer } from '#contract/examples/contact-requests.example'
import {
  exampleChatTimes,
  exampleFiles,
  exampleOfferBooked,
  exampleOffered,
  exampleVisitorThread
} from '#contract/examples/conversations.example'
import { floorPlan } from '../.storybook/floor-plan.ts'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import { json } from '../widgets/testing/network.ts'
import '../widgets/booking/contact-requests/messenger-button.element.ts'

const READ = 'GET /api/v1/conversation'
const BEGIN = 'POST /api/v1/advisors/anna/conversations'
const { parameters, ...shared } = elementStories('advisor-messenger-button')

const meta: Meta = {
  title: 'Visitors/Chat',
  ...shared,
  parameters: {
    ...parameters,
    answers: {
      'GET /api/v1/advisors/anna/contact-offer': body(exampleContactOffer),
      'GET /api/v1/advisors/anna/chat-times': body(exampleChatTimes),
      'GET /api/v1/me': body({}),
      'GET /api/v1/proof-of-work': body({}),
      [BEGIN]: () => json({ token: 'k'.repeat(43) }, 201),
      [READ]: body(exampleVisitorThread),
      [`${READ}/news`]: never,
      'PUT /api/v1/conversation/seen': done
    }
  },
  args: { alias: 'anna' }
}
export default meta

const begin: StoryObj['play'] = async ({ canvasElement }) => {
  await press(canvasElement, '[part=button]')
  await fill(canvasElement, { name: 'Vera Huber', text: 'Hello' })
  await press(canvasElement, '[type=submit]')
  await find(canvasElement, '.chat, .notice')
}
const begun: StoryObj = { play: begin }

export const Beginning: StoryObj = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=button]')
    await find(canvasElement, '[name=text]')
  }
}
export const AnswersLater: StoryObj = {
  ...Beginning,
  parameters: {
    answers: {
      'GET /api/v1/advisors/anna/chat-times': body({ ...exampleChatTimes, away_until: '2099-01-15T23:00:00Z' })
    }
  }
}
export const Refused: StoryObj = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=button]')
    await press(canvasElement, '[type=submit]')
    await find(canvasElement, '.error-summary')
  }
}
export const TooOften: StoryObj = { ...begun, parameters: { answers: { [BEGIN]: refusal(429) } } }
export const Begun: StoryObj = begun
export const Ended: StoryObj = {
  ...begun,
  parameters: {
    answers: {
      [READ]: body({
        ...exampleVisitorThread,
        conversation: { ...exampleVisitorThread.conversation, ended_at: '2027-01-15T10:00:00Z' }
      })
    }
  }
}
const threadWith = (more: VisitorThread['messages'], rest: object = {}) =>
  body({
    conversation: { ...exampleVisitorThread.conversation, ...rest },
    messages: [...exampleVisitorThread.messages, ...more]
  })
const offered = { [READ]: threadWith([exampleOffered]) }
const pressed: StoryObj['play'] = async (story) => {
  await begin(story)
  await press(story.canvasElement, '.chat-times button')
}
export const Offered: StoryObj = { ...begun, parameters: { answers: offered } }
export const OfferTaken: StoryObj = {
  parameters: {
    answers: {
      ...offered,
      'POST /api/v1/conversation/offers/4/appointment': () =>
        json({ message: 'This time is no longer free.', slots: ['2099-01-22T09:00:00Z', '2099-01-22T09:30:00Z'] }, 409)
    }
  },
  play: async (story) => {
    await pressed(story)
    await find(story.canvasElement, '.chat-offer [role=alert]')
  }
}
export const OfferNeedsMore: StoryObj = {
  parameters: { answers: { [READ]: threadWith([exampleOffered], { name: 'Vera', has_email: false }) } },
  play: async (story) => {
    await pressed(story)
    await press(story.canvasElement, '.chat-offer [type=submit]')
    await find(story.canvasElement, '[aria-invalid=true]')
  }
}
export const Booked: StoryObj = {
  ...begun,
  parameters: { answers: { [READ]: threadWith([exampleOffered, exampleOfferBooked]) } }
}
const withFiles = { [READ]: threadWith(exampleFiles), [`${READ}/files/4`]: floorPlan }
const attach: StoryObj['play'] = async (story) => {
  await begin(story)
  const input = (await find(story.canvasElement, 'input[type=file]')) as HTMLInputElement
  const given = new DataTransfer()
  given.items.add(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await find(story.canvasElement, '.notice.danger')
}
export const Files: StoryObj = { ...begun, parameters: { answers: withFiles } }
export const FileRefused: StoryObj = { play: attach }
export const FilesGermanNarrow: StoryObj = { ...Files, globals: { ...german, ...narrow } }
export const Blocked: StoryObj = { ...begun, parameters: { answers: { [READ]: threadWith([], { is_blocked: true }) } } }
export const OfferedGerman: StoryObj = { ...Offered, globals: german }
export const OfferedDark: StoryObj = { ...Offered, globals: dark }
export const OfferedNarrow: StoryObj = { ...Offered, globals: narrow }
export const German: StoryObj = { ...begun, globals: german }
export const Informal: StoryObj = { ...begun, globals: informal }
export const Dark: StoryObj = { ...begun, globals: dark }
export const Narrow: StoryObj = { ...begun, globals: narrow }
