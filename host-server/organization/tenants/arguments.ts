import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { LOCALES } from '#contract/locales'
import { Email, line, TimeZone } from '#contract/values'
import { CommandError } from '../../core/cli/command.ts'
import type { HostChange, NewTenant } from './tenants.service.ts'

export const USAGE = `Opens an institution and invites its first administrator:

  npm run tenant -- --name "Alpenbank AG" --host termine.alpenbank.at \\
    --admin eder@alpenbank.at --first-name Martina --last-name Eder

  --language   ${LOCALES.join(', ')}; default de-AT
  --time-zone  an IANA name; default Europe/Vienna
  --base-url   base address of links in e-mails; default https:// and the host name

Adds or removes a host name of an institution:

  npm run tenant -- --of termine.alpenbank.at --add-host beratung.alpenbank.at
  npm run tenant -- --of termine.alpenbank.at --remove-host beratung.alpenbank.at`

const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/

const Host = v.pipe(v.string(), v.toLowerCase(), v.regex(HOST))

const isBase = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !text.endsWith('/')

const Given = v.strictObject({
  name: line(255, 1),
  host: Host,
  admin: Email,
  'first-name': line(100, 1),
  'last-name': line(100, 1),
  language: v.optional(v.picklist(LOCALES), 'de-AT'),
  'time-zone': v.optional(TimeZone, 'Europe/Vienna'),
  'base-url': v.optional(v.pipe(v.string(), v.check(isBase)))
})

const Change = v.strictObject({ of: Host, 'add-host': v.optional(Host), 'remove-host': v.optional(Host) })

const option = { type: 'string' } as const
const NAMES = Object.keys({ ...Given.entries, ...Change.entries })
const OPTIONS = Object.fromEntries(NAMES.map((name) => [name, option]))

function parsed(args: readonly string[]): unknown {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (failure) {
    throw new CommandError(`${(failure as Error).message}\n\n${USAGE}`)
  }
}

/** Reports all missing and invalid options together. */
function checked<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const wrong = [...new Set(result.issues.map((issue) => `--${v.getDotPath(issue)}`))]
  throw new CommandError(`Missing or invalid: ${wrong.join(', ')}\n\n${USAGE}`)
}

function newTenant(given: unknown): NewTenant {
  const { name, host, language, ...rest } = checked(Given, given)
  const { 'time-zone': time_zone, 'base-url': base_url = null, ...person } = rest
  const { admin: email_address, 'first-name': first_name, 'last-name': last_name } = person
  return { name, host, base_url, language, time_zone, administrator: { first_name, last_name, email_address } }
}

function hostChange(given: unknown): HostChange {
  const { of, 'add-host': added, 'remove-host': removed } = checked(Change, given)
  const host = added ?? removed
  if (!host || (added && removed)) throw new CommandError(`Use either --add-host or --remove-host\n\n${USAGE}`)
  return { of, host, isAdded: Boolean(added) }
}

/** The operator's command: a new institution, or a changed host name of an existing one. */
export function readTenant(args: readonly string[]): { opened: NewTenant } | { changed: HostChange } {
  const given = parsed(args) as Record<string, string>
  return 'of' in given ? { changed: hostChange(given) } : { opened: newTenant(given) }
}
