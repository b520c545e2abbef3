import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 })

/** The newest section of a changelog that says something: `Unreleased`, or a version. */
const newest = (changelog: string) => /^## \[(\S+)\][^\n]*\n(?:\s*|###[^\n]*\n)*-/m.exec(changelog)?.[1]

/** The commit of the last release: the newest whose changelog has nothing unreleased, of another version than ours. */
function releaseCommit(): string | undefined {
  const ours = newest(readFileSync('CHANGELOG.md', 'utf8'))
  const commits = git('log', '--format=%H', '--', 'CHANGELOG.md').split('\n').filter(Boolean)
  return commits.find((commit) => {
    const version = newest(git('show', `${commit}:CHANGELOG.md`))
    return version !== undefined && version !== 'Unreleased' && version !== ours
  })
}

interface Package {
  dependencies: Record<string, string>
}

/** Builds from the installed packages; a release that needs others cannot be built without the network. */
function build(commit: string, folder: string): void {
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  execFileSync('tar', ['-x', '-C', draft], { input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 }) })
  const { dependencies } = JSON.parse(readFileSync(join(draft, 'package.json'), 'utf8')) as Package
  const missing = Object.keys(dependencies).filter((name) => !existsSync(join('node_modules', name)))
  if (missing.length) throw new Error(`The last release needs packages that are not installed: ${missing}`)
  symlinkSync(resolve('node_modules'), join(draft, 'node_modules'))
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], {
    cwd: draft,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' }
  })
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
}

/** A shallow clone has no releases before its own; what it was cloned from has them. */
function completeHistory(): void {
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') git('fetch', '--quiet', '--unshallow')
}

/**
 * The folder of the last release, built from the repository's history and kept for the next run. A copy of its schema
 * would not do: what has to work is its own code, beside ours and on our schema.
 */
export function lastRelease(): string {
  try {
    completeHistory()
    const commit = releaseCommit()
    if (!commit) throw new Error('The history has no release before this one')
    const folder = resolve('node_modules/.cache/releases', commit)
    if (!existsSync(folder)) build(commit, folder)
    return folder
  } catch (cause) {
    throw new Error('The last release is built from the history: run the tests in a git clone with it.', { cause })
  }
}
