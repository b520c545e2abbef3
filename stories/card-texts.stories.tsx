import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleCardTexts } from '#contract/examples/card-texts.example'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { CardTexts } from '../widgets/card/card-texts/card-texts.tsx'

const OWN = '/api/v1/advisors/anna-gruber/text-descriptions'
const name = `text-${exampleCardTexts[0]?.uuid}`
const tooLong = {
  message: 'x',
  errors: { [exampleCardTexts[0]?.uuid ?? '']: ['This text is too long. Please shorten it.'] }
}

const meta: Meta = {
  title: 'App/Card texts',
  ...appPage('/my-card', () => <CardTexts alias="anna-gruber" />, {
    [`GET ${OWN}`]: body(exampleCardTexts),
    [`PUT ${OWN}`]: body(exampleCardTexts)
  })
}
export default meta

const writing = async (canvas: Element) => {
  await find(canvas, `[name=${name}]`)
  await fill(canvas, { [name]: 'Zuerst zuhören.' })
  await press(canvas, '.card [type=submit]')
}
const got = { [`GET ${OWN}`]: body(exampleCardTexts) }

export const Written: StoryObj = {}
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed = answered({ [`GET ${OWN}`]: refusal(500) })
export const Saving = played(writing, { ...got, [`PUT ${OWN}`]: never })
export const Refused = played(writing, { ...got, [`PUT ${OWN}`]: refusal(422, tooLong) })
export const ChangedMeanwhile = played(writing, {
  ...got,
  [`PUT ${OWN}`]: refusal(409, { message: 'x', code: CHANGED_MEANWHILE })
})
export const German: StoryObj = { globals: german }
export const Informal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
