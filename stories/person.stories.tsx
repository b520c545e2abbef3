import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Role } from '#contract/access'
import { exampleHandOver, examplePerson, examplePersonChoices } from '#contract/examples/people.example'
import type { Person as PersonData } from '#contract/people'
import { AppStage } from '../.storybook/app-stage.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Person } from '../widgets/people/people/person.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const { uuid } = examplePerson
const OWN = `/api/v1/people/${uuid}`

const shown =
  (id = uuid, role: Role = 'accountadmin') =>
  () => (
    <AppStage path={`/account-admin/people/edit?id=${id}`}>
      <FormProvider>
        <Signed as={role}>
          <Person uuid={id} />
        </Signed>
      </FormProvider>
    </AppStage>
  )

const meta: Meta = {
  title: 'App/Person',
  render: shown(),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [`GET ${OWN}`]: body(examplePerson),
      'GET /api/v1/people/choices': body(examplePersonChoices),
      [`PUT ${OWN}`]: body(examplePerson),
      [`GET ${OWN}/hand-over`]: body(exampleHandOver)
    }
  }
}
export default meta

const answered = (answers: Record<string, unknown>): StoryObj => ({ parameters: { answers } })
const who = (person: Partial<PersonData>) => answered({ [`GET ${OWN}`]: body({ ...examplePerson, ...person }) })
const save = async (canvas: Element) => {
  await find(canvas, '[name=position]')
  await fill(canvas, { position: 'Leiterin' })
  await press(canvas, '.person-forms form [type=submit]')
}
const invitation = { sent_at: '2026-11-20T09:00:00Z', expires_at: '2026-12-04T09:00:00Z' }
const taken = { message: 'x', errors: { email_address: ['Someone else already signs in with this e-mail address.'] } }

export const Ready: StoryObj = {}
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed: StoryObj = { ...answered({ [`GET ${OWN}`]: refusal(404) }), name: 'Error' }
export const New: StoryObj = { render: shown('new') }
export const Saving: StoryObj = {
  ...answered({ [`PUT ${OWN}`]: never }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const Saved: StoryObj = { play: ({ canvasElement }) => save(canvasElement) }
export const RefusedByTheServer: StoryObj = {
  ...answered({ [`PUT ${OWN}`]: refusal(422, taken) }),
  play: ({ canvasElement }) => save(canvasElement)
}
const faster = {
  message: 'Someone else changed this person in the meantime. Your changes were not saved.'
}
export const ChangedMeanwhile: StoryObj = {
  ...answered({ [`PUT ${OWN}`]: refusal(409, faster) }),
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await find(canvasElement, '.person-outdated .notice')
  }
}
export const ChangedMeanwhileAndLoaded: StoryObj = {
  ...ChangedMeanwhile,
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await press(canvasElement, '.person-outdated button')
    await find(canvasElement, '.person-outdated [role=status] .notice')
  }
}
/** A change of the sign-in address. */
export const AskedAboutTheAddress: StoryObj = {
  play: async ({ canvasElement }) => {
    await find(canvasElement, '[name=email_address]')
    await fill(canvasElement, { email_address: 'anna.neumann@demo.example' })
    await press(canvasElement, '.person-forms form [type=submit]')
    await find(canvasElement, 'dialog[open]')
  }
}
export const NotInvited = who({ status: 'none' })
export const Invited = who({ status: 'invited', invitation })
export const InvitationExpired = who({ status: 'expired', invitation })
export const TakingAnInvitationBack: StoryObj = {
  ...who({ status: 'invited', invitation }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.person-access button', 'Withdraw invitation')
    await find(canvasElement, 'dialog[open]')
  }
}
export const Oneself = who({ is_self: true, roles: ['accountadmin'] })
export const WithoutACard = who({ has_card: false, alias: '', organization_uuid: null })
export const Deactivated = who({
  status: 'deactivated',
  deactivated_at: '2026-11-20T09:00:00Z',
  successor: { uuid, full_name: 'Lukas Hofer', slug: 'lukas-hofer' }
})
const leaving = async (canvas: Element) => {
  await press(canvas, '.person-access button', 'Deactivate')
  await find(canvas, 'dialog[open] .person-clashes')
}
export const Deactivating: StoryObj = { ...who({}), play: ({ canvasElement }) => leaving(canvasElement) }
export const DeactivatingInTheDark: StoryObj = { ...Deactivating, globals: dark }
export const NothingToHandOver: StoryObj = {
  ...answered({
    [`GET ${OWN}`]: body(examplePerson),
    [`GET ${OWN}/hand-over`]: body({ ...exampleHandOver, appointments: 0, requests: 0, cards: 0, clashes: [] })
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.person-access button', 'Deactivate')
    await find(canvasElement, 'dialog[open] select')
  }
}
export const ForManager: StoryObj = { render: shown(uuid, 'orgadmin') }
export const German: StoryObj = { globals: german }
export const Informal: StoryObj = { globals: informal, ...who({ status: 'none' }) }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
