import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { LOCALES } from '#contract/locales'
import { Email, line, TimeZone } from '#contract/values'
import { Refused } from '../core/command.ts'
import type { NewTenant } from './tenants.service.ts'

export const USAGE = `Opens an institution and invites its first administrator:

  npm run tenant -- --name "Alpenbank AG" --host termine.alpenbank.at \\
    --admin eder@alpenbank.at --first-name Martina --last-name Eder

  --language   ${LOCALES.join(', ')}; de-AT unless given
  --time-zone  an IANA name; Europe/Vienna unless given
  --base-url   what links in mails begin with, where that is not https:// and the host name`

const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/

const isBase = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !text.endsWith('/')

const Given = v.strictObject({
  name: line(255, 1),
  host: v.pipe(v.string(), v.toLowerCase(), v.regex(HOST)),
  admin: Email,
  'first-name': line(100, 1),
  'last-name': line(100, 1),
  language: v.optional(v.picklist(LOCALES), 'de-AT'),
  'time-zone': v.optional(TimeZone, 'Europe/Vienna'),
  'base-url': v.optional(v.pipe(v.string(), v.check(isBase)))
})

const option = { type: 'string' } as const
const OPTIONS = Object.fromEntries(Object.keys(Given.entries).map((name) => [name, option]))

function parsed(args: readonly string[]): unknown {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (failure) {
    throw new Refused(`${(failure as Error).message}\n\n${USAGE}`)
  }
}

/** What the operator asks for; what is missing or wrong is named, all at once. */
export function readTenant(args: readonly string[]): NewTenant {
  const result = v.safeParse(Given, parsed(args))
  if (!result.success) {
    const wrong = [...new Set(result.issues.map((issue) => `--${v.getDotPath(issue)}`))]
    throw new Refused(`Missing or wrong: ${wrong.join(', ')}\n\n${USAGE}`)
  }
  const { name, host, language, 'time-zone': time_zone, 'base-url': base_url = null, ...person } = result.output
  const { admin: email_address, 'first-name': first_name, 'last-name': last_name } = person
  return { name, host, base_url, language, time_zone, administrator: { first_name, last_name, email_address } }
}
