import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleManagedTopics, exampleTopicAdvisors } from '#contract/examples/topics-management.example'
import type { ManagedTopic } from '#contract/topics-management'
import { AppStage } from '../.storybook/app-stage.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/booking/topics-management/topics-management.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const TOPICS = '/api/v1/appointment-topics'
const LIST = `GET ${TOPICS}/managed`
const [loan, , savings] = exampleManagedTopics.topics as [ManagedTopic, ManagedTopic, ManagedTopic]
const ADVISORS = `GET ${TOPICS}/${loan.uuid}/advisors`
const ASSIGN = `PATCH ${TOPICS}/${loan.uuid}/advisors`
const uuids = exampleTopicAdvisors.advisors.map(({ uuid }) => uuid)

const meta: Meta = {
  title: 'App/Topics',
  render: () => (
    <AppStage path="/account-admin/topics-management">
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [LIST]: body(exampleManagedTopics),
      [ADVISORS]: body(exampleTopicAdvisors),
      [ASSIGN]: body({ assigned: uuids.slice(4), withdrawn: [] }),
      [`PUT ${TOPICS}/${loan.uuid}/place`]: done
    }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const played = (play: (canvas: Element) => Promise<void>): StoryObj => ({
  play: ({ canvasElement }) => play(canvasElement)
})
const listing = (topics: ManagedTopic[]) => answered({ [LIST]: body({ ...exampleManagedTopics, topics }) })

const opening = (name: string) => async (canvas: Element) => {
  await press(canvas, '.table-actions button', name)
  await find(canvas, 'dialog[open]')
}
const retiring = async (canvas: Element) => {
  await press(canvas, '.topics-row [role=switch]')
  await find(canvas, 'dialog[open]')
}
const saving = async (canvas: Element) => {
  await opening('Edit')(canvas)
  await fill(canvas, { topic: 'Home loans' })
  await press(canvas, 'dialog [type=submit]')
}
const ticking = async (canvas: Element) => {
  await opening('Assign')(canvas)
  await press(canvas, 'dialog .topics-branch input')
}
const assigning = async (canvas: Element) => {
  await ticking(canvas)
  await press(canvas, 'dialog [type=submit]')
}

const long: ManagedTopic = {
  ...loan,
  topic: 'Wohnbaufinanzierung mit Landesförderung und Zwischenfinanzierung für Genossenschaftswohnungen',
  comment: 'Vom ersten Gedanken bis zur Schlüsselübergabe: was Sie sich leisten können und welche Förderungen es gibt.',
  texts: []
}
const many = Array.from({ length: 12 }, (_, at) => ({ ...loan, uuid: loan.uuid.replace(/.$/, at.toString(16)) }))

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = listing([])
export const AllRetired = listing([{ ...loan, retired_at: '2026-10-01T08:00:00Z' }])
export const Many = listing(many)
export const NothingFound: StoryObj = { ...listing(many), ...played((canvas) => fill(canvas, { q: 'pension' })) }
export const RetiredShown = played((canvas) => press(canvas, 'summary'))
export const Moved = played((canvas) => press(canvas, '[data-way=down]'))
export const NewTopic = played((canvas) => press(canvas, '.topics-bar .primary'))
export const Editing = played(opening('Edit'))
export const Refused: StoryObj = {
  ...answered({
    [`PATCH ${TOPICS}/${loan.uuid}`]: refusal(422, {
      message: 'x',
      errors: { topic: ['This text is too long. Please shorten it.'] }
    })
  }),
  ...played(saving)
}
export const Processing: StoryObj = { ...answered({ [`PATCH ${TOPICS}/${loan.uuid}`]: never }), ...played(saving) }
export const SavingFailed: StoryObj = {
  ...answered({ [`PATCH ${TOPICS}/${loan.uuid}`]: refusal(500) }),
  ...played(saving)
}
export const Saved: StoryObj = { ...answered({ [`PATCH ${TOPICS}/${loan.uuid}`]: done }), ...played(saving) }
export const AskingToRetire = played(retiring)
export const AskingToDelete: StoryObj = { ...listing([savings]), ...played(opening('Delete')) }
export const Assigning = played(ticking)
export const AssigningLoads: StoryObj = { ...answered({ [ADVISORS]: never }), ...played(opening('Assign')) }
export const AssigningFailed: StoryObj = { ...answered({ [ADVISORS]: refusal(500) }), ...played(opening('Assign')) }
export const NobodyToAssign: StoryObj = {
  ...answered({ [ADVISORS]: body({ branches: [], advisors: [] }) }),
  ...played(opening('Assign'))
}
export const Assigned = played(assigning)
export const AssignmentNotSaved: StoryObj = { ...answered({ [ASSIGN]: refusal(500) }), ...played(assigning) }
export const German: StoryObj = { ...listing([long, savings]), globals: german }
export const GermanInformal: StoryObj = { ...played(retiring), globals: informal }
export const Dark: StoryObj = { globals: dark }
export const DarkAndAssigning: StoryObj = { ...Assigning, globals: dark }
export const Narrow: StoryObj = { ...listing([long, savings]), globals: { ...narrow, ...german } }
export const NarrowForm: StoryObj = { ...played(opening('Bearbeiten')), globals: { ...narrow, ...german } }
