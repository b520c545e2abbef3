import { PERIODS } from '#contract/retention'
import { DAY } from '../../core/base/clock.ts'
import { isSignedBy } from './audit-key.ts'
import { contentOf, type End, FORMAT, firstHash, type Head, hashOf, type Line, signedText } from './audit-lines.ts'

/** What a file must go on from: the end of the one before. */
export interface Checked {
  tenant: string
  key: string
  seq: number
  hash: string
  lines: number
  /** Entries that an erasure has rewritten: who, and of whom, is no longer vouched for. */
  rewritten: number
  /** Entries of which age has left number and time. */
  gone: number
}

/** The first fault of a file. */
export class Fault extends Error {}

function parse(text: string, at: number): Head | Line | End {
  try {
    const line: unknown = JSON.parse(text)
    if (line && typeof line === 'object') return line as Head | Line | End
  } catch {
    // below
  }
  throw new Fault(`Line ${at} of the file is cut off or damaged.`)
}

function headOf(line: Head | Line | End | undefined, before: Checked | undefined, key: string | undefined): Head {
  if (!line || !('format' in line) || line.format !== FORMAT)
    throw new Fault('The file does not begin as a signed audit log.')
  const { tenant, after, previous } = line
  if (key && key !== line.key) throw new Fault('The file is signed with another key.')
  if (before && before.tenant !== tenant) throw new Fault('The file is another institution’s.')
  if (before && (before.seq !== after || before.hash !== previous))
    throw new Fault(`The file goes on after entry ${after}, not after entry ${before.seq} as it was before.`)
  if (!before && !after && previous !== firstHash(tenant)) throw new Fault('The file is another institution’s.')
  return line
}

const isEnd = (line: Head | Line | End): line is End => 'signature' in line

/** Whether the entry stands elsewhere in the file. */
const standsLater = (rest: readonly string[], seq: number) => rest.some((text) => text.startsWith(`{"seq":${seq},`))

/** The youngest entries that age may have removed. */
const isTooYoung = ({ at }: Line, { made_at }: Head) =>
  Date.parse(made_at) - Date.parse(at) < PERIODS['access-log'].min * DAY

type Kept = 'whole' | 'rewritten' | 'gone'

function keptOf(line: Line, head: Head): Kept {
  const { seq, salt, entry, content } = line
  if (!entry) {
    if (salt !== null || isTooYoung(line, head))
      throw new Fault(`Entry ${seq} is missing; its number and time are left.`)
    return 'gone'
  }
  if (salt === null) return 'rewritten'
  if (contentOf(salt, entry) !== content) throw new Fault(`Entry ${seq} was changed.`)
  return 'whole'
}

/** Checks a signed log, which may follow another one. @throws Fault the first that is found */
export function checkLines(texts: readonly string[], asked: { before?: Checked; key?: string } = {}): Checked {
  const [first = '', ...rest] = texts
  const head = headOf(first ? parse(first, 1) : undefined, asked.before, asked.key)
  const checked: Checked = {
    ...{ tenant: head.tenant, key: head.key, seq: head.after, hash: head.previous },
    ...{ lines: 0, rewritten: 0, gone: 0 }
  }
  for (const [index, text] of rest.entries()) {
    const line = parse(text, index + 2)
    if (isEnd(line)) {
      if (index < rest.length - 1) throw new Fault('There are lines after the signed end.')
      return ended(checked, head, line)
    }
    follow(checked, head, line as Line, rest.slice(index + 1))
  }
  throw new Fault(`The file has no signed end: it was cut off after entry ${checked.seq}.`)
}

function follow(checked: Checked, head: Head, line: Line, rest: readonly string[]): void {
  const expected = checked.seq + 1
  if (line.seq !== expected)
    throw new Fault(
      standsLater(rest, expected)
        ? `Entry ${expected} was moved: entry ${line.seq} stands in its place.`
        : `Entry ${expected} is missing.`
    )
  if (line.previous !== checked.hash || hashOf(checked.hash, line) !== line.hash)
    throw new Fault(`Entry ${line.seq} was changed.`)
  const kept = keptOf(line, head)
  checked.seq = line.seq
  checked.hash = line.hash
  checked.lines += 1
  if (kept !== 'whole') checked[kept] += 1
}

function ended(checked: Checked, head: Head, end: End): Checked {
  if (end.end !== checked.seq || end.hash !== checked.hash || end.lines !== checked.lines)
    throw new Fault(`Entries after ${checked.seq} are missing: the file was signed up to entry ${end.end}.`)
  if (!isSignedBy(head.key, signedText(head, end), end.signature))
    throw new Fault('The signature is not that of the key, or beginning and end were changed.')
  return checked
}
