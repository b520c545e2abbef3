import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleExperience } from '#contract/examples/experience.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Experience } from '../widgets/card/experience/experience.tsx'

const OWN = '/api/v1/advisors/anna-gruber/experience'
const wrongYear = { message: 'x', errors: { since: ['This year is not possible.'] } }

const meta: Meta = {
  title: 'App/Card experience',
  ...appPage('/my-card', () => <Experience alias="anna-gruber" />, {
    [`GET ${OWN}`]: body(exampleExperience),
    [`PUT ${OWN}`]: body(exampleExperience)
  })
}
export default meta

const writing = async (canvas: Element) => {
  await find(canvas, '[name=since]')
  await fill(canvas, { since: '1900' })
  await press(canvas, '.card [type=submit]')
}
const got = { [`GET ${OWN}`]: body(exampleExperience) }

export const Written: StoryObj = {}
export const None = answered({ [`GET ${OWN}`]: body({ since: null, certificates: [] }) })
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed = answered({ [`GET ${OWN}`]: refusal(500) })
export const Refused = played(writing, { ...got, [`PUT ${OWN}`]: refusal(422, wrongYear) })
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
