import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleFaultyOpenId, exampleOpenIdCheck } from '#contract/examples/openid-check.example'
import { exampleScim, exampleScimUnused } from '#contract/examples/scim.example'
import { exampleSettings } from '#contract/examples/settings.example'
import { exampleSentTexts, exampleTextCheck } from '#contract/examples/text-messages.example'
import { exampleVideoCheck } from '#contract/examples/video-rooms.example'
import { SECRET_MASK, type SettingGroup } from '#contract/settings'
import { AppStage } from '../.storybook/app-stage.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/organization/settings/settings.page.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const GET = 'GET /api/v1/settings'
const PATCH = 'PATCH /api/v1/settings'
const CHECK = 'POST /api/v1/settings/openid-check'
const VIDEO_CHECK = 'POST /api/v1/settings/video-check'
const TEXT_CHECK = 'POST /api/v1/settings/text-check'
const SENT_TEXTS = 'GET /api/v1/text-messages'
const SCIM = 'GET /api/v1/scim'
const PATH = '/account-admin/settings'

const settings = {
  ...exampleSettings,
  'images.bigHeaderImage': '/media/header.webp',
  imprint_de: 'https://www.alpenbank.example/impressum',
  embed_origins: 'https://www.bank.example http://localhost:3000 http://www.bank.example',
  openid_issuer: 'https://login.alpenbank.example/realms/staff',
  openid_client_secret: SECRET_MASK,
  video_provider: 'jitsi',
  jitsi_url: 'https://meet.alpenbank.example',
  jitsi_app_id: 'alpenbank',
  jitsi_secret: SECRET_MASK,
  text_provider: 'twilio',
  twilio_url: 'https://api.twilio.com',
  twilio_account: 'AC0123456789abcdef0123456789abcdef',
  twilio_token: SECRET_MASK,
  text_sender: '+43 720 123456',
  text_price: '0,079',
  text_day_limit: '2000',
  openid_roles: '{"Chefinnen":["accountadmin","orgs-manager"],"Filiale":"orgadmin"}',
  scim_roles: '{"Beratung":["stduser"],"Filialleitung":["orgadmin","analyst"]}'
}

const meta: Meta = {
  title: 'App/Settings',
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [GET]: body(settings),
      [PATCH]: body(settings),
      [CHECK]: body(exampleOpenIdCheck),
      [VIDEO_CHECK]: body(exampleVideoCheck),
      [TEXT_CHECK]: body(exampleTextCheck),
      [SENT_TEXTS]: body(exampleSentTexts),
      [SCIM]: body(exampleScim)
    }
  }
}
export default meta

const at = (path: string): StoryObj => ({
  render: () => (
    <AppStage path={path}>
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  )
})
const of = (group: SettingGroup, story: StoryObj = {}): StoryObj => ({ ...at(`${PATH}?id=${group}`), ...story })
const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const played = (play: (canvas: Element) => Promise<unknown>): StoryObj => ({
  play: async ({ canvasElement }) => void (await play(canvasElement))
})

export const Overview = at(PATH)
export const Appearance = of('appearance')
export const Booking = of('booking')
export const Video = of('video')
export const TextMessages = of('texts')
export const Calendars = of('calendars')
export const Cards = of('cards')
export const Legal = of('legal')
export const Websites = of('websites')
export const Public = of('public')
export const Push = of('push')
export const SignIn = of('sign-in')
export const Provisioning = of('provisioning')
export const ProvisioningUnused = of('provisioning', answered({ [SCIM]: body(exampleScimUnused) }))
export const ProvisioningLoading = of('provisioning', answered({ [SCIM]: never }))
export const ProvisioningFailed = of('provisioning', answered({ [SCIM]: refusal(500) }))
export const ProvisioningNarrow = of('provisioning', { globals: { ...narrow, ...german } })
export const ProvisioningDark = of('provisioning', { globals: dark })
export const Loading = of('legal', answered({ [GET]: never }))
export const Failed = of('legal', answered({ [GET]: refusal(500) }))
export const PaleColour = of('appearance', answered({ [GET]: body({ ...settings, primary_color: '#ffd54f' }) }))
export const NoWebsites = of('websites', answered({ [GET]: body({ ...settings, embed_origins: '' }) }))
export const Saving = of('legal', {
  ...answered({ [PATCH]: never }),
  ...played((canvas) => press(canvas, '[type=submit]'))
})
const refused = {
  message: 'No',
  errors: { mail_from: ['This is not a valid e-mail address. Please enter one such as name@example.com.'] }
}
export const Refused = of('legal', {
  ...answered({ [PATCH]: refusal(422, refused) }),
  ...played(async (canvas) => {
    await fill(canvas, { mail_from: 'termine' })
    await press(canvas, '[type=submit]')
    await find(canvas, '.errors p', 'not a valid')
  })
})
const tested = played(async (canvas) => {
  await press(canvas, '.service-test button')
  await find(canvas, '.service-findings')
})
export const Tested = of('sign-in', tested)
export const Faulty = of('sign-in', { ...answered({ [CHECK]: body(exampleFaultyOpenId) }), ...tested })
export const German = of('sign-in', { ...tested, globals: german })
export const VideoTested = of('video', tested)
export const VideoGerman = of('video', { ...tested, globals: { ...narrow, ...german } })
export const TextsTested = of('texts', tested)
export const TextsGerman = of('texts', { ...tested, globals: { ...narrow, ...german } })
export const TextsDark = of('texts', { ...tested, globals: dark })
export const Dark = of('appearance', { globals: dark })
export const Narrow = of('sign-in', { ...tested, globals: { ...narrow, ...german } })
export const NarrowLegal = of('legal', { globals: { ...narrow, ...german } })
