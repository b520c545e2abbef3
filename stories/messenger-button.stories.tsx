import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleContactOffer } from '#contract/examples/contact-requests.example'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/booking/contact-requests/messenger-button.element.ts'

const OFFER = 'GET /api/v1/advisors/anna/contact-offer'
const { parameters, ...shared } = elementStories('advisor-messenger-button')

const meta: Meta = {
  title: 'Visitors/Messenger button',
  ...shared,
  parameters: {
    ...parameters,
    answers: {
      [OFFER]: body(exampleContactOffer),
      'GET /api/v1/me': body({}),
      'GET /api/v1/proof-of-work': body({})
    }
  },
  args: { alias: 'anna' }
}
export default meta

export const Closed: StoryObj = {
  play: async ({ canvasElement }) => {
    await find(canvasElement, '[part=button]')
  }
}
export const Open: StoryObj = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=button]')
    await find(canvasElement, '[type=submit]')
  }
}
export const SwitchedOff: StoryObj = {
  parameters: { answers: { [OFFER]: body({ ...exampleContactOffer, kinds: [] }) } }
}
export const German: StoryObj = { ...Open, globals: german }
export const Informal: StoryObj = { ...Open, globals: informal }
export const Dark: StoryObj = { ...Open, globals: dark }
export const Narrow: StoryObj = { ...Open, globals: narrow }
