import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAtomValue, useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { type ReactNode, useEffect } from 'react'
import type { Role } from '#contract/access'
import { exampleAdvisorMe, exampleAppInit } from '#contract/examples/app-init.example'
import {
  exampleAdvisorStart,
  exampleBranchStart,
  exampleInstitutionStart,
  exampleMarketingStart,
  exampleNewInstitution,
  examplePrivacyStart,
  exampleReportsStart,
  exampleWellInstitution
} from '#contract/examples/start.example'
import type { Start } from '#contract/start'
import { AppStage } from '../.storybook/app-stage.tsx'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { routes } from '../widgets/app/routes.ts'
import { StartPage } from '../widgets/app/start.tsx'
import { subjectAtom } from '../widgets/core/data/access.ts'
import { placesAtom } from '../widgets/core/data/places.ts'
import { initAtom, meAtom } from '../widgets/core/data/session.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const START = 'GET /api/v1/start'

function Signed({ role, children }: { role: Role; children: ReactNode }) {
  useHydrateAtoms([[initAtom, exampleAppInit]])
  const me = role === 'stduser' ? exampleAdvisorMe : { roles: [role], alias: null, full_name: 'Jasmina Petrović' }
  useHydrateAtoms([[meAtom, me]])
  const know = useSetAtom(placesAtom)
  useEffect(() => know(routes), [know])
  return children
}

function Drawn() {
  const subject = useAtomValue(subjectAtom)
  return subject && <StartPage subject={subject} failed={(failure) => <p>{failure.message}</p>} />
}

const meta: Meta<{ role: Role }> = {
  title: 'App/Start',
  args: { role: 'stduser' },
  render: ({ role }) => (
    <AppStage path="/">
      <FormProvider>
        <Signed role={role}>
          <Drawn />
        </Signed>
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [START]: body({ advisor: exampleAdvisorStart }) }
  }
}
export default meta

type Story = StoryObj<{ role: Role }>

const answered = (start: Start): Story['parameters'] => ({ answers: { [START]: body(start) } })
const ofRole = (role: Role, start: Start): Story => ({ args: { role }, parameters: answered(start) })
const { appointments } = exampleAdvisorStart
const withoutTalks = (next: NonNullable<typeof appointments>['next']): Start => ({
  advisor: {
    ...exampleAdvisorStart,
    appointments: appointments && { ...appointments, talks: [], next, to_confirm: 0 },
    open_requests: 0,
    unanswered_requests: 0,
    visits: { count: 0, before: 0 }
  }
})

export const Advisor: Story = {}
export const NoTalksToday: Story = { parameters: answered(withoutTalks(appointments?.next ?? null)) }
export const NothingBooked: Story = { parameters: answered(withoutTalks(null)) }
export const WithoutAppointments: Story = {
  parameters: answered({ advisor: { ...exampleAdvisorStart, appointments: null, open_requests: null } })
}
export const BranchManager = ofRole('orgadmin', { branch: exampleBranchStart })
export const ManagerWithoutCalendar = ofRole('orgs-manager', {
  branch: {
    ...exampleBranchStart,
    advisors: exampleBranchStart.advisors.map((one) => ({ ...one, appointments: null, free_today: null })),
    appointments: null,
    free: null,
    open_requests: null
  }
})
export const WithoutBranch = ofRole('orgadmin', { branch: null })
export const EmptyBranch = ofRole('orgadmin', {
  branch: {
    ...exampleBranchStart,
    advisors: [],
    appointments: 0,
    free: { today: 0, week: 0 },
    open_requests: 0,
    unanswered_requests: 0
  }
})
export const Administrator = ofRole('accountadmin', { institution: exampleInstitutionStart })
export const AllWell = ofRole('accountadmin', { institution: exampleWellInstitution })
export const NewInstitution = ofRole('accountadmin', { institution: exampleNewInstitution })
export const MarketingManager = ofRole('marketing-manager', { marketing: exampleMarketingStart })
export const NothingSent = ofRole('marketing-manager', {
  marketing: { ...exampleMarketingStart, next: null, last: null, held: 0 }
})
export const PrivacyOfficer = ofRole('profile-delete-manager', { privacy: examplePrivacyStart })
export const Analyst = ofRole('analyst', { reports: exampleReportsStart })
export const WithoutFigures: Story = { args: { role: 'advisors-manager' } }
export const Loading: Story = { parameters: { answers: { [START]: never } } }
export const Failed: Story = { parameters: { answers: { [START]: refusal(500) } } }
export const German: Story = { globals: german }
export const Dark: Story = { globals: dark }
export const Narrow: Story = { globals: { ...german, ...narrow } }
export const GermanBranch: Story = { ...BranchManager, globals: german }
export const DarkBranch: Story = { ...BranchManager, globals: dark }
export const NarrowBranch: Story = { ...BranchManager, globals: { ...german, ...narrow } }
export const GermanAdministrator: Story = { ...Administrator, globals: german }
export const DarkAdministrator: Story = { ...NewInstitution, globals: dark }
export const NarrowAdministrator: Story = { ...Administrator, globals: { ...german, ...narrow } }
