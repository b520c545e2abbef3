import { exec } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export type Step = readonly [name: string, command: string]

const LARGE = 64 * 1024 * 1024

/** For the commands of packages in a folder; npx takes half a second to find each of them. */
export const withCommandsOf = (folder: string, env: NodeJS.ProcessEnv) => ({
  ...env,
  PATH: [resolve(folder, 'node_modules/.bin'), env.PATH].join(delimiter)
})
const env = withCommandsOf(resolve(import.meta.dirname, '..'), process.env)

const run = ([name, command]: Step) =>
  new Promise<boolean>((done) => {
    exec(command, { maxBuffer: LARGE, env }, (failure, out, err) => {
      console.log(`\n▸ ${name}\n${out}${err}`.trimEnd())
      done(!failure)
    })
  })

/** Runs all steps, two at a time, and prints each as it ends; returns the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const waiting = [...steps]
  const failed: string[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await run(step))) failed.push(step[0])
  }
  await Promise.all([work(), work()])
  return failed
}
