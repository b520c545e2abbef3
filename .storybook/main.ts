import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // the registry describes the tags
  typescript: { reactDocgen: false },
  // an older target has light-dark() rewritten into something that no shadow root inherits
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, target: 'esnext', chunkSizeWarningLimit: 2000 } })
}

export default config
