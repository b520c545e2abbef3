import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Role } from '#contract/access'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { exampleAvailability } from '#contract/examples/availability.example'
import {
  exampleConversation,
  exampleConversationNote,
  exampleConversations,
  exampleFiles,
  exampleMessages,
  exampleOfferBooked,
  exampleOffered,
  exampleThread
} from '#contract/examples/conversations.example'
import { exampleReplyTemplates } from '#contract/examples/reply-templates.example'
import { exampleInboxOfAll } from '#contract/examples/request-inbox.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { floorPlan } from '../.storybook/floor-plan.ts'
import { find, press } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/booking/conversations/conversations.tsx'
import { json } from '../widgets/testing/network.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const LIST = 'GET /api/v1/conversations'
const { uuid } = exampleConversation
const ONE = `${LIST}/${uuid}`
const { branches, advisors } = exampleInboxOfAll

const shown =
  (query = '', role: Role = 'stduser', alias = role === 'stduser' ? 'anna-gruber' : '') =>
  () => (
    <AppStage path={`/messenger${query}`}>
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
  title: 'App/Chats',
  render: shown(),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [LIST]: body(exampleConversations),
      [ONE]: body(exampleThread),
      [`PUT /api/v1/conversations/${uuid}/seen`]: done,
      [`${LIST}/news`]: never,
      [`${LIST}/presence`]: body({ away_until: null }),
      'GET /api/v1/appointment-topics': body(exampleTopics),
      'GET /api/v1/advisors/anna-gruber/appointment-topics': body(exampleAssignments),
      'GET /api/v1/advisors/anna-gruber/appointment-types': body(exampleTypes),
      'GET /api/v1/advisors/anna-gruber/availability': free,
      'GET /api/v1/reply-templates': body(exampleReplyTemplates),
      'GET /api/v1/contact-requests/choices': body({ branches: branches.slice(0, 1), advisors })
    },
    docs: { description: { component: 'Conversations of visitors with an advisor or a branch.' } }
  }
}
export default meta

const opened: StoryObj = { render: shown(`?id=${uuid}`) }
const ended = { ...exampleConversation, ended_at: '2027-01-15T10:00:00Z', email: '', unread: 0 }
const long = {
  ...exampleConversation,
  name: 'Maximiliane Alexandra Freifrau von Hohenstein-Lichtenberg-Oberndorf',
  last_text: 'Donaudampfschifffahrtsgesellschaftskapitänspatent '.repeat(6)
}

export const Ready: StoryObj = {}
export const Loading: StoryObj = { parameters: { answers: { [LIST]: never } } }
export const Failed: StoryObj = { parameters: { answers: { [LIST]: refusal(503) } }, name: 'Error' }
export const Empty: StoryObj = {
  parameters: { answers: { [LIST]: body({ ...exampleConversations, conversations: [], total: 0 }) } }
}
export const NotFound: StoryObj = { ...Empty, render: shown('?q=nobody') }
export const OfAll: StoryObj = {
  parameters: { answers: { [LIST]: body({ ...exampleConversations, conversations: [long], total: 1, branches }) } },
  render: shown('?state=all', 'accountadmin')
}
export const Opened: StoryObj = opened
export const OpenedEnded: StoryObj = {
  ...opened,
  parameters: { answers: { [ONE]: body({ ...exampleThread, conversation: ended }) } }
}
export const OpenedGone: StoryObj = { ...opened, parameters: { answers: { [ONE]: refusal(404) } } }
export const HandingOver: StoryObj = {
  ...opened,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'dialog button', 'More')
    await press(canvasElement, '.popover-item', 'Hand over')
    await find(canvasElement, '.combobox')
  }
}
const offering: StoryObj = {
  ...opened,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'dialog .button', 'Offer times')
    await press(canvasElement, '.times button.slot')
    await find(canvasElement, '.chat-chosen')
  }
}
export const Offering: StoryObj = offering
export const OfferingNarrow: StoryObj = { ...offering, globals: narrow }
export const Noted: StoryObj = {
  ...opened,
  parameters: { answers: { [ONE]: body({ ...exampleThread, note: exampleConversationNote }) } }
}
export const Blocked: StoryObj = {
  ...opened,
  parameters: {
    answers: {
      [ONE]: body({ ...exampleThread, conversation: { ...exampleConversation, blocked_at: '2027-01-15T10:00:00Z' } })
    }
  }
}
export const MoreToDo: StoryObj = {
  ...opened,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'dialog button', 'More')
    await find(canvasElement, '.popover-item')
  }
}
export const Booked: StoryObj = {
  ...opened,
  parameters: {
    answers: {
      [ONE]: body({
        ...exampleThread,
        messages: [...exampleMessages, exampleOffered, exampleOfferBooked]
      })
    }
  }
}
export const Files: StoryObj = {
  ...opened,
  parameters: {
    answers: {
      [ONE]: body({ ...exampleThread, messages: [...exampleMessages, ...exampleFiles] }),
      [`${ONE}/files/4`]: floorPlan
    }
  }
}
export const VisitorTyping: StoryObj = {
  ...opened,
  parameters: {
    answers: { [ONE]: body({ ...exampleThread, conversation: { ...exampleConversation, is_typing: true } }) }
  }
}
export const Away: StoryObj = {
  parameters: { answers: { [`${LIST}/presence`]: body({ away_until: '2099-01-15T23:00:00Z' }) } }
}
export const German: StoryObj = { ...opened, globals: german }
export const Informal: StoryObj = { ...opened, globals: informal }
export const Dark: StoryObj = { ...opened, globals: dark }
export const Narrow: StoryObj = { ...opened, globals: narrow }
