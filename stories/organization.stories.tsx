import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleBranchClosing } from '#contract/examples/branch-closing.example'
import { exampleBranchManagers } from '#contract/examples/branch-managers.example'
import { exampleAnalysts, exampleAssignments } from '#contract/examples/external-analysts.example'
import { exampleMap } from '#contract/examples/map.example'
import {
  exampleOrganization,
  exampleOrganizationAdvisors,
  exampleOrganizations
} from '#contract/examples/organizations.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { BranchClosing } from '../widgets/organization/branch-closing/branch-closing.tsx'
import { Organization } from '../widgets/organization/organizations/organization.tsx'
import type { BranchTab } from '../widgets/organization/organizations/query-state.ts'
import { BranchManagers } from '../widgets/people/branch-managers/branch-managers.tsx'
import { ExternalAnalysts } from '../widgets/reports/external-analysts/external-analysts.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const { uuid } = exampleOrganization
const OWN = `/api/v1/organizations/${uuid}`
const ANALYSTS = 'GET /api/v1/external-analysts'
const ASSIGNMENTS = 'GET /api/v1/external-analyst-assignments'
const CLOSING = `GET ${OWN}/closing`
const [, long] = exampleOrganizations

interface Args {
  tab: BranchTab
}

const meta: Meta<Args> = {
  title: 'App/Branch',
  args: { tab: 'data' },
  render: ({ tab }) => (
    <AppStage path={`/account-admin/organizations/edit?id=${uuid}&tab=${tab}`}>
      <FormProvider>
        <Signed as="accountadmin">
          <Organization uuid={uuid} tab={tab}>
            {() =>
              tab === 'people' ? (
                <>
                  <BranchManagers uuid={uuid} />
                  <ExternalAnalysts uuid={uuid} />
                </>
              ) : (
                tab === 'data' && <BranchClosing uuid={uuid} />
              )
            }
          </Organization>
        </Signed>
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [`GET ${OWN}`]: body(exampleOrganization),
      'GET /api/v1/map': body(exampleMap),
      [CLOSING]: body(exampleBranchClosing),
      [`GET ${OWN}/advisors`]: body(exampleOrganizationAdvisors),
      [`GET ${OWN}/managers`]: body(exampleBranchManagers),
      [ANALYSTS]: body(exampleAnalysts),
      [ASSIGNMENTS]: body(exampleAssignments),
      [`PUT ${OWN}`]: done,
      [`PUT ${OWN}/opening-hours`]: done
    }
  }
}
export default meta

type Story = StoryObj<Args>

const answered = (changes: Record<string, unknown>): Story => ({ parameters: { answers: changes } })
const played = (play: (canvas: Element) => Promise<void>): Story => ({
  play: ({ canvasElement }) => play(canvasElement)
})
const rename = async (canvas: Element) => {
  await find(canvas, '[name=alias]')
  await fill(canvas, { name: 'Filiale Wien', alias: 'graz-herrengasse' })
  await press(canvas, '.org-forms [type=submit]')
}
const empty = async (canvas: Element) => {
  await find(canvas, '[name=alias]')
  await fill(canvas, { name: '', alias: 'Wien Mitte' })
  await press(canvas, '.org-forms [type=submit]')
}
const overlap = async (canvas: Element) => {
  await press(canvas, '.org-day:nth-child(2) .org-add')
  await press(canvas, '.org-form:has(.org-week) [type=submit]')
}
const search = (canvas: Element) => press(canvas, '.multi [role=combobox]')
const close = async (canvas: Element) => {
  await press(canvas, '[aria-label="Close branch"] > .button, [aria-label="Filiale schließen"] > .button')
  await find(canvas, 'dialog[open] .button')
}
const closed = body({ ...exampleOrganization, closed_at: '2026-11-20T09:00:00Z' })
const stopped = body({ ...exampleBranchClosing, advisors: 3, appointments: 2, events: 1 })
const MANAGERS = `GET ${OWN}/managers`
const give = async (canvas: Element) => {
  await press(canvas, '[name=manager]')
  await press(canvas, '[role=option]', 'Anna Gruber')
  await find(canvas, 'dialog[open]')
}

export const Ready: Story = {}
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed: Story = { ...answered({ [`GET ${OWN}`]: refusal(404) }), name: 'Error' }
export const Saved = played(rename)
export const Saving: Story = { ...answered({ [`PUT ${OWN}`]: never }), ...played(rename) }
export const Wrong = played(empty)
export const RefusedByTheServer: Story = {
  ...answered({
    [`PUT ${OWN}`]: refusal(422, {
      message: 'x',
      errors: { alias: ['Another branch uses or used this URL. Please choose a different one.'] }
    })
  }),
  ...played(rename)
}
const hours: Story = { args: { tab: 'hours' } }
const page: Story = { args: { tab: 'page' } }
const people: Story = { args: { tab: 'people' } }

export const NoMap = answered({ 'GET /api/v1/map': body({ attribution: null, latitude: null, longitude: null }) })
export const MapFailed = answered({ 'GET /api/v1/map': refusal(500) })
export const NoPlace = answered({ [`GET ${OWN}`]: body({ ...exampleOrganization, latitude: null, longitude: null }) })
export const Closing = played(close)
export const ClosingStopped: Story = { ...answered({ [CLOSING]: stopped }), ...played(close) }
export const ClosingLoading: Story = { ...answered({ [CLOSING]: never }), ...played(close) }
export const ClosingFailed: Story = { ...answered({ [CLOSING]: refusal(500) }), ...played(close) }
export const ClosingGermanNarrow: Story = { globals: { ...narrow, ...german }, ...played(close) }
export const Closed = answered({ [`GET ${OWN}`]: closed })
export const ClosedDarkGerman: Story = { ...Closed, globals: { ...dark, ...german } }
export const Hours = hours
export const HoursWrong = { ...hours, ...played(overlap) }
export const AlwaysClosed = {
  ...hours,
  ...answered({ [`GET ${OWN}`]: body({ ...exampleOrganization, opening_hours: [] }) })
}
export const PublicPage = page
export const People = people
export const ChoosingRecipients = { ...people, ...played(search) }
export const NoRecipients: Story = {
  ...people,
  ...answered({ [ANALYSTS]: body([]), [ASSIGNMENTS]: body([]) }),
  ...played(search)
}
export const RecipientsFailed = { ...people, ...answered({ [ANALYSTS]: refusal(500) }) }
export const RecipientUnsubscribed = {
  ...people,
  ...answered({
    [ASSIGNMENTS]: body(exampleAssignments.map((one) => ({ ...one, stopped_on: '2026-11-16' })))
  })
}
export const NoPublicPage = {
  ...page,
  ...answered({
    [`GET ${OWN}`]: body({ ...exampleOrganization, metadata: [{ name: 'publicProfileEnabled', value: false }] })
  })
}
export const PeopleFailed = { ...people, ...answered({ [`GET ${OWN}/advisors`]: refusal(500) }) }
export const PeopleHidden = { ...people, ...answered({ [`GET ${OWN}/advisors`]: refusal(403) }) }
export const NobodyHere = { ...people, ...answered({ [`GET ${OWN}/advisors`]: body([]) }) }
export const NobodyManages = {
  ...people,
  ...answered({ [MANAGERS]: body({ ...exampleBranchManagers, managers: [] }) })
}
export const ManagersLoading = { ...people, ...answered({ [MANAGERS]: never }) }
export const ManagersFailed = { ...people, ...answered({ [MANAGERS]: refusal(500) }) }
export const GivingTheRole = { ...people, ...played(give) }
export const LongName = answered({ [`GET ${OWN}`]: body({ ...exampleOrganization, ...long, uuid }) })
export const German: Story = { globals: german }
export const GermanHours: Story = { ...hours, globals: german, ...played(overlap) }
export const GermanInformal: Story = { globals: informal, ...played(empty) }
export const Dark: Story = { globals: dark }
export const DarkHours: Story = { ...hours, globals: dark, ...played(overlap) }
export const ManagersGermanNarrow: Story = { ...people, globals: { ...narrow, ...german }, ...played(give) }
export const Narrow: Story = { globals: { ...narrow, ...german } }
export const NarrowHours: Story = { ...hours, globals: { ...narrow, ...german }, ...played(overlap) }
