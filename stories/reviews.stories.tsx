import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleReviews, exampleReviewsPage } from '#contract/examples/reviews.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/booking/reviews/reviews.tsx'

const LIST = 'GET /api/v1/reviews'
const REJECT = `PUT /api/v1/reviews/${exampleReviews[0]?.uuid}/decision`
const refused = { message: 'x', errors: { reason: ['Please name a reason.'] } }
const own = exampleReviews.filter(({ is_own }) => is_own)

const meta: Meta = { title: 'App/Reviews', ...appPage('/reviews', Page, { [LIST]: body(exampleReviewsPage) }) }
export default meta

const rejecting = async (canvas: Element) => {
  await press(canvas, '[data-state=waiting] .button:not(.primary)')
  await find(canvas, 'dialog[open] [name=reason]')
  await fill(canvas, { reason: 'Enthält persönliche Daten.' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const replying = async (canvas: Element) => {
  await press(canvas, '[data-state=published] .button:last-child')
  await find(canvas, 'dialog[open] [name=text]')
}

export const Listed: StoryObj = {}
export const Own = answered({
  [LIST]: body({ ...exampleReviewsPage, reviews: own, total: own.length, decides: false, rating: null })
})
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ ...exampleReviewsPage, reviews: [], total: 0, rating: null }) })
export const Refused = played(rejecting, { [LIST]: body(exampleReviewsPage), [REJECT]: refusal(422, refused) })
export const Replying = played(replying)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
