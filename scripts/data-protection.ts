import { register } from 'node:module'
import { DAY, HOUR } from '../host-server/core/base/clock.ts'
import type { RetentionRule } from '../host-server/core/db/retention-rule.ts'
import { GROUNDS, type StoredData, SUBJECTS, VIEWERS } from '../host-server/core/tenancy/stored-data.ts'
import { storedData } from '../host-server/stored-data.ts'
import { cell, rewriteSection, table } from './marked-section.ts'

type Table = StoredData[keyof StoredData]
type Named = [name: string, table: Table]

const tables: Named[] = Object.entries(storedData).toSorted(([one], [other]) => (one < other ? -1 : 1))
/** Pages that are rendered by the server import styles, of which nothing is needed here. */
const WITHOUT_STYLES = `export const load = (url, context, next) =>
  /\\.css(\\?|$)/.test(url) ? { format: 'module', shortCircuit: true, source: 'export default ""' } : next(url, context)`
register(`data:text/javascript,${encodeURIComponent(WITHOUT_STYLES)}`)
const { features } = await import('../host-server/features.ts')

const rules = features.flatMap(({ retention = [] }) => retention)

const code = (names: Iterable<string>) => [...names].map((name) => `\`${name}\``).join(', ')
const columnsOf = ({ columns }: Table, kind: string) =>
  Object.entries(columns).flatMap(([name, contained]) => (contained === kind ? name : []))
const isRetained = ({ columns }: Table) => Object.values(columns).some((kind) => kind.startsWith('retained:'))
const isPersonal = (one: Table) => SUBJECTS.some((subject) => columnsOf(one, subject).length) || isRetained(one)

const now = new Date('2026-01-01T12:00:00Z')

/** How long the rows of a rule stay, by what it says of today. */
function spanOf({ span, column, until }: RetentionRule): string {
  if (span) return span
  const last = until(now, 0)
  const milliseconds = now.getTime() - (typeof last === 'number' ? last : Date.parse(last))
  if (milliseconds < HOUR) return `until \`${column}\``
  const days = Math.floor(milliseconds / DAY)
  return `${days ? `${days} days` : `${milliseconds / HOUR} hours`} after \`${column}\``
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function sentenceOf(rule: RetentionRule): string {
  const { which, blank } = rule
  const what = blank ? code(Object.keys(blank)) : which
  return `${what ? `${what}: ${spanOf(rule)}` : capital(spanOf(rule))}.`
}

const howLong = ([name, { until }]: Named) =>
  [...rules.filter((rule) => rule.table === name).map(sentenceOf), ...(until ? [until] : [])].join(' ')

const whose = ([, one]: Named) =>
  SUBJECTS.flatMap((subject) => {
    const columns = columnsOf(one, subject)
    return columns.length ? `${subject}: ${code(columns)}` : []
  }).join('; ')

const seenBy = ({ seenBy = [] }: Table) => seenBy.map((viewer) => VIEWERS[viewer]).join('; ')

const withSubjects = tables.filter(([, one]) => isPersonal(one))
const incomplete = withSubjects.filter((named) => !seenBy(named[1]) || !howLong(named))
if (incomplete.length) {
  const names = incomplete.map(([name]) => name).join(', ')
  throw new Error(`How long it is kept or who sees it (until, seenBy) is missing in the declaration of ${names}.`)
}

const content = [
  '## Tables with personal data',
  table(
    ['Table', 'What for', 'Whose, in which columns', 'How long', 'Who sees it'],
    withSubjects.map((named) =>
      [`\`${named[0]}\``, named[1].why, whose(named), howLong(named), seenBy(named[1])].map(cell)
    )
  ),
  '## What stays when somebody is erased',
  table(
    ['Table', 'Columns', 'On which ground'],
    withSubjects.flatMap(([name, one]) =>
      Object.entries(GROUNDS).flatMap(([ground, text]) => {
        const columns = columnsOf(one, `retained:${ground}`)
        return columns.length ? [[`\`${name}\``, code(columns), cell(capital(text))]] : []
      })
    )
  ),
  '## What a customer is not given with their data',
  table(
    ['Table', 'Columns', 'Why'],
    withSubjects.flatMap(([name, { heldBack = {} }]) =>
      Object.entries(heldBack).map(([column, why]) => [`\`${name}\``, `\`${column}\``, cell(why)])
    )
  ),
  '## Tables without personal data',
  table(
    ['Table', 'What for'],
    tables.flatMap(([name, one]) => (isPersonal(one) ? [] : [[`\`${name}\``, cell(one.why)]]))
  )
].join('\n\n')

rewriteSection('data-protection.md', 'data', content, import.meta.filename)
