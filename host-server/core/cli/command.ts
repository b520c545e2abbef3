import { createInterface } from 'node:readline/promises'
import { ConfigError } from '../base/config.ts'

/** A failure that the operator can fix; the message says how. */
export class Refused extends Error {}

/** Failures that the operator can fix print as a sentence, others with their stack. */
function tell(failure: unknown): unknown {
  if (failure instanceof Refused || failure instanceof ConfigError) return failure.message
  const { code, message } = failure as { code?: string; message?: string }
  // the system's failures and the databases' have a code
  return code ? `${message || code}\nThe doctor may know more: npm run doctor` : failure
}

/** Runs a command to its end, for which the exit code speaks. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (failure) {
    console.error(tell(failure))
    process.exitCode = 1
  }
}

const FORCE = '--force'

/** The file that the command was given, and whether it may replace data; an option that it does not know is no file. */
export function readArguments(usage: string) {
  const args = process.argv.slice(2)
  const files = args.filter((arg) => !(arg === FORCE && usage.includes(FORCE)))
  if (files.length > 1 || files.some((arg) => arg.startsWith('-'))) throw new Refused(`Usage: ${usage}`)
  return { file: files[0], force: args.includes(FORCE) }
}

/** A moment as file names bear it. */
export const stamp = () => new Date().toISOString().replace(/[:.]/g, '')

/** Asks at a terminal; without one the answer is no. */
export async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes to go on: `)
  terminal.close()
  return answer.trim() === 'yes'
}
