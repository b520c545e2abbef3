import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { glob } from 'tinyglobby'
import { readImports, root } from './imports.ts'
import { runSteps } from './steps.ts'
import { QUICK_STEPS } from './verify-steps.ts'

/** As many test files as run within the minute that one is willing to wait before a commit. */
const MOST = 8
const PROJECTS = ['server-sqlite', 'widgets-preact', 'widgets-app'].flatMap((name) => ['--project', name])

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What is not committed yet, or else what the last commit changed. */
function changedFiles(): string[] {
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return (uncommitted.length ? uncommitted : git('diff', '--name-only', 'HEAD~1')).filter(existsSync)
}

/**
 * The tests that a change affects: first those of nouns whose contract has changed, which hundreds of files import, then
 * those that import the change most directly or are beside it.
 */
async function concernedTests(changed: readonly string[]): Promise<string[]> {
  const tests = await glob('{contract,host-server,templates,widgets,migrations,scripts}/**/*.test.{ts,tsx}', {
    cwd: root
  })
  const reach = await readImports(tests, /\?|\.worker/)
  const folders = new Set(changed.filter((file) => /\.tsx?$/.test(file)).map(dirname))
  // contract/working-hours.ts, contract/messages/working-hours.messages.ts
  const nouns = new Set(
    changed.filter((file) => file.startsWith('contract/')).map((file) => basename(file).split('.')[0])
  )
  const distanceOf = (test: string) => {
    if (nouns.has(basename(dirname(test)))) return 0
    const imported = reach(test)
    const beside = folders.has(dirname(test)) ? 1 : Number.POSITIVE_INFINITY
    return Math.min(beside, ...changed.map((file) => imported.get(file) ?? Number.POSITIVE_INFINITY))
  }
  return tests
    .map((test) => ({ test, distance: distanceOf(test) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ test }) => test)
}

const runTests = (tests: readonly string[]) =>
  new Promise<boolean>((done) => {
    const asked = ['--no-install', 'vitest', 'run', ...PROJECTS, '--passWithNoTests', ...tests]
    spawn('npx', asked, { cwd: root, stdio: 'inherit' }).once('exit', (code) => done(code === 0))
  })

const [failed, tests] = await Promise.all([runSteps(QUICK_STEPS), concernedTests(changedFiles())])
const chosen = tests.slice(0, MOST)
console.log(
  `\n▸ the ${chosen.length} test files nearest to what was changed, of ${tests.length} that it may affect (npm test runs all)`
)
const passed = chosen.length === 0 || (await runTests(chosen))
console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '')
process.exitCode = failed.length || !passed ? 1 : 0
