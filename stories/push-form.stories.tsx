import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleFoundAdvisors, exampleReach, exampleSubscribers } from '#contract/examples/push-form.example'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import { type } from '../widgets/testing/mount.ts'
import { json } from '../widgets/testing/network.ts'
import '../widgets/wallet/push-notifications/push-form.element.ts'

const SEARCH = 'GET /api/v1/search/advisors-by-name'
const COUNT = 'GET /api/v1/wallet-cards/subscribers'
const REACH = 'POST /api/v1/wallet-cards/reach'
const OWN = 'GET /api/v1/wallet-cards/own-cards'
const SEND = 'POST /api/v1/wallet-cards/notifications'
const { parameters, ...shared } = elementStories('advisor-push-form')

const meta: Meta = {
  title: 'Advisors/Notification form',
  ...shared,
  parameters: {
    ...parameters,
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [SEARCH]: body(exampleFoundAdvisors),
      [COUNT]: body(exampleSubscribers),
      [REACH]: body(exampleReach),
      [OWN]: body({ reach: { apple: 1, google: 0 }, key: 'key' }),
      [SEND]: () => json({}, 201)
    }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const phone = { viewport: { value: 'phone' } }
const long = {
  slug: 'maximiliane',
  full_name: 'Univ.-Prof. Mag. Dr. Maximiliane Gruberova-Freifrau von Hohenstein-Lichtenberg-Oberndorf',
  email_address: 'maximiliane.gruberova-hohenstein-lichtenberg-oberndorf@filiale-sankt-johann.alpenbank.example'
}
const longNames = { [SEARCH]: body([long, ...exampleFoundAdvisors]) }
const TEXT = 'Neu bei uns: Wohnkredite bis Ende Juni ohne Bearbeitungsgebühr. Ich berate Sie gerne persönlich! 🏡'
const LINK = 'https://alpenbank.example/wohnen/kredite-ohne-bearbeitungsgebuehr?aktion=juni-2026'

const search = async (canvas: Element, query: string) => {
  await press(canvas, '#push-form-advisors')
  type(await find(canvas, '#push-form-advisors'), query)
}
const choose = async (canvas: Element, name: string) => {
  await search(canvas, 'gru')
  await press(canvas, '[role=option]', name)
  const input = await find(canvas, '#push-form-advisors')
  input.blur()
}
const write = async (canvas: Element, values: Record<string, string> = { text: TEXT, link: LINK }) => {
  await choose(canvas, 'Gruber')
  await choose(canvas, 'Novák')
  await fill(canvas, values)
}
const ask = async (canvas: Element) => {
  await write(canvas)
  await press(canvas, '[type=submit][aria-disabled=false]')
  await find(canvas, 'dialog[open]')
}
const send = async (canvas: Element) => {
  await ask(canvas)
  await press(canvas, 'dialog .primary')
}
const played = (play: (canvas: Element) => Promise<void>): StoryObj => ({
  play: ({ canvasElement }) => play(canvasElement)
})

export const Empty: StoryObj = {}
export const Found = played((canvas) => search(canvas, 'gru'))
export const TooLittleTyped = played((canvas) => search(canvas, 'gr'))
export const Searching: StoryObj = { ...answered({ [SEARCH]: never }), ...Found }
export const NobodyFound: StoryObj = { ...answered({ [SEARCH]: body([]) }), ...Found }
export const SearchFailed: StoryObj = { ...answered({ [SEARCH]: refusal(500) }), ...Found }
export const Filled = played(write)
export const ReachBeingCounted: StoryObj = { ...answered({ [REACH]: never }), ...Filled }
export const ReachUncounted: StoryObj = { ...answered({ [REACH]: refusal(500) }), ...Filled }
export const Missing: StoryObj = {
  ...played((canvas) => press(canvas, '[type=submit]')),
  name: 'Sent with nothing in it'
}
export const Wrong: StoryObj = {
  ...played(async (canvas) => {
    await write(canvas, { text: `${TEXT} Rufen Sie mich an.`, link: 'alpenbank' })
    await press(canvas, '[type=submit]')
  }),
  name: 'Text too long, link wrong'
}
const plan = async (canvas: Element) => {
  await write(canvas)
  await press(canvas, '.form-actions button:not([type=submit])')
}
const planned = async (canvas: Element) => {
  await plan(canvas)
  await fill(canvas, { send_at: '2027-01-11T09:30' })
}
export const ByBranch: StoryObj = {
  ...answered({
    'GET /api/v1/wallet-cards/branches': body([
      { uuid: '6f1c9f0e-0000-4000-8000-00000000000a', name: 'Filiale Innere Stadt', city: 'Wien', advisors: 3 }
    ])
  }),
  ...played(async (canvas) => {
    await press(canvas, '.push-step .button', 'Add a branch')
    await press(canvas, '#push-form-branch')
  })
}
export const Later = played(plan)
export const LaterGerman: StoryObj = { ...played(planned), globals: german }
const askLater = async (canvas: Element) => {
  await planned(canvas)
  await press(canvas, '[type=submit][aria-disabled=false]')
  await find(canvas, 'dialog[open]')
}
export const AskingLater = played(askLater)
export const LaterRefused: StoryObj = {
  ...answered({
    [SEND]: refusal(422, { message: 'x', errors: { send_at: ['Another notification goes close to this time.'] } })
  }),
  ...played(async (canvas) => {
    await planned(canvas)
    await press(canvas, '[type=submit][aria-disabled=false]')
    await press(canvas, 'dialog .primary')
  })
}
const test = async (canvas: Element) => {
  await write(canvas)
  await press(canvas, '[aria-haspopup=dialog]')
  await find(canvas, 'dialog .push-reach')
}
export const Testing = played(test)
export const TestingWithoutCard: StoryObj = {
  ...answered({ [OWN]: body({ reach: { apple: 0, google: 0 }, key: 'key' }) }),
  ...played(test),
  globals: german
}
export const TestingFailed: StoryObj = {
  ...answered({ [OWN]: refusal(500) }),
  ...played(async (canvas) => {
    await press(canvas, '[aria-haspopup=dialog]')
    await find(canvas, 'dialog .notice')
  })
}
export const Counting: StoryObj = {
  ...answered({ [COUNT]: never }),
  ...played(async (canvas) => {
    await write(canvas)
    await press(canvas, '[type=submit][aria-disabled=false]')
  })
}
export const Asking = played(ask)
export const NobodyAgreed: StoryObj = {
  ...answered({ [COUNT]: body([]) }),
  ...played(async (canvas) => {
    await write(canvas)
    await press(canvas, '[type=submit][aria-disabled=false]')
    await find(canvas, '.notification')
  })
}
export const NobodyAgreedYet: StoryObj = { ...answered({ [COUNT]: body([]) }), ...played(askLater) }
export const Sending: StoryObj = { ...answered({ [SEND]: never }), ...played(send) }
export const Sent = played(send)
export const Refused: StoryObj = {
  ...answered({
    [SEND]: refusal(422, {
      message: 'x',
      errors: {
        advisors: ['Otto Gruber no longer works here.'],
        text: ['This text was sent a minute ago.'],
        link: ['Links may lead to alpenbank.example only.']
      }
    })
  }),
  ...played(send)
}
export const TooOften: StoryObj = {
  ...answered({ [SEND]: refusal(429, { message: 'Too many attempts. Please try again later.' }) }),
  ...played(send)
}
export const SendingFailed: StoryObj = { ...answered({ [SEND]: refusal(500) }), ...played(send) }
export const German: StoryObj = { ...answered(longNames), ...Filled, globals: german }
export const GermanFound: StoryObj = { ...answered(longNames), ...Found, globals: german }
export const GermanInformal: StoryObj = { ...Asking, globals: informal }
export const Dark: StoryObj = { ...Filled, globals: dark }
export const DarkAsking: StoryObj = { ...Asking, globals: dark }
export const Narrow: StoryObj = { ...answered(longNames), ...Filled, globals: { ...narrow, ...german } }
export const Phone: StoryObj = { ...answered(longNames), ...Filled, globals: { ...phone, ...german } }
