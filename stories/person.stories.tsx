import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Role } from '#contract/access'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { exampleCardTags } from '#contract/examples/card-tags.example'
import { exampleCardTexts } from '#contract/examples/card-texts.example'
import { exampleExperience } from '#contract/examples/experience.example'
import { exampleHandOver, examplePerson, examplePersonChoices } from '#contract/examples/people.example'
import { exampleHours, exampleInherited, exampleOwnWeek } from '#contract/examples/working-hours.example'
import type { Person as PersonData } from '#contract/people'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { AppStage } from '../.storybook/app-stage.tsx'
import { PORTRAIT } from '../.storybook/portrait.ts'
import { fill, find, press } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/people/people/person.page.tsx'
import { type PersonTab, personAddress } from '../widgets/people/people/query-state.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const { uuid, alias } = examplePerson
const OWN = `/api/v1/people/${uuid}`
const CARD = `/api/v1/advisors/${alias}`

const shown =
  (id = uuid, role: Role = 'accountadmin', tab: PersonTab = 'data') =>
  () => (
    <AppStage path={personAddress(id, tab)}>
      <FormProvider>
        <Signed as={role}>
          <Page />
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
      [`GET ${OWN}/hand-over`]: body(exampleHandOver),
      [`GET ${CARD}`]: body({ ...exampleAdvisor, profile_picture_url: PORTRAIT, profile_pictures: [] }),
      [`GET ${CARD}/contact-options`]: body(exampleCardOptions),
      [`GET ${CARD}/tags`]: body(exampleCardTags),
      [`GET ${CARD}/experience`]: body(exampleExperience),
      [`GET ${CARD}/text-descriptions`]: body(exampleCardTexts),
      'GET /api/v1/appointment-topics': body(exampleTopics),
      [`GET ${CARD}/appointment-topics`]: body(exampleAssignments.slice(0, 2)),
      [`GET ${CARD}/working-hours`]: body(exampleHours),
      [`GET ${CARD}/working-hours/default`]: body(exampleOwnWeek),
      [`GET ${CARD}/appointments`]: body({ appointments: exampleAppointments, total: 3, page_size: 20 })
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
  message: 'Someone else changed this person in the meantime. Your changes were not saved.',
  code: CHANGED_MEANWHILE
}
export const ChangedMeanwhile: StoryObj = {
  ...answered({ [`PUT ${OWN}`]: refusal(409, faster) }),
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await find(canvasElement, '.person-forms form .notice.warning')
  }
}
export const ChangedMeanwhilePresent: StoryObj = {
  ...ChangedMeanwhile,
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await press(canvasElement, '.person-forms form .notice.warning button:not(.primary)')
    await find(canvasElement, '.person-forms form .notice.warning .cluster > button[type=button].primary')
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
    await find(canvasElement, 'dialog[open] .combobox')
  }
}
export const ForManager: StoryObj = { render: shown(uuid, 'orgadmin') }
export const Photographed = who({ profile_picture_url: PORTRAIT })
const tab = (name: PersonTab, role: Role = 'accountadmin'): StoryObj => ({ render: shown(uuid, role, name) })
export const PhotoTab = tab('photo')
export const TopicsTab = tab('topics')
export const TopicsTabWithoutTopics: StoryObj = {
  ...tab('topics'),
  ...answered({ [`GET ${CARD}/appointment-topics`]: body([]) })
}
export const HoursTab = tab('hours')
export const HoursTabInherited: StoryObj = {
  ...tab('hours'),
  ...answered({
    [`GET ${CARD}/working-hours`]: body([]),
    [`GET ${CARD}/working-hours/default`]: body(exampleInherited)
  })
}
export const AppointmentsTab = tab('appointments')
export const AppointmentsTabForManager = tab('appointments', 'orgadmin')
export const AppointmentsTabEmpty: StoryObj = {
  ...tab('appointments'),
  ...answered({ [`GET ${CARD}/appointments`]: body({ appointments: [], total: 0, page_size: 20 }) })
}
export const HoursTabGermanNarrow: StoryObj = { ...HoursTabInherited, globals: { ...narrow, ...german } }
export const AppointmentsTabInTheDark: StoryObj = { ...AppointmentsTab, globals: dark }
export const German: StoryObj = { globals: german }
export const Informal: StoryObj = { globals: informal, ...who({ status: 'none' }) }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
