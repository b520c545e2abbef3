import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // the registry describes the tags
  typescript: { reactDocgen: false },
  // with an older target, light-dark() becomes something that shadow roots do not inherit
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, target: 'esnext', chunkSizeWarningLimit: 2000 } })
}

export default config
