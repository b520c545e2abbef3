import type { Meta, StoryObj } from '@storybook/react-vite'
import { useHydrateAtoms } from 'jotai/utils'
import type { Role } from '#contract/access'
import { exampleFoundAppointments } from '#contract/examples/appointments.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { examplePeople } from '#contract/examples/people.example'
import { exampleSettings } from '#contract/examples/settings.example'
import { exampleManagedTopics } from '#contract/examples/topics-management.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { openAtom, visitAtom } from '../widgets/app/palette/palette.atoms.ts'
import { PaletteDialog } from '../widgets/app/palette/palette-dialog.tsx'
import { type } from '../widgets/testing/mount.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const PEOPLE = 'GET /api/v1/people'

function Opened() {
  useHydrateAtoms([
    [visitAtom, '/account-admin/people'],
    [visitAtom, '/account-admin/audit-log'],
    [openAtom, true]
  ])
  return <PaletteDialog />
}

const as = (role: Role) => () => (
  <AppStage path="/account-admin">
    <FormProvider>
      <Signed as={role}>
        <Opened />
      </Signed>
    </FormProvider>
  </AppStage>
)

const meta: Meta = {
  title: 'App/Palette',
  render: as('accountadmin'),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [PEOPLE]: body(examplePeople),
      'GET /api/v1/customer-appointments': body(exampleFoundAppointments),
      'GET /api/v1/organizations': body(exampleOrganizations),
      'GET /api/v1/appointment-topics/managed': body(exampleManagedTopics),
      'GET /api/v1/settings': body(exampleSettings)
    },
    docs: {
      description: {
        component:
          'Finds pages, actions, people, customers’ appointments, branches, topics and settings by what is typed; Ctrl-K or ⌘-K opens it.'
      },
      // it would cover the documentation
      story: { inline: false, height: '640px' }
    }
  }
}
export default meta

const searched = (query: string, answers: Record<string, unknown> = {}, shown = '.palette-entry'): StoryObj => ({
  parameters: { answers },
  play: async ({ canvasElement }) => {
    type(await find(canvasElement, '[role=combobox]'), query)
    await find(canvasElement, shown)
  }
})

export const NothingTyped: StoryObj = {}
export const MarketingManager: StoryObj = { render: as('marketing-manager') }
export const Found = searched('an')
export const Searching = searched('an', { [PEOPLE]: never })
export const Appointments = searched('moser')
export const Actions: StoryObj = { ...searched('dunkel'), globals: german }
export const NotFound = searched(
  'xyz',
  { [PEOPLE]: body({ ...examplePeople, people: [] }), 'GET /api/v1/customer-appointments': body([]) },
  '.palette-list[hidden]'
)
export const PartFailed: StoryObj = {
  ...searched('an', { [PEOPLE]: refusal(500) }, '.palette .button'),
  name: 'A part failed'
}
export const German: StoryObj = { ...searched('an'), globals: german }
export const Dark: StoryObj = { ...searched('an'), globals: dark }
export const Narrow: StoryObj = { ...searched('an'), globals: { ...german, ...narrow } }
