import type { Meta, StoryObj } from '@storybook/react-vite'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { Router } from 'wouter'
import type { AdvisorContactRequest } from '#contract/contact-requests'
import { exampleContactRequests } from '#contract/examples/contact-requests.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { AppStore } from '../widgets/app/app.tsx'
import { BASE, START } from '../widgets/app/routes.ts'
import { Page } from '../widgets/booking/appointments/appointments.page.tsx'
import { startSession, takeSessionAtom } from '../widgets/core/data/session.ts'
import { useHost } from '../widgets/core/element/host.ts'
import { LoadingBox } from '../widgets/ui/feedback/loading-box.tsx'

function Tab() {
  const store = useStore()
  useState(() => store.set(takeSessionAtom))
  return (
    <Router base={BASE}>
      <Page alias="anna-gruber" />
    </Router>
  )
}

/** The tab is only shown to users with access. */
function SignedIn() {
  const host = useHost()
  const [isReady, setReady] = useState(false)
  useEffect(() => void startSession(host).then(() => setReady(true)), [host])
  if (!isReady) return <LoadingBox />
  return (
    <AppStore>
      <Tab />
    </AppStore>
  )
}

const LIST = 'GET /api/v1/advisors/anna-gruber/contact-requests'
const [call] = exampleContactRequests as [AdvisorContactRequest]
const SAVE = `PUT /api/v1/advisors/anna-gruber/contact-requests/${call.uuid}`
const listed = (contact_requests: AdvisorContactRequest[], total = contact_requests.length) =>
  body({ contact_requests, total, open: contact_requests.filter(({ done_at }) => !done_at).length, page_size: 20 })

interface Args {
  search: string
}

const meta: Meta<Args> = {
  title: 'App/Contact requests',
  render: ({ search }) => (
    <AppStage path={START + search}>
      <SignedIn />
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [LIST]: listed(exampleContactRequests),
      [SAVE]: () => new Response(null, { status: 204 }),
      'GET /api/v1/advisors/anna-gruber/appointments': body({ appointments: [], total: 0, page_size: 20 })
    },
    docs: { description: { component: "The signed-in advisor's contact requests, open and done." } }
  },
  args: { search: '?tab=requests' }
}
export default meta

type Story = StoryObj<Args>

const answered = (answer: unknown): Story => ({ parameters: { answers: { [LIST]: answer } } })
const long: AdvisorContactRequest = {
  ...call,
  uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1a09',
  first_name: 'Maximiliane Alexandra',
  last_name: 'Freifrau von Hohenstein-Lichtenberg-Oberndorf',
  email: 'maximiliane.alexandra.freifrau.von.hohenstein-lichtenberg@wohnbaufoerderung.example.at',
  note: `Wir haben eine Genossenschaftswohnung in Aussicht.\n\n${'Welche Unterlagen sollen wir mitbringen? '.repeat(9)}`
}
const mark = (canvas: Element) => press(canvas, '.request input[type=checkbox]')

export const Ready: Story = {}
export const Loading = answered(never)
export const Failed: Story = { ...answered(refusal(503)), name: 'Error' }
export const Empty = answered(listed([]))
export const BesideAppointments: Story = { args: { search: '' } }
export const Marked: Story = {
  play: async ({ canvasElement }) => {
    await mark(canvasElement)
    await find(canvasElement, '.request.done')
  }
}
export const NotSaved: Story = {
  parameters: { answers: { [SAVE]: refusal(503) } },
  play: async ({ canvasElement }) => {
    await mark(canvasElement)
    await find(canvasElement, '.request-failed')
  }
}
export const SeveralPages: Story = answered(listed(exampleContactRequests, 64))
export const German: Story = { ...answered(listed([long, ...exampleContactRequests])), globals: german }
export const GermanInformal: Story = { ...Empty, globals: informal }
export const Dark: Story = { ...NotSaved, globals: dark }
export const Narrow: Story = { ...German, globals: { ...german, ...narrow } }
