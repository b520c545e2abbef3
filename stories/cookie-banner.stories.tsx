import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { catalogue } from '#contract/catalogue'
import type { CookieConfig } from '#contract/consents'
import { exampleCookieConfig } from '#contract/examples/consents.example'
import { type Locale, languageTag } from '#contract/locales'
import { Stage } from '../.storybook/stage.tsx'
import { dark, german, narrow } from '../.storybook/states.ts'
import { useHost } from '../widgets/core/element/host.ts'
import { TextsContext } from '../widgets/core/element/texts.tsx'
import css from '../widgets/site/consents/cookie-banner.css?inline'
import { CookieBanner } from '../widgets/site/consents/cookie-banner.tsx'
import { useStyles } from '../widgets/ui/base/use-styles.ts'

interface Args {
  config: CookieConfig
  open?: boolean
}

/** The banner as on the host's pages, without a stored choice. */
function Shown({ config, open = false }: Args) {
  const { root } = useHost()
  useStyles(css)
  useLayoutEffect(() => {
    root.querySelector('advisor-cookie-banner')?.removeAttribute('hidden')
    root.querySelector('details')?.toggleAttribute('open', open)
  }, [root, open])
  return <CookieBanner version="0123456789ab" config={config} />
}

const meta: Meta<Args> = {
  title: 'Visitors/Cookie banner',
  render: (args, { globals }) => {
    const locale = globals.locale as Locale
    const texts = { locale, tag: languageTag(locale), messages: catalogue(locale, ['consents']) }
    return (
      <Stage>
        <TextsContext.Provider value={texts}>
          <Shown {...args} />
        </TextsContext.Provider>
      </Stage>
    )
  },
  parameters: {
    docs: {
      description: {
        component:
          "Asks on the host's own pages which optional cookies may be set, from the setting `cookies_alert_config`. Its texts are the tenant's."
      }
    }
  },
  args: { config: exampleCookieConfig }
}
export default meta

type Story = StoryObj<Args>

export const Asking: Story = {}
export const Details: Story = { args: { open: true } }
export const EssentialOnly: Story = { args: { config: { text: '', essentialKey: '', entries: {} } } }
export const German: Story = { globals: german }
export const Dark: Story = { ...Details, globals: dark }
export const Narrow: Story = { ...Details, globals: { ...german, ...narrow } }
