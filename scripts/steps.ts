import { exec } from 'node:child_process'

export type Step = readonly [name: string, command: string]

const LARGE = 64 * 1024 * 1024

const run = ([name, command]: Step) =>
  new Promise<boolean>((done) => {
    exec(`npx --no-install ${command}`, { maxBuffer: LARGE }, (failure, out, err) => {
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
