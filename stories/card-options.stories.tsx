import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { CardOptions } from '../widgets/card/card-options/card-options.tsx'

const OWN = '/api/v1/advisors/anna-gruber/contact-options'
const off = { message: 'x', errors: { contact_options: ['Call me back is turned off for the whole institution.'] } }
const fixed = { ...exampleCardOptions, may_change: false }

const meta: Meta = {
  title: 'App/Card options',
  ...appPage('/my-card', () => <CardOptions alias="anna-gruber" isOwn />, {
    [`GET ${OWN}`]: body(exampleCardOptions),
    [`PUT ${OWN}`]: body(exampleCardOptions)
  })
}
export default meta

const choosing = async (canvas: Element) => {
  await press(canvas, '[name=option-call_back_request]')
  await press(canvas, '.card [type=submit]')
}
const got = { [`GET ${OWN}`]: body(exampleCardOptions) }

export const Changeable: StoryObj = {}
export const Fixed = answered({ [`GET ${OWN}`]: body(fixed) })
export const FixedGerman = { ...answered({ [`GET ${OWN}`]: body(fixed) }), globals: { ...narrow, ...german } }
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed = answered({ [`GET ${OWN}`]: refusal(500) })
export const Saving = played(choosing, { ...got, [`PUT ${OWN}`]: never })
export const Refused = played(choosing, { ...got, [`PUT ${OWN}`]: refusal(422, off) })
export const German: StoryObj = { globals: german }
export const Informal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
