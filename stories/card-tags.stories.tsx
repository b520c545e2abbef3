import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleCardTags } from '#contract/examples/card-tags.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { CardTags } from '../widgets/card/card-tags/card-tags.tsx'

const OWN = '/api/v1/advisors/anna-gruber/tags'
const tooMany = { message: 'x', errors: { tags: ['You can add up to 8 keywords.'] } }

const meta: Meta = {
  title: 'App/Card keywords',
  ...appPage('/my-card', () => <CardTags alias="anna-gruber" />, {
    [`GET ${OWN}`]: body(exampleCardTags),
    [`PUT ${OWN}`]: body(exampleCardTags)
  })
}
export default meta

const writing = async (canvas: Element) => {
  await find(canvas, '[name=tags]')
  await fill(canvas, { tags: 'Wohnbau' })
  await press(canvas, '.card [type=submit]')
}
const got = { [`GET ${OWN}`]: body(exampleCardTags) }

export const Written: StoryObj = {}
export const None = answered({ [`GET ${OWN}`]: body({ tags: [] }) })
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed = answered({ [`GET ${OWN}`]: refusal(500) })
export const Saving = played(writing, { ...got, [`PUT ${OWN}`]: never })
export const Refused = played(writing, { ...got, [`PUT ${OWN}`]: refusal(422, tooMany) })
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
