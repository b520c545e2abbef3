import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import type { Role } from '#contract/access'
import type { AppInit } from '#contract/app-init'
import { exampleAdvisorMe, exampleAppInit } from '#contract/examples/app-init.example'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { App, AppStore } from '../widgets/app/app.tsx'
import { LIST as START } from '../widgets/booking/appointments/query-state.ts'
import { startSession } from '../widgets/core/data/session.ts'
import { useHost } from '../widgets/core/element/host.ts'
import { LoadingBox } from '../widgets/ui/feedback/loading-box.tsx'

interface Args {
  path: string
}

/** Loads the session before the app renders, as its element does. */
function Started() {
  const host = useHost()
  const [isReady, setReady] = useState(false)
  useEffect(() => void startSession(host).then(() => setReady(true)), [host])
  if (!isReady) return <LoadingBox />
  return (
    <AppStore>
      <App />
    </AppStore>
  )
}

const INIT = 'GET /api/v1/app-init'
const LIST = 'GET /api/v1/advisors/anna-gruber/appointments'

const meta: Meta<Args> = {
  title: 'App/Shell',
  render: ({ path }) => (
    <AppStage path={path}>
      <Started />
    </AppStage>
  ),
  parameters: {
    // the app fills its window
    look: { padding: 0, background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [LIST]: body({
        appointments: exampleAppointments,
        total: exampleAppointments.length,
        page_size: 20
      })
    },
    docs: {
      description: { component: 'The frame around every page under /app/, and its error pages.' },
      story: { inline: false, height: '640px' }
    }
  },
  args: { path: START },
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('advisor-login', stay)
    return () => document.removeEventListener('advisor-login', stay)
  }
}
export default meta

type Story = StoryObj<Args>

const answered = (answer: unknown): Story => ({ parameters: { answers: { [INIT]: answer } } })
const init = (changes: Partial<AppInit>) => body({ ...exampleAppInit, ...changes })

const as = (role: Role) =>
  init({ me: { roles: [role], alias: null, is_institutional: false, full_name: 'Otto Berger' } })
const notInstitutional = init({ me: { ...exampleAdvisorMe, is_institutional: false } })
const openMenu = (canvas: Element) => press(canvas, '.user-button')
const both = init({ me: { ...exampleAdvisorMe, roles: ['accountadmin', 'stduser'], has_passwords: true } })
const BRANCH = '/account-admin/organizations/edit'
const SESSIONS = 'GET /api/v1/me/sessions'
const session = { signed_in_at: '2026-11-26T08:12:00Z', seen_at: '2026-11-26T09:40:00Z' }
const sessions = body([
  { ...session, id: 'a'.repeat(64), device: 'Firefox, Windows', is_this: true },
  { ...session, id: 'b'.repeat(64), device: 'Safari, iPhone', is_this: false },
  { ...session, id: 'c'.repeat(64), device: '', is_this: false }
])

export const Ready: Story = {}
export const Loading = answered(never)
export const Unavailable: Story = {
  name: 'Error, the app does not start',
  parameters: { answers: { [INIT]: refusal(503), 'GET /api/v1/me': refusal(503) } }
}
export const NotInstitutional: Story = answered(notInstitutional)
export const MenuOpen: Story = { play: ({ canvasElement }) => openMenu(canvasElement) }
export const Administration: Story = {
  ...answered(both),
  name: 'Menu of an administrator',
  args: { path: '/account-admin' }
}
export const Folded: Story = {
  ...Administration,
  name: 'Menu, folded',
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.sidebar button')
  },
  beforeEach: () => () => localStorage.removeItem('advisor-app-menu')
}
export const Breadcrumbs: Story = { ...answered(both), name: 'A page below a list', args: { path: BRANCH } }
export const AccountMenu: Story = {
  ...answered(both),
  name: 'User menu, with password',
  play: MenuOpen.play as () => void
}
export const SignedInDevices: Story = {
  parameters: { answers: { [INIT]: both, [SESSIONS]: sessions } },
  name: 'Signed-in devices',
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement)
    await press(canvasElement, '.user-panel .panel-item[aria-haspopup]')
  }
}
const helped = (answer: unknown, name: string): Story => ({
  parameters: { answers: { [INIT]: both, 'GET /api/v1/help': answer } },
  name,
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement)
    await press(canvasElement, '.user-panel .panel-item[aria-haspopup]:nth-of-type(3)')
  }
})
export const Help = helped(
  body({ email: 'help@bank.example', phone: '+43 1 234567', page: 'https://intranet.bank.example/appointments' }),
  'Help'
)
export const HelpOfNobody = helped(body({ email: '', phone: '', page: '' }), 'Help, nobody is named')
export const StartPage: Story = {
  ...answered(as('advisors-manager')),
  name: 'Start page, without figures',
  args: { path: '/' }
}
export const NothingToOpen: Story = {
  ...answered(as('content-manager')),
  name: 'Start page, nothing to open',
  args: { path: '/' }
}
export const SessionEnded: Story = { parameters: { answers: { [LIST]: refusal(401), 'GET /api/v1/me': body({}) } } }
export const NotSignedInAgain: Story = {
  ...SessionEnded,
  name: 'Session ended, not signed in again',
  play: ({ canvasElement }) => press(canvasElement, '.session-step[type=button]')
}
export const Forbidden: Story = { name: 'Error page 403', args: { path: '/403' } }
export const ForbiddenForRole: Story = {
  name: 'Error page 403, for other roles',
  args: { path: '/account-admin/organizations' }
}
export const NotFound: Story = { name: 'Error page 404', args: { path: '/404' } }
export const UnknownAddress: Story = { name: 'Error page at any other address', args: { path: '/nowhere' } }
export const ForbiddenToGuests: Story = {
  ...answered(init({ me: {} })),
  name: 'Error page 403, not logged in',
  args: { path: '/403' }
}
export const ToTheLogin: Story = { ...answered(init({ me: {} })), name: 'On the way to the login' }
export const German: Story = { globals: german }
export const NarrowForbidden: Story = {
  ...ForbiddenForRole,
  name: 'Error page 403, German and narrow',
  globals: { ...german, ...narrow }
}
export const GermanNotFound: Story = { ...NotFound, name: 'Error page 404, German', globals: german }
export const Dark: Story = { globals: dark }
export const DarkNotFound: Story = { ...NotFound, name: 'Error page 404, dark', globals: dark }
export const DarkSessionEnded: Story = { ...SessionEnded, name: 'Session ended, dark', globals: dark }
export const Narrow: Story = { globals: { ...german, ...narrow } }
export const NarrowMenu: Story = { ...MenuOpen, name: 'Narrow, menu open', globals: { ...german, ...narrow } }
export const NarrowAdministration: Story = {
  ...Administration,
  name: 'Narrow, menu of an administrator',
  globals: { ...german, ...narrow },
  play: ({ canvasElement }) => press(canvasElement, '.dock > button')
}
export const DarkAdministration: Story = {
  ...Administration,
  name: 'Menu of an administrator, dark',
  globals: { ...german, ...dark }
}
