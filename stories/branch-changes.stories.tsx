import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BulkChange } from '#contract/bulk-changes'
import { exampleBranchesChanged, exampleBranchesChanging } from '#contract/examples/branch-changes.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { examplePeople } from '#contract/examples/people.example'
import { appPage } from '../.storybook/app-page.tsx'
import { find, press } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, german, narrow, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/organization/organizations/organizations.tsx'

const START = 'POST /api/v1/branch-changes'

const OfAnAdministrator = () => (
  <Signed as="accountadmin">
    <Page />
  </Signed>
)

const meta: Meta = {
  title: 'App/Branches, changed at once',
  ...appPage('/account-admin/organizations', OfAnAdministrator, {
    'GET /api/v1/organizations': body(exampleOrganizations),
    'GET /api/v1/people': body(examplePeople)
  })
}
export default meta

async function asked(canvas: Element, kind = 'publish') {
  await press(canvas, '.table-check input')
  await press(canvas, '.chosen-rows button')
  await press(canvas, `dialog[open] [value=${kind}]`)
}

const started = (change: BulkChange, found: string): StoryObj => ({
  parameters: {
    answers: { [START]: body(change), [`GET /api/v1/branch-changes/${change.uuid}`]: body(change) }
  },
  play: async ({ canvasElement }) => {
    await asked(canvasElement)
    await press(canvasElement, 'dialog[open] .button.primary')
    await find(canvasElement, found)
  }
})

export const Asked: StoryObj = { play: ({ canvasElement }) => asked(canvasElement) }
export const AskedForAZone: StoryObj = { play: ({ canvasElement }) => asked(canvasElement, 'time-zone') }
export const AskedForAManager: StoryObj = {
  play: async ({ canvasElement }) => {
    await asked(canvasElement, 'assign-manager')
    await find(canvasElement, 'dialog [name=person_uuid]')
  }
}
export const AskedForHours: StoryObj = {
  play: async ({ canvasElement }) => {
    await asked(canvasElement, 'opening-hours')
    await find(canvasElement, 'dialog [name=organization_uuid]')
  }
}
export const AskedToClose: StoryObj = {
  play: ({ canvasElement }) => asked(canvasElement, 'close'),
  globals: { ...narrow, ...german }
}
export const Refused: StoryObj = {
  parameters: {
    answers: { [START]: refusal(422, { message: 'No', errors: { time_zone: ['This field cannot be empty.'] } }) }
  },
  play: async ({ canvasElement }) => {
    await asked(canvasElement, 'time-zone')
    await press(canvasElement, 'dialog[open] .button.primary')
    await find(canvasElement, 'dialog .errors p')
  }
}
export const Changing = started(exampleBranchesChanging, '.bulk-changing')
export const Changed = started(exampleBranchesChanged, '.bulk-left-out')
export const GermanNarrow: StoryObj = { ...Changed, globals: { ...narrow, ...german } }
export const Dark: StoryObj = { ...Changed, globals: dark }
