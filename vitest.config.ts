import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from './scripts/chromium.ts'
import { once } from './scripts/once.ts'
import { ON_POSTGRES_ALONE, ON_SQLITE_ALONE, WITHOUT_POSTGRES } from './scripts/one-database.ts'
import { compat, slim } from './scripts/plugins.ts'
import { SecondAttempts } from './scripts/second-attempts.ts'
import { SERVER_TESTS, testsWithoutDatabase } from './scripts/server-tests.ts'
import { keepTemporaryFilesInMemory } from './scripts/temporary-files.ts'
import { TestOrder } from './scripts/test-order.ts'
import { widgetTests } from './scripts/widget-tests.ts'

keepTemporaryFilesInMemory()

const browser = (contextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    contextOptions,
    launchOptions: {
      ...(existsSync(chromiumPath()) && { executablePath: chromiumPath() }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync']
    }
  })
})
const aliases = (table: Record<string, string>) =>
  Object.entries(table).map(([from, to]) => ({ find: new RegExp(`^${from}$`), replacement: to }))
const asked = process.argv.join(' ')
const isWhole = !asked.includes('--project')
/** Files named by a person run wherever they can. */
const isNamed = process.argv.slice(2).some((argument) => /^[^-].*[./]/.test(argument))
const isInTurn = isWhole && !isNamed && !process.env.SOAK
/** Whether a project may run, so that what it alone needs is made ready. */
const isAsked = (project: string) => isWhole || asked.includes(project) || asked.includes(`${project.split('-')[0]}-*`)
const of = await once('widget tests', widgetTests)
/**
 * Projects of one step run at once, on two cores, of which Vitest by itself would use one. Tests of the server wait for
 * databases and threads; walks and endurance for pages and for processes that are killed, so that more of them run at
 * once than there are cores, and the stories beside the walks. Four walks beside the stories are too many, and so are
 * tests of widgets beside walks: some met their limits.
 */
const STEPS = {
  servers: { groupOrder: 0, workers: 4 },
  widgets: { groupOrder: 1, workers: 3 },
  walks: { groupOrder: 2, workers: 3 }
}
const step = (name: keyof typeof STEPS) => ({
  sequence: { groupOrder: STEPS[name].groupOrder },
  maxWorkers: STEPS[name].workers
})
const undrawn = resolve('widgets/testing/undrawn.ts')
const widgets = (name: string, include: string[], when: keyof typeof STEPS = 'widgets') => ({
  name,
  include,
  ...step(when),
  setupFiles: [undrawn, 'widgets/testing/setup.ts'],
  testTimeout: 60_000,
  // loading every module again for each file took half of the time
  isolate: false,
  browser: browser()
})
/** Named, or Vite finds them one by one in a fresh clone and reloads the page under a running test. */
const packages = [
  '@formatjs/icu-messageformat-parser',
  '@noble/hashes/pbkdf2.js',
  '@noble/hashes/sha2.js',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'fast-check',
  'intl-messageformat',
  'jsqr',
  'qrcode-generator',
  'valibot'
]
const onReact = ['downshift', 'jotai', 'react', 'react-dom/client', 'react/jsx-dev-runtime', 'wouter']
const preact = ['preact', 'preact/hooks', 'preact/jsx-runtime']
const onPreact = ['downshift', ...preact]
const onCompat = ['downshift', 'jotai', 'preact/compat', 'preact/compat/client', 'wouter', ...preact]
const templates = [resolve('host-server/testing/template-folder.ts')]
const cluster = resolve('host-server/testing/postgres.ts')
/** Room for what tests leave behind: collecting it took a twentieth of the processor's time. */
const execArgv = ['--max-semi-space-size=64']
const server = {
  execArgv,
  include: [SERVER_TESTS],
  setupFiles: ['host-server/core/base/url-parsing.ts'],
  // the access test asks some 700 times, on machines with two cores that may have other work
  testTimeout: 180_000,
  hookTimeout: 60_000,
  // templates print the widgets' styles
  css: true,
  globalSetup: templates,
  // reading the whole server anew for each file took longer than all its tests on SQLite
  isolate: false
}

/** Every story, drawn and looked over by axe; Storybook takes its time to start, so only where it may be asked for. */
const stories = async () => {
  if (!isAsked('stories')) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const plugins = [storybookTest({ configDir: resolve('.storybook') })]
  // looked over when nothing moves any more, and one at a time: four at once left the walks a third of the processor
  const still = { ...browser({ reducedMotion: 'reduce' }), fileParallelism: false }
  return [
    {
      extends: true as const,
      plugins,
      test: {
        name: 'stories',
        ...step('walks'),
        setupFiles: [undrawn],
        isolate: false,
        testTimeout: 60_000,
        browser: still
      }
    }
  ]
}

const builtSite = resolve('host-server/testing/built-site.ts')
const WALKS = ['{widgets,host-server,scripts}/**/*.browser.ts']
const ENDURANCE = ['host-server/**/*.endurance.ts']
/** Tests of the built product's processes. */
const processes = (name: string, include: string[], globalSetup: string[]) => ({
  extends: true as const,
  resolve: { alias: aliases(compat) },
  test: {
    name,
    include,
    globalSetup: [...templates, ...globalSetup],
    execArgv,
    testTimeout: 180_000,
    hookTimeout: 90_000,
    isolate: false,
    // as the servers' tests, or what is kept of a module is not the same
    css: true,
    ...step('walks')
  }
})

export default defineConfig({
  test: {
    ...(!asked.includes('shuffle') && { sequence: { sequencer: TestOrder } }),
    // servers' tests on both databases and walks read the same modules, and so does the next run
    experimental: { fsModuleCache: true },
    // decision 0080: one second attempt in CI, named at the end
    ...(process.env.CI && { retry: 1, reporters: ['default', new SecondAttempts()] }),
    tags: [
      { name: 'race', description: 'Whether something is given twice: once is too often, so never repeated', retry: 0 }
    ],
    // generous, for a busy machine
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        cacheDir: 'node_modules/.vite/widgets-react',
        optimizeDeps: { include: [...packages, ...onReact] },
        test: widgets('widgets-react', of.embedded, 'servers')
      },
      {
        extends: true,
        cacheDir: 'node_modules/.vite/widgets-preact',
        resolve: { alias: aliases(slim) },
        optimizeDeps: {
          include: [...packages, ...onPreact],
          exclude: ['jotai', 'wouter']
        },
        test: widgets('widgets-preact', [...of.embedded, ...of.plain])
      },
      {
        extends: true,
        cacheDir: 'node_modules/.vite/widgets-app',
        resolve: { alias: aliases(compat) },
        optimizeDeps: { include: [...packages, ...onCompat] },
        test: widgets('widgets-app', of.app)
      },
      {
        extends: true,
        resolve: { alias: aliases(compat) },
        test: {
          ...server,
          ...step('servers'),
          name: 'server-sqlite',
          // what needs two processes on one database
          exclude: ['**/*.postgres.test.ts', ...(isInTurn ? ON_POSTGRES_ALONE : [])],
          include: [...server.include, 'scripts/**/*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' }
        }
      },
      {
        extends: true,
        resolve: { alias: aliases(compat) },
        test: {
          ...server,
          ...step('servers'),
          name: 'server-postgres',
          exclude: [
            ...(isAsked('server-postgres') ? await once('tests without database', testsWithoutDatabase) : []),
            ...(process.env.SOAK ? [] : WITHOUT_POSTGRES),
            ...(isInTurn ? ON_SQLITE_ALONE : [])
          ],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: [...templates, cluster]
        }
      },
      ...(await once('stories', stories)),
      // in one project a worker goes from a walk to endurance and back without reading all modules again
      ...(isWhole
        ? [processes('walks', [...WALKS, ...ENDURANCE], [builtSite, cluster])]
        : [processes('browser', WALKS, [builtSite]), processes('endurance', ENDURANCE, [cluster])])
    ]
  }
})
