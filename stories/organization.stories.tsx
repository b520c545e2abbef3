import type { Meta, StoryObj } from '@storybook/react-vite'
import { useHydrateAtoms } from 'jotai/utils'
import type { ReactNode } from 'react'
import { exampleAppInit } from '#contract/examples/app-init.example'
import { exampleAnalysts, exampleAssignments } from '#contract/examples/external-analysts.example'
import {
  exampleOrganization,
  exampleOrganizationAdvisors,
  exampleOrganizations
} from '#contract/examples/organizations.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { initAtom } from '../widgets/core/data/session.ts'
import { Organization } from '../widgets/organization/organizations/organization.tsx'
import { ExternalAnalysts } from '../widgets/reports/external-analysts/external-analysts.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const { uuid } = exampleOrganization
const OWN = `/api/v1/organizations/${uuid}`
const ANALYSTS = 'GET /api/v1/external-analysts'
const ASSIGNMENTS = 'GET /api/v1/external-analyst-assignments'
const [, long] = exampleOrganizations

/** All modules are on. */
function Signed({ children }: { children: ReactNode }) {
  useHydrateAtoms([[initAtom, exampleAppInit]])
  return children
}

const meta: Meta = {
  title: 'App/Branch',
  render: () => (
    <AppStage path={`/account-admin/organizations/edit?id=${uuid}`}>
      <FormProvider>
        <Signed>
          <Organization uuid={uuid}>
            <ExternalAnalysts uuid={uuid} />
          </Organization>
        </Signed>
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [`GET ${OWN}`]: body(exampleOrganization),
      [`GET ${OWN}/advisors`]: body(exampleOrganizationAdvisors),
      [ANALYSTS]: body(exampleAnalysts),
      [ASSIGNMENTS]: body(exampleAssignments),
      [`PUT ${OWN}`]: done,
      [`PUT ${OWN}/opening-hours`]: done
    }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const played = (play: (canvas: Element) => Promise<void>): StoryObj => ({
  play: ({ canvasElement }) => play(canvasElement)
})
const rename = async (canvas: Element) => {
  await find(canvas, '[name=alias]')
  await fill(canvas, { name: 'Filiale Wien', alias: 'graz-herrengasse' })
  await press(canvas, '.org-form [type=submit]')
}
const empty = async (canvas: Element) => {
  await find(canvas, '[name=alias]')
  await fill(canvas, { name: '', alias: 'Wien Mitte' })
  await press(canvas, '.org-form [type=submit]')
}
const overlap = async (canvas: Element) => {
  await press(canvas, '.org-day:nth-child(2) .org-add')
  await press(canvas, '.org-form:has(.org-week) [type=submit]')
}
const search = (canvas: Element) => press(canvas, '[role=combobox]')

export const Ready: StoryObj = {}
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed: StoryObj = { ...answered({ [`GET ${OWN}`]: refusal(404) }), name: 'Error' }
export const Saved = played(rename)
export const Saving: StoryObj = { ...answered({ [`PUT ${OWN}`]: never }), ...played(rename) }
export const Wrong = played(empty)
export const RefusedByTheServer: StoryObj = {
  ...answered({
    [`PUT ${OWN}`]: refusal(422, {
      message: 'x',
      errors: { alias: ['Another branch uses or used this URL. Please choose a different one.'] }
    })
  }),
  ...played(rename)
}
export const HoursWrong = played(overlap)
export const AlwaysClosed = answered({ [`GET ${OWN}`]: body({ ...exampleOrganization, opening_hours: [] }) })
export const ChoosingRecipients = played(search)
export const NoRecipients: StoryObj = {
  ...answered({ [ANALYSTS]: body([]), [ASSIGNMENTS]: body([]) }),
  ...played(search)
}
export const RecipientsFailed = answered({ [ANALYSTS]: refusal(500) })
export const RecipientUnsubscribed = answered({
  [ASSIGNMENTS]: body(exampleAssignments.map((one) => ({ ...one, stopped_on: '2026-11-16' })))
})
export const NoPublicPage = answered({
  [`GET ${OWN}`]: body({ ...exampleOrganization, metadata: [{ name: 'publicProfileEnabled', value: false }] })
})
export const PeopleFailed = answered({ [`GET ${OWN}/advisors`]: refusal(500) })
export const PeopleHidden = answered({ [`GET ${OWN}/advisors`]: refusal(403) })
export const NobodyHere = answered({ [`GET ${OWN}/advisors`]: body([]) })
export const LongName = answered({ [`GET ${OWN}`]: body({ ...exampleOrganization, ...long, uuid }) })
export const German: StoryObj = { globals: german, ...played(overlap) }
export const GermanInformal: StoryObj = { globals: informal, ...played(empty) }
export const Dark: StoryObj = { globals: dark, ...played(overlap) }
export const Narrow: StoryObj = { globals: { ...narrow, ...german }, ...played(overlap) }
