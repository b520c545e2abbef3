import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Role } from '#contract/access'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { exampleAvailability } from '#contract/examples/availability.example'
import { exampleReplyTemplates } from '#contract/examples/reply-templates.example'
import {
  exampleInbox,
  exampleInboxOfAll,
  exampleInboxRequests,
  exampleReplies
} from '#contract/examples/request-inbox.example'
import type { InboxPage, InboxRequest } from '#contract/request-inbox'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/booking/request-inbox/request-inbox.tsx'
import { json } from '../widgets/testing/network.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const LIST = 'GET /api/v1/contact-requests'
const [call, wish, message] = exampleInboxRequests as [InboxRequest, InboxRequest, InboxRequest]
const one = ({ uuid }: InboxRequest) => `${LIST}/${uuid}`
const ANNA = 'GET /api/v1/advisors/anna-gruber'

const shown =
  (query = '', role: Role = 'stduser', alias = role === 'stduser' ? 'anna-gruber' : '') =>
  () => (
    <AppStage path={`/requests${query}`}>
      <FormProvider>
        <Signed as={role} alias={alias || null}>
          <Page alias={alias} />
        </Signed>
      </FormProvider>
    </AppStage>
  )

const free = ({ url }: Request) => {
  const { searchParams } = new URL(url)
  return json(exampleAvailability(searchParams.get('from') ?? '', searchParams.get('to') ?? ''))
}

const meta: Meta = {
  title: 'App/Requests',
  render: shown(),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [LIST]: body(exampleInbox),
      'GET /api/v1/reply-templates': body(exampleReplyTemplates),
      [one(call)]: body({ request: call, replies: [] }),
      [one(wish)]: body({ request: wish, replies: [] }),
      [one(message)]: body({ request: message, replies: exampleReplies }),
      [`${LIST}/choices`]: body({ branches: [wish.branch], advisors: exampleInboxOfAll.advisors }),
      [`${one(wish)}/choices`]: body({ branches: [wish.branch], advisors: exampleInboxOfAll.advisors }),
      [`PUT /api/v1/contact-requests/${call.uuid}/done`]: () => new Response(null, { status: 204 }),
      'GET /api/v1/appointment-topics': body(exampleTopics),
      [`${ANNA}/appointment-topics`]: body(exampleAssignments),
      [`${ANNA}/appointment-types`]: body(exampleTypes),
      [`${ANNA}/availability`]: free
    },
    docs: { description: { component: 'What customers have asked an advisor or a branch for.' } }
  }
}
export default meta

const answered = (page: InboxPage): StoryObj => ({ parameters: { answers: { [LIST]: body(page) } } })
const opened = ({ uuid }: InboxRequest) => ({ render: shown(`?id=${uuid}`) })
const doing = (text: string, found: string): StoryObj => ({
  ...opened(wish),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'dialog .button', text)
    await find(canvasElement, found)
  }
})

const long: InboxRequest = {
  ...call,
  uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1a09',
  first_name: 'Maximiliane Alexandra',
  last_name: 'Freifrau von Hohenstein-Lichtenberg-Oberndorf',
  email: 'maximiliane.alexandra.freifrau.von.hohenstein-lichtenberg@wohnbaufoerderung.example.at',
  note: `Wir haben eine Genossenschaftswohnung in Aussicht.\n\n${'Welche Unterlagen sollen wir mitbringen? '.repeat(9)}`
}
const withLong = { ...exampleInboxOfAll, requests: [long, ...exampleInboxRequests] }

export const Ready: StoryObj = {}
export const Loading: StoryObj = { parameters: { answers: { [LIST]: never } } }
export const Failed: StoryObj = { parameters: { answers: { [LIST]: refusal(503) } }, name: 'Error' }
export const Empty = answered({ ...exampleInbox, requests: [], total: 0 })
export const NotFound: StoryObj = { ...Empty, render: shown('?q=nobody') }
export const UnknownBranch: StoryObj = {
  ...answered({ ...exampleInboxOfAll, requests: [], total: 0 }),
  render: shown('?branch=7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d99', 'accountadmin')
}
export const WithoutBranch: StoryObj = { ...Empty, render: shown('', 'orgadmin') }
export const OfAll: StoryObj = { ...answered(exampleInboxOfAll), render: shown('?state=all', 'accountadmin') }
export const SeveralPages = answered({ ...exampleInbox, total: 64 })
export const Done: StoryObj = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.request .button')
    await find(canvasElement, '.request-marked .notice')
  }
}
export const OpenedWish: StoryObj = opened(wish)
export const OpenedWithReplies: StoryObj = opened(message)
export const OpenedGone: StoryObj = {
  ...opened(wish),
  parameters: { answers: { [one(wish)]: refusal(404) } }
}
const ofBranch = { parameters: { answers: { [LIST]: body({ ...exampleInbox, branches: [wish.branch] }) } } }
export const OpenedByManager: StoryObj = { ...ofBranch, render: shown(`?id=${wish.uuid}`, 'orgadmin') }
export const BookingByManager: StoryObj = {
  ...OpenedByManager,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'dialog .button', 'Book appointment')
    await find(canvasElement, '[name=with]')
    await find(canvasElement, '.wished .slot')
  }
}
export const Booking: StoryObj = doing('Book appointment', '.wished .slot')
export const Replying: StoryObj = doing('Reply', 'dialog textarea')
export const ReplyingByTemplate: StoryObj = {
  ...Replying,
  play: async (context) => {
    await Replying.play?.(context)
    await press(context.canvasElement, 'dialog .combobox button')
    await press(context.canvasElement, 'dialog .combobox-menu li', 'We will call you')
  }
}
export const RecordingAnswer: StoryObj = doing('Record an e-mail from Johann Steiner', 'dialog textarea')
export const NarrowThread: StoryObj = { ...OpenedWithReplies, globals: { ...german, ...narrow } }
export const Assigning: StoryObj = doing('Give to someone else', 'dialog .combobox')
export const Chosen: StoryObj = {
  ...SeveralPages,
  play: ({ canvasElement }) => press(canvasElement, 'tbody .table-check input')
}
export const AssigningMany: StoryObj = {
  ...SeveralPages,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'thead .table-check input')
    await press(canvasElement, '.chosen-rows .button', 'Give to someone else')
    await find(canvasElement, 'dialog .combobox')
  }
}
export const AssigningManyGermanNarrow: StoryObj = {
  ...SeveralPages,
  globals: { ...narrow, ...german },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'thead .table-check input')
    await press(canvasElement, '.chosen-rows .button', 'Weitergeben')
    await find(canvasElement, 'dialog .combobox')
  }
}
export const German: StoryObj = { ...answered(withLong), render: shown('', 'accountadmin'), globals: german }
export const GermanInformal: StoryObj = { ...WithoutBranch, globals: informal }
export const Dark: StoryObj = { ...OfAll, globals: dark }
export const DarkWish: StoryObj = { ...OpenedWish, globals: dark }
export const Narrow: StoryObj = { ...German, globals: { ...german, ...narrow } }
export const NarrowWish: StoryObj = { ...OpenedWish, globals: narrow }
