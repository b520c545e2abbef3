import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take a minute or more, mostly by waiting: begun last, they would run alone. The longest first. */
const LONG = [
  'scripts/create.test.ts',
  'host-server/tests/mail-server.endurance.ts',
  'host-server/tests/failover.endurance.ts',
  'host-server/tests/file-imports.endurance.ts',
  'host-server/tests/backup.endurance.ts',
  'host-server/wallet/push-notifications/push.endurance.ts',
  'host-server/tests/upgrade.endurance.ts'
]

const rank = ({ moduleId }: TestSpecification) => {
  const at = LONG.findIndex((file) => moduleId.endsWith(file))
  return at < 0 ? LONG.length : at
}

const isEndurance = ({ moduleId }: TestSpecification) => moduleId.endsWith('.endurance.ts')

/** How much of a step has begun when the last of endurance does. */
const SHARE = 0.8

/** Endurance waits while walks use the processor, so that its files are spread among theirs. */
function spread(files: readonly TestSpecification[]): TestSpecification[] {
  const waiting = files.filter(isEndurance)
  const busy = files.filter((file) => !isEndurance(file))
  const every = Math.max(1, Math.floor((busy.length * SHARE) / (waiting.length || 1)))
  const turns = busy.flatMap((file, at) => (at % every ? [file] : [...waiting.splice(0, 1), file]))
  return [...turns, ...waiting]
}

/** Long files first within each project, then as Vitest does: large ones first. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const names = [...new Set(sorted.map(({ project }) => project.name))]
    return names.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      return spread(own.toSorted((one, other) => rank(one) - rank(other)))
    })
  }
}
