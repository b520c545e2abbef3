import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleCallbackTimes, exampleContactOffer } from '#contract/examples/contact-requests.example'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/booking/contact-requests/contact-form.element.ts'
import { json } from '../widgets/testing/network.ts'

const SEND = 'POST /api/v1/advisors/anna/contact-requests'
const { parameters, ...shared } = elementStories('advisor-contact-form')

const meta: Meta = {
  title: 'Visitors/Contact form',
  ...shared,
  parameters: {
    ...parameters,
    answers: {
      'GET /api/v1/advisors/anna/contact-offer': body(exampleContactOffer),
      'GET /api/v1/advisors/anna/callback-times': body(exampleCallbackTimes),
      'GET /api/v1/proof-of-work': body({}),
      [SEND]: () => json({ uuid: '6f1c2d3e-4b5a-4c6d-8e7f-000000000001' }, 201)
    }
  },
  args: { alias: 'anna' }
}
export default meta

const write = async (canvas: Element) => {
  await fill(canvas, {
    first_name: 'Maria',
    last_name: 'Huber',
    email: 'maria.huber@example.com',
    note: 'Which papers do I need for a savings account for my daughter?'
  })
  await press(canvas, '[type=submit]')
}

export const Message: StoryObj = {
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.contact-to')
  }
}
export const Appointment: StoryObj = { ...Message, args: { kind: 'appointment' } }
export const Callback: StoryObj = { ...Message, args: { kind: 'callback' } }
export const AsksCustomers: StoryObj = {
  args: { alias: 'asked' },
  parameters: {
    answers: {
      'GET /api/v1/advisors/asked/contact-offer': body({
        ...exampleContactOffer,
        customer_question: { label: 'Are you already a customer? (optional)', yes: 'Yes', no: 'No' }
      })
    }
  },
  play: async ({ canvasElement }) => {
    await find(canvasElement, 'select[name=customer]')
  }
}
export const Popup: StoryObj = { args: { mode: 'popup' } }
export const PopupOpen: StoryObj = {
  args: { mode: 'popup', kind: 'callback' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=button]')
    await find(canvasElement, '.contact-to')
  }
}
export const Errors: StoryObj = {
  args: { kind: 'appointment' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[type=submit]')
    await find(canvasElement, '.error-summary')
  }
}
export const Sending: StoryObj = {
  parameters: { answers: { [SEND]: never } },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    await find(canvasElement, '[type=submit][aria-disabled]')
  }
}
export const Failed: StoryObj = {
  parameters: { answers: { [SEND]: refusal(503) } },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    await find(canvasElement, '[role=alert] p')
  }
}
export const Sent: StoryObj = {
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    await find(canvasElement, '.sent')
  }
}
export const German: StoryObj = { ...Callback, globals: german }
export const Informal: StoryObj = { ...Callback, globals: informal }
export const Dark: StoryObj = { ...Errors, globals: dark }
export const Narrow: StoryObj = { ...Callback, globals: narrow }
