import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleBranchTexts } from '#contract/examples/branch-texts.example'
import { exampleOrganization } from '#contract/examples/organizations.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { BranchTexts } from '../widgets/organization/branch-texts/branch-texts.tsx'

const OWN = `/api/v1/organizations/${exampleOrganization.uuid}/texts`
const got = { [`GET ${OWN}`]: body(exampleBranchTexts) }
const lacking = { message: 'x', errors: { 'put.2.title': ['Please enter a heading.'] } }

const meta: Meta = {
  title: 'App/Branch texts',
  ...appPage('/account-admin/organizations/edit', () => <BranchTexts uuid={exampleOrganization.uuid} />, got)
}
export default meta

const adding = async (canvas: Element) => {
  await find(canvas, 'textarea')
  await press(canvas, '.card button', 'Add text')
  await press(canvas, '.card [type=submit]')
}

export const Written: StoryObj = {}
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed = answered({ [`GET ${OWN}`]: refusal(500) })
export const None = answered({ [`GET ${OWN}`]: body([]) })
export const Saving = played(adding, { ...got, [`PUT ${OWN}`]: never })
export const Refused = played(adding, { ...got, [`PUT ${OWN}`]: refusal(422, lacking) })
export const Outdated = played(
  async (canvas) => {
    await find(canvas, 'textarea')
    await press(canvas, '.card [type=submit]')
    await find(canvas, '[role=alert] .notice')
  },
  { ...got, [`PUT ${OWN}`]: refusal(409) }
)
export const RemovalAsked = played(async (canvas) => {
  await press(canvas, '.org-text .quiet')
  await find(canvas, 'dialog[open]')
}, got)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
