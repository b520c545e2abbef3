import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CommandError, runCommand } from '../core/cli/command.ts'
import { type Checked, checkLines, Fault } from '../ops/audit-log/verify-lines.ts'

const USAGE = 'Usage: verify-log [--key <public key>] <file> [<file that goes on> …]'

function readOptions() {
  try {
    return parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } })
  } catch {
    throw new CommandError(USAGE)
  }
}

const linesIn = async (file: string) => (await readFile(file, 'utf8')).split('\n').filter(Boolean)

const print = (file: string, { lines, seq, rewritten, gone }: Checked) =>
  [
    `${file}: ${lines} entries, none missing or changed, up to entry ${seq}.`,
    ...(rewritten ? [`  ${rewritten} of them were rewritten by an erasure; their names are not vouched for.`] : []),
    ...(gone ? [`  ${gone} of them have gone by their age; number and time are left.`] : [])
  ].join('\n')

await runCommand(async () => {
  const { positionals: files, values } = readOptions()
  if (!files.length) throw new CommandError(USAGE)
  let before: Checked | undefined
  for (const file of files) {
    try {
      before = checkLines(await linesIn(file), { ...(before && { before }), ...(values.key && { key: values.key }) })
    } catch (failure) {
      throw failure instanceof Fault ? new CommandError(`${file}: ${failure.message}`) : failure
    }
    console.log(print(file, before))
  }
  if (!values.key)
    console.log(`Signed with the key ${before?.key}: compare it with /api/v1/audit-log/key, or give it with --key.`)
})
