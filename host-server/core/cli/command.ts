import { createInterface } from 'node:readline/promises'
import { ConfigError } from '../base/config.ts'

/** A failure that the operator can fix; the message says how. */
export class CommandError extends Error {}

/** Prints failures that the operator can fix as a sentence, others with their stack. */
function print(failure: unknown): unknown {
  if (failure instanceof CommandError || failure instanceof ConfigError) return failure.message
  const { code, message } = failure as { code?: string; message?: string }
  // errors of the system and of the databases have a code
  return code ? `${message || code}\nThe doctor may know more: npm run doctor` : failure
}

/** Runs a command and sets the exit code. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (failure) {
    console.error(print(failure))
    process.exitCode = 1
  }
}

const FORCE = '--force'

/** The command's file argument, and whether it may replace data; unknown options are not taken for a file. */
export function readArguments(usage: string) {
  const args = process.argv.slice(2)
  const files = args.filter((arg) => !(arg === FORCE && usage.includes(FORCE)))
  if (files.length > 1 || files.some((arg) => arg.startsWith('-'))) throw new CommandError(`Usage: ${usage}`)
  return { file: files[0], force: args.includes(FORCE) }
}

/** An instant as it is written in file names. */
export const fileTimestamp = () => new Date().toISOString().replace(/[:.]/g, '')

/** Asks for confirmation; without a terminal the answer is no. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes to go on: `)
  terminal.close()
  return answer.trim() === 'yes'
}
