import type { Decorator, Preview } from '@storybook/react-vite'
import { LOCALES } from '#contract/locales'
import { Docs } from './docs-page.tsx'
import { expectQuiet, listen } from './quiet.ts'
import { Scene, THEMES } from './scene.tsx'
import { settle } from './settle.ts'

const inScene: Decorator = (Story, { globals, parameters, viewMode }) => (
  <div style={{ minBlockSize: viewMode === 'docs' ? 0 : '100dvh' }}>
    <Scene
      locale={globals.locale}
      scheme={globals.scheme}
      tenant={globals.tenant}
      answers={parameters.answers}
      look={parameters.look}
    >
      <Story />
    </Scene>
  </div>
)

const choice = (title: string, icon: 'globe' | 'contrast' | 'paintbrush', items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true }
})

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` }
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inScene],
  initialGlobals: { locale: 'en', scheme: 'light', tenant: 'Alpenbank' },
  globalTypes: {
    locale: choice('Language', 'globe', LOCALES),
    scheme: choice('Colour scheme', 'contrast', ['light', 'dark']),
    tenant: choice('Tenant', 'paintbrush', Object.keys(THEMES))
  },
  parameters: {
    layout: 'fullscreen',
    answers: {},
    look: { padding: 'clamp(16px, 3vw, 32px)', background: 'light-dark(#fff, #121518)' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: screen('Narrow, 320 px', 320, 640),
        phone: screen('Phone', 390, 844),
        desktop: screen('Desktop', 1280, 800)
      }
    },
    docs: { page: Docs },
    // what is right is only listed for people, which took longer than to find what is wrong
    a11y: { test: 'error', options: import.meta.env.VITEST ? { resultTypes: ['violations'] } : {} },
    options: { storySort: { order: ['Embed', 'Visitors', 'Advisors', 'App', 'Parts'] } }
  },
  beforeEach() {
    // a story does not go on where another has stopped
    sessionStorage.clear()
    return listen()
  },
  async afterEach({ canvasElement }) {
    await settle(canvasElement)
    expectQuiet()
  }
}

export default preview
