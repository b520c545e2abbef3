import type { Meta, StoryObj } from '@storybook/react-vite'
import { useHydrateAtoms } from 'jotai/utils'
import { exampleAdvisorMe, exampleAppInit } from '#contract/examples/app-init.example'
import { exampleNotifiedDevices } from '#contract/examples/device-notices.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { initAtom, meAtom } from '../widgets/core/data/session.ts'
import { DeviceNotices } from '../widgets/people/device-notices/device-notices.tsx'

const DEVICES = 'GET /api/v1/me/notified-devices'

function Shown() {
  useHydrateAtoms([[initAtom, exampleAppInit]])
  useHydrateAtoms([[meAtom, exampleAdvisorMe]])
  return <DeviceNotices />
}

const meta: Meta = {
  title: 'App/Notifications on devices',
  render: () => (
    <AppStage path="/messenger">
      <Shown />
    </AppStage>
  ),
  parameters: {
    answers: { [DEVICES]: body(exampleNotifiedDevices) },
    docs: { description: { component: 'Whether this device notifies a member of staff, and which others do.' } }
  }
}
export default meta

export const Ready: StoryObj = {}
export const Empty: StoryObj = {
  name: 'Without devices',
  parameters: { answers: { [DEVICES]: body({ ...exampleNotifiedDevices, devices: [] }) } }
}
export const Loading: StoryObj = { parameters: { answers: { [DEVICES]: never } } }
export const Failed: StoryObj = { parameters: { answers: { [DEVICES]: refusal(500) } } }
export const German: StoryObj = { globals: german }
export const Narrow: StoryObj = { globals: narrow }
export const Dark: StoryObj = { globals: dark }
