import type { StorybookConfig } from '@storybook/react-vite'
import { proxyTo } from './own-platform.js'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
  // The sidebar's search reads the headings of guides as well.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  viteFinal: (vite) => ({
    ...vite,
    server: { ...vite.server, proxy: { ...vite.server?.proxy, ...proxyTo(process.env.STORYBOOK_VITRINE_PLATFORM) } },
  }),
}

export default config
