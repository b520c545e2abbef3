import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Role } from '#contract/access'
import { examplePeople } from '#contract/examples/people.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/people/people/people.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const LIST = 'GET /api/v1/people'

const shown =
  (query = '', role: Role = 'accountadmin') =>
  () => (
    <AppStage path={`/account-admin/people${query}`}>
      <FormProvider>
        <Signed as={role}>
          <Page />
        </Signed>
      </FormProvider>
    </AppStage>
  )

const meta: Meta = {
  title: 'App/People',
  render: shown(),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [LIST]: body(examplePeople) }
  }
}
export default meta

const answered = (answers: Record<string, unknown>): StoryObj => ({ parameters: { answers } })
const none = { ...examplePeople, people: [], total: 0 }

export const Ready: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed: StoryObj = { ...answered({ [LIST]: refusal(500) }), name: 'Error' }
export const NotFound: StoryObj = { render: shown('?q=nobody'), ...answered({ [LIST]: body(none) }) }
export const Empty = answered({ [LIST]: body(none) })
export const Filtered: StoryObj = { render: shown('?role=orgadmin&status=all') }
export const Filters: StoryObj = {
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.person-row')
    await press(canvasElement, '.filters-button')
  },
  globals: narrow
}
export const ManyPages: StoryObj = {
  render: shown('?page=3'),
  ...answered({ [LIST]: body({ ...examplePeople, total: 640 }) })
}
const long = {
  full_name: 'Mag.ª Dr.in Maximiliane Schwarzenberger-Hohenthal-Liechtenstein, MBA, Bakk.',
  position: 'Stellvertretende Leiterin der Wohnbaufinanzierungsabteilung und Förderungsberatung',
  email_address: 'maximiliane.schwarzenberger-hohenthal-liechtenstein@niederoesterreichische-landesbank.example',
  organization: {
    uuid: examplePeople.branches[0]?.uuid ?? '',
    name: 'Filiale Klagenfurt am Wörthersee Universitätsviertel'
  },
  roles: ['accountadmin', 'orgs-manager', 'marketing-manager'],
  status: 'expired'
}
export const LongNames: StoryObj = {
  globals: german,
  ...answered({
    [LIST]: body({
      ...examplePeople,
      people: examplePeople.people.map((person, at) => (at % 2 ? { ...person, ...long } : person))
    })
  })
}
export const LongNamesNarrow: StoryObj = { ...LongNames, globals: { ...narrow, ...german } }
export const Chosen: StoryObj = {
  ...answered({ [LIST]: body({ ...examplePeople, total: 640 }) }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.table-check input')
    await find(canvasElement, '.chosen-rows')
  }
}
export const ChosenNarrow: StoryObj = { ...Chosen, globals: { ...narrow, ...german } }
export const Sorted: StoryObj = { render: shown('?sort=last_sign_in_at-desc') }
const inviting = async (canvas: Element) => {
  await press(canvas, '.people-invite button')
  await find(canvas, 'dialog[open]')
}
export const AskedAboutInvitations: StoryObj = {
  ...answered({ [LIST]: body({ ...examplePeople, total: 640, uninvited: 612 }) }),
  play: ({ canvasElement }) => inviting(canvasElement)
}
export const Inviting: StoryObj = {
  ...answered({
    [LIST]: body({ ...examplePeople, total: 640, uninvited: 612 }),
    'POST /api/v1/people/invitations': body({ count: 612 })
  }),
  play: async ({ canvasElement }) => {
    await inviting(canvasElement)
    await press(canvasElement, 'dialog[open] .button.primary')
    await find(canvasElement, '.people-invite .notice')
  }
}
export const ForManager: StoryObj = { render: shown('', 'orgadmin') }
export const ManagerWithoutBranches: StoryObj = {
  render: shown('', 'orgadmin'),
  ...answered({ [LIST]: body({ ...none, branches: [] }) })
}
export const German: StoryObj = { globals: german }
export const Informal: StoryObj = { globals: informal, ...ManagerWithoutBranches }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
