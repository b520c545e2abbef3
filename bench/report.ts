import { execFileSync } from 'node:child_process'
import { cpus, release, totalmem, type } from 'node:os'
import type { Chats } from './conversations.ts'
import type { EmbedRow } from './embed.ts'
import type { TimeRow } from './load.ts'
import type { NodesRow } from './nodes.ts'
import type { PaintRow } from './paint.ts'
import { type Pushed, REGISTERED } from './push.ts'
import type { Range, Runs } from './runs.ts'
import type { Row } from './server.ts'
import { ANSWERED, SCRIPT, type StaffPageRow } from './staff-pages.ts'
import type { UsableRow } from './usable.ts'
import type { LoopRow, Waits } from './waits.ts'

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

/** The median, followed by the least and the greatest value of several runs. */
function spread(format: (value: number) => string, value: number, range: Range<number> = [value, value]): string {
  const [from, to] = range.map(format)
  return from === to ? format(value) : `${format(value)} (${from}–${to})`
}

export function serverTable({ median: rows, range }: Runs<Row[]>): string {
  return table(
    ['what', 'beside', 'ours /s', 'beside /s', 'ratio', 'at least', ''],
    rows.map(({ what, besideWhat, ours, beside, ratio, target }, at) => [
      what,
      besideWhat,
      whole(ours),
      whole(beside),
      spread(two, ratio, range[at]?.ratio),
      target ? two(target) : '',
      target ? verdict(ratio >= target) : ''
    ])
  )
}

export function embedTable({ median: rows, range }: Runs<EmbedRow[]>): string {
  return table(
    ['one button on a page', 'kB', 'requests', 'ms', 'to plain', 'at most', '', 'to React'],
    rows.map(({ what, bytes, requests, milliseconds, ratio, toReact, target }, at) => [
      what,
      (bytes / 1000).toFixed(1),
      String(requests),
      whole(milliseconds),
      spread(two, ratio, range[at]?.ratio),
      target ? two(target) : '',
      target ? verdict(ratio <= target) : '',
      spread(two, toReact, range[at]?.toReact)
    ])
  )
}

export const usableTable = ({ median: rows, range }: Runs<UsableRow[]>): string =>
  table(
    ['on a phone, nothing in the cache', 'ms', 'at most', ''],
    rows.map(({ what, milliseconds, target }, at) => [
      what,
      spread(whole, milliseconds, range[at]?.milliseconds),
      whole(target),
      verdict(milliseconds <= target)
    ])
  )

export function paintTable({ median: rows, range }: Runs<PaintRow[]>): string {
  return table(
    ['largest contentful paint', 'beside', 'ms', 'beside ms', 'ratio', 'at most', ''],
    rows.map(({ what, besideWhat, milliseconds, beside, ratio, target }, at) => [
      what,
      besideWhat,
      whole(milliseconds),
      whole(beside),
      spread(two, ratio, range[at]?.ratio),
      target ? two(target) : '',
      target ? verdict(ratio <= target) : ''
    ])
  )
}

export const staffTable = ({ median: rows, range }: Runs<StaffPageRow[]>) =>
  table(
    ['page', 'first data, ms', 'at most', '', 'the costliest interaction', 'script, ms', 'at most', ''],
    rows.map(({ what, answered, interaction, script }, at) => [
      what,
      spread(whole, answered, range[at]?.answered),
      whole(ANSWERED),
      verdict(answered <= ANSWERED),
      interaction,
      spread(whole, script, range[at]?.script),
      whole(SCRIPT),
      verdict(script <= SCRIPT)
    ])
  )

const timeTable = (what: string, beside: string, { median: rows, range }: Runs<TimeRow[]>): string =>
  table(
    [what, 'ms', beside, 'ratio', 'at most, ms', ''],
    rows.map(({ what, milliseconds, beside, target }, at) => [
      what,
      spread(whole, milliseconds, range[at]?.milliseconds),
      whole(beside),
      two(milliseconds / beside),
      whole(target),
      verdict(milliseconds <= target)
    ])
  )

export const looksTable = (runs: Runs<TimeRow[]>) =>
  timeTable('one look after the other', 'one advisor, cold, ms', runs)

/** Work that holds up the event loop for long at a time. */
const loopsTable = ({ median: rows, range }: Runs<LoopRow[]>) =>
  table(
    [
      'the event loop’s delay while visitors book, during',
      'p99, ms',
      'bookings only, ms',
      'at most',
      '',
      'longest, ms'
    ],
    rows.map(({ what, during, beside, target }, at) => [
      what,
      spread(whole, during.p99, range[at]?.during.p99),
      whole(beside.p99),
      whole(target),
      verdict(during.p99 <= target),
      whole(during.longest)
    ])
  )

export const waitsTable = ({ median, range }: Runs<Waits>) =>
  [
    timeTable('the longest wait of another request during', 'with bookings only, ms', {
      median: median.waits,
      range: range.waits
    }),
    loopsTable({ median: median.loops, range: range.loops })
  ].join('\n\n')

export const chatTable = ({ median, range }: Runs<Chats>) =>
  [
    serverTable({ median: median.bookings, range: range.bookings }),
    table(
      ['more memory than of a node without any, at its most', 'MB', 'at most', ''],
      median.memory.map(({ what, megabytes, target }, at) => [
        what,
        spread(whole, megabytes, range.memory[at]?.megabytes),
        whole(target),
        verdict(megabytes <= target)
      ])
    )
  ].join('\n\n')

export function pushTable({ median: sendings, range }: Runs<Pushed[]>): string {
  return table(
    ['while a text goes to phones', 'beside', 'meanwhile', 'beside it', 'ratio', 'at most', ''],
    sendings.flatMap(({ database, phones, seconds, rows }, of) => [
      [
        `${database}: ${phones} of ${REGISTERED} phones, in the first`,
        '',
        `${whole(seconds)} s`,
        '',
        `${whole(phones / seconds)} /s`,
        '',
        ''
      ],
      ...rows.map(({ what, besideWhat, meanwhile, beside, target }, at) => [
        what,
        besideWhat,
        spread(whole, meanwhile, range[of]?.rows[at]?.meanwhile),
        whole(beside),
        two(meanwhile / beside),
        target ? two(target) : '',
        target ? verdict(meanwhile / beside <= target) : ''
      ])
    ])
  )
}

const percent = (share: number) => `${Math.round(share * 100)} %`

export function nodesTable({ median: rows, range }: Runs<NodesRow[]>): string {
  return table(
    [
      'bookings behind HAProxy and PgBouncer',
      '/s',
      'to one process',
      'at least',
      '',
      'processor: nodes',
      'PostgreSQL',
      'PgBouncer',
      'HAProxy',
      'load',
      'other programs',
      'nodes, ms a booking'
    ],
    rows.map(({ what, booked, ratio, target, used }, at) => [
      what,
      whole(booked),
      spread(two, ratio, range[at]?.ratio),
      target ? two(target) : '',
      target ? verdict(ratio >= target) : '',
      percent(used.nodes),
      percent(used.PostgreSQL),
      percent(used.PgBouncer),
      percent(used.HAProxy),
      percent(used.load),
      percent(Math.max(0, used.others)),
      ((used.nodes / booked) * 1000).toFixed(1)
    ])
  )
}

/** The properties of the machine that matter for the results. */
const machine = () => {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`
}

const HEAD = `# Results of the bench

\`npm run bench\` writes this, and \`npm run bench -- embed\` the sections of one part; with \`--runs 3\` a figure is the
median of three runs, and in brackets are the least and the greatest. A figure says little alone; the ratio stands beside
something that ran in turns with it, on the same machine, in the same run; host, baseline and load share the processors. What is compared with what: \`bench/baseline.ts\` and \`bench/embed.ts\`.
`

/** Titles of the sections, in the order of the report, and their tables. */
export type Sections = Record<string, string>

/** The report with some sections measured anew. */
export function report(former: string, titles: readonly string[], measured: Sections, runs: number): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const kept = Object.fromEntries(
    former
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n')).trim()])
  )
  const when = `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${runs === 1 ? 'one run' : `${runs} runs`}, ${machine()}`
  const fresh = Object.fromEntries(Object.entries(measured).map(([title, table]) => [title, `${when}\n\n${table}`]))
  const all: Sections = { ...kept, ...fresh }
  const stray = Object.keys(all).find((title) => !titles.includes(title))
  if (stray) throw new Error(`RESULTS.md has a section that no part measures: ${stray}`)
  return [HEAD, ...titles.flatMap((title) => (all[title] ? [`## ${title}\n\n${all[title]}\n`] : []))].join('\n')
}
