import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesOf } from './create/names.ts'
import { withCommandsOf } from './steps.ts'
import { QUICK_STEPS, SLOW_STEPS } from './verify-steps.ts'

const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'advisor-widgets-created-'))

/** Hard links cost no space; where there are none, as between file systems, they are copies. */
function link(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Files that a run in the copy must not change for a run in the original. */
const CACHES = ['.vite', '.cache'].map((name) => join(root, 'node_modules', name))

function linkFolder(from: string, to: string) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (CACHES.includes(source)) continue
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else link(source, target)
  }
}

function copyRepository() {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const path of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    copyFileSync(join(root, path), join(copy, path))
  }
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'))
}

const isOfThisRun = ([name]: [string, unknown]) => /^(VITEST|TEST|NODE_ENV)/.test(name)
const inherited = Object.fromEntries(Object.entries(process.env).filter((entry) => !isOfThisRun(entry)))
const env = withCommandsOf(copy, inherited)

/** The output if it fails. */
const faultsOf = (command: string) =>
  new Promise<string>((done) => {
    let said = ''
    const child = spawn(command, { cwd: copy, env, shell: true })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
    child.once('close', (status) => done(status === 0 ? '' : `${command}\n${said}`))
  })

const inTurn = async (...commands: string[]) => {
  const faults: string[] = []
  for (const command of commands) faults.push(await faultsOf(command))
  return faults.join('')
}

beforeAll(() => copyRepository(), 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each([
  ['organization/meeting-rooms', undefined, 'meeting-room', 'MeetingRoom'],
  ['card/galleries', undefined, 'gallery', 'Gallery'],
  ['people/boss-boxes', undefined, 'boss-box', 'BossBox'],
  ['people/staff', 'staff-member', 'staff-member', 'StaffMember']
])('the names of %s are derived correctly', (path, one, kebab, pascal) => {
  expect(namesOf(path, one)).toMatchObject({ one: kebab, Item: pascal })
})

test.each([
  ['meeting-rooms'],
  ['nowhere/meeting-rooms'],
  ['organization/MeetingRooms'],
  ['people/staff'],
  ['card/a/b']
])('%s is not a valid name for a feature', (path) => {
  expect(namesOf(path)).toBeUndefined()
})

test('a created feature passes the checks and its own tests unchanged', { timeout: 600_000 }, async () => {
  expect(await faultsOf('tsx scripts/create.ts organization/meeting-rooms')).toBe('')
  const checks = [...QUICK_STEPS, ...SLOW_STEPS].map(([, command]) => command)
  const tests = 'vitest run --project server-sqlite --project widgets-app meeting-rooms'
  const faults = await Promise.all([inTurn(...checks), faultsOf(tests)])
  expect(faults.join('')).toBe('')
})

test('existing files are not overwritten', async () => {
  expect(await faultsOf('tsx scripts/create.ts people/assistants')).toContain('There is already')
})
