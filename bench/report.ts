import { execFileSync } from 'node:child_process'
import { cpus, release, totalmem, type } from 'node:os'
import type { ListRow } from './administration.ts'
import type { EmbedRow } from './embed.ts'
import type { PaintRow } from './paint.ts'
import type { Pushed } from './push.ts'
import type { Row } from './server.ts'
import type { SlotsRow } from './slots.ts'
import type { UsableRow } from './usable.ts'

const two = (value: number) => value.toFixed(2)
const whole = (value: number) => value.toFixed(value < 10 ? 1 : 0)

function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(1, title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart : cell.padEnd).call(cell, widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const verdict = (met: boolean) => (met ? 'met' : 'missed')

export function serverTable(rows: Row[]): string {
  return table(
    ['what', 'beside', 'ours /s', 'beside /s', 'ratio', 'at least', ''],
    rows.map(({ what, besideWhat, ours, beside, ratio, target }) => [
      what,
      besideWhat,
      whole(ours),
      whole(beside),
      two(ratio),
      target ? two(target) : '',
      target ? verdict(ratio >= target) : ''
    ])
  )
}

export function embedTable(rows: EmbedRow[]): string {
  return table(
    ['one button on a page', 'kB', 'requests', 'ms', 'to plain', 'at most', '', 'to React'],
    rows.map(({ what, bytes, requests, milliseconds, ratio, toReact, target }) => [
      what,
      (bytes / 1000).toFixed(1),
      String(requests),
      whole(milliseconds),
      two(ratio),
      target ? two(target) : '',
      target ? verdict(ratio <= target) : '',
      two(toReact)
    ])
  )
}

export const usableTable = (rows: UsableRow[]): string =>
  table(
    ['on a phone, nothing in the cache', 'ms', 'at most', ''],
    rows.map(({ what, milliseconds, target }) => [
      what,
      whole(milliseconds),
      whole(target),
      verdict(milliseconds <= target)
    ])
  )

export function paintTable(rows: PaintRow[]): string {
  return table(
    ['largest contentful paint', 'beside', 'ms', 'beside ms', 'ratio', 'at most', ''],
    rows.map(({ what, besideWhat, milliseconds, beside, ratio, target }) => [
      what,
      besideWhat,
      whole(milliseconds),
      whole(beside),
      two(ratio),
      target ? two(target) : '',
      target ? verdict(ratio <= target) : ''
    ])
  )
}

export function slotsTable(rows: SlotsRow[]): string {
  return table(
    ['scripting of the costliest interaction', 'ms', 'empty week, ms', 'at most', ''],
    rows.map(({ what, milliseconds, beside, target }) => [
      what,
      whole(milliseconds),
      whole(beside),
      whole(target),
      verdict(milliseconds <= target)
    ])
  )
}

const listTable = (what: string, beside: string, rows: ListRow[]): string =>
  table(
    [what, 'ms', beside, 'ratio', 'at most, ms', ''],
    rows.map(({ what, milliseconds, beside, target }) => [
      what,
      whole(milliseconds),
      whole(beside),
      two(milliseconds / beside),
      whole(target),
      verdict(milliseconds <= target)
    ])
  )

export const listsTable = (rows: ListRow[]) => listTable('long lists', 'the demo’s, ms', rows)
export const waitsTable = (rows: ListRow[]) =>
  listTable('the longest wait of another request during', 'with nothing running, ms', rows)

export function pushTable(sendings: Pushed[]): string {
  return table(
    ['while a text goes to phones', 'beside', 'meanwhile', 'beside it', 'ratio', 'at most', ''],
    sendings.flatMap(({ database, phones, seconds, rows }) => [
      [`${database}: ${phones} phones`, '', `${whole(seconds)} s`, '', `${whole(phones / seconds)} /s`, '', ''],
      ...rows.map(({ what, besideWhat, meanwhile, beside, target }) => [
        what,
        besideWhat,
        whole(meanwhile),
        whole(beside),
        two(meanwhile / beside),
        target ? two(target) : '',
        target ? verdict(meanwhile / beside <= target) : ''
      ])
    ])
  )
}

/** The properties of the machine that matter for the results. */
const machine = () => {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`
}

const HEAD = `# Results of the bench

\`npm run bench\` writes this, and \`npm run bench -- embed\` the sections of one part. A figure says little alone; the ratio
stands beside something that ran in turns with it, on the same machine, in the same run; host, baseline and load share the
processors. What is compared with what: \`bench/baseline.ts\` and \`bench/embed.ts\`.
`

/** Titles of the sections, in the order of the report, and their tables. */
export type Sections = Record<string, string>

/** The report with some sections measured anew. */
export function report(former: string, titles: readonly string[], measured: Sections): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const kept = Object.fromEntries(
    former
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n')).trim()])
  )
  const when = `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine()}`
  const fresh = Object.fromEntries(Object.entries(measured).map(([title, table]) => [title, `${when}\n\n${table}`]))
  const all: Sections = { ...kept, ...fresh }
  const stray = Object.keys(all).find((title) => !titles.includes(title))
  if (stray) throw new Error(`RESULTS.md has a section that no part measures: ${stray}`)
  return [HEAD, ...titles.flatMap((title) => (all[title] ? [`## ${title}\n\n${all[title]}\n`] : []))].join('\n')
}
