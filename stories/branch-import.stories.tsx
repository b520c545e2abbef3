import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  exampleBranchesChecked,
  exampleBranchesImported,
  exampleBranchesImporting,
  exampleRefusedBranches
} from '#contract/examples/branch-import.example'
import { answered, appPage } from '../.storybook/app-page.tsx'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/people/branch-import/branch-import.tsx'

const LIST = 'GET /api/v1/branch-imports'
const listing = (...imports: object[]) => ({ [LIST]: body({ imports }) })

const meta: Meta = {
  title: 'App/Branch import',
  ...appPage('/account-admin/organizations/import', Page, {
    ...listing(exampleBranchesChecked),
    [`${LIST}/${exampleBranchesChecked.uuid}/rows`]: body(exampleRefusedBranches)
  })
}
export default meta

export const Checked: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const None = answered(listing())
export const Running = answered(listing(exampleBranchesImporting))
export const Done = answered(listing(exampleBranchesImported))
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { ...answered(listing()), globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
