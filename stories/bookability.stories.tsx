import type { Meta, StoryObj } from '@storybook/react-vite'
import { Router } from 'wouter'
import { exampleBookability } from '#contract/examples/bookability.example'
import { exampleCalendarBranches } from '#contract/examples/branch-calendar.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { BASE } from '../widgets/app/routes.ts'
import { Page } from '../widgets/booking/bookability/bookability.page.tsx'

const branches = 'GET /api/v1/branch-calendars'
const bookability = 'GET /api/v1/branches/wien-innere-stadt/bookability'

const meta: Meta = {
  title: 'App/Bookability',
  render: () => (
    <AppStage path="/bookability">
      <Router base={BASE}>
        <Page />
      </Router>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [branches]: body(exampleCalendarBranches), [bookability]: body(exampleBookability) },
    docs: {
      description: { component: 'Whether customers can book at a branch, and what prevents it, for its manager.' }
    }
  }
}
export default meta

const answered = (answer: unknown): StoryObj => ({ parameters: { answers: { [bookability]: answer } } })
const nobody = exampleBookability.advisors.map((one) => ({
  ...one,
  next_free: null,
  obstacle: one.obstacle ?? ('booked' as const)
}))

export const SomeCanBeBooked: StoryObj = {}
export const Nobody = answered(body({ ...exampleBookability, advisors: nobody }))
export const NoAdvisors = answered(body({ ...exampleBookability, advisors: [] }))
export const Closed = answered(body({ ...exampleBookability, closed_at: '2026-11-20T09:00:00Z', advisors: [] }))
export const Loading = answered(never)
export const Failed: StoryObj = { ...answered(refusal(503)), name: 'Error' }
export const NoBranches: StoryObj = { parameters: { answers: { [branches]: body([]) } } }
export const German: StoryObj = { ...Nobody, globals: german }
export const Dark: StoryObj = { ...Nobody, globals: dark }
export const Narrow: StoryObj = { ...Nobody, globals: { ...german, ...narrow } }
