import { runSteps } from './steps.ts'
import { BUILD, BUILT_STEPS, QUICK_STEPS, SLOW_STEPS } from './verify-steps.ts'

/** Skips the build if `npm test` has just built, as in `.ci/run`. */
const isBuilt = process.argv.includes('--built')

/** Every check that needs no server, each with its name. All are run; any failure fails the whole. */
const failed = [
  ...(await runSteps([...QUICK_STEPS, ...SLOW_STEPS])),
  ...(isBuilt ? [] : await runSteps([BUILD])),
  ...(await runSteps(BUILT_STEPS))
]
console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed.')
process.exitCode = failed.length ? 1 : 0
