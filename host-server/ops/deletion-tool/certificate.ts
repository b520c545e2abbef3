import type { Erasure } from '#contract/deletion-tool'
import { languageTag } from '#contract/locales'
import { drawable, fitted, LINE, type Weight, widthOf } from '../../core/files/lettering.ts'
import { pdfOf } from '../../core/files/pdf.ts'
import type { Block, Shape, Sheet } from '../../core/files/sheet.ts'
import type { Call } from '../../core/http/http.ts'

/** A4 in tenths of a millimetre, and its width in points. */
const SIZE = { width: 2100, height: 2970 } as const
const POINTS = (210 / 25.4) * 72
const LEFT = 220
const WIDTH = SIZE.width - 2 * LEFT
const INK = '#14171c'
const GREY = '#4b5259'

interface Style {
  size: number
  weight?: Weight
  fill?: string
  /** Space above and below it. */
  before?: number
  after?: number
}

/** Writes texts below each other. */
class Writer {
  readonly blocks: Block[] = []
  #y = 300

  write(
    role: Block['role'],
    text: string,
    { size, weight = 400, fill = INK, before = 0, after = 30 }: Style,
    value = ''
  ) {
    this.#y += before
    const room = { weight, sizes: [size], height: 10 * size * LINE, width: WIDTH - (value ? 300 : 0) }
    const { lines } = fitted(text, room)
    const shapes = lines.map((line, at): Shape => {
      return { kind: 'line', line, weight, size, x: LEFT, y: this.#y + size * (0.96 + at * LINE), fill }
    })
    const number = value && drawable(value, weight)
    const [first] = shapes
    if (number && first?.kind === 'line') {
      shapes.push({ ...first, line: number, x: LEFT + WIDTH - widthOf(number, weight, size) })
    }
    this.blocks.push({ role, shapes })
    this.#y += lines.length * size * LINE + after
  }
}

const TITLE: Style = { size: 92, weight: 600, after: 60 }
const LEAD: Style = { size: 46, after: 24 }
const HEADING: Style = { size: 54, weight: 600, before: 50, after: 24 }
const ROW: Style = { size: 46, after: 14 }
const NOTE: Style = { size: 38, fill: GREY, after: 20 }

/** As many have room on the page; the tool shows all. */
const MESSAGES_SHOWN = 8

/** One page: when what was erased, what stays and why. It names no person. */
export function sheetOf({ t, tenant, locale }: Call, erasure: Erasure): Sheet {
  const { reference, kinds, finished_at, created_at, user_name, approver_name, messages } = erasure
  const tag = languageTag(locale)
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: tenant.time_zone })
  const title = t('deletion-tool.certificate-title')
  const writer = new Writer()
  writer.write('P', tenant.name, { ...NOTE, after: 50 })
  writer.write('H1', title, TITLE)
  writer.write('P', t('deletion-tool.certificate-lead'), { ...LEAD, after: 50 })
  const facts: [string, string][] = [
    ['deletion-tool.reference', reference],
    ['deletion-tool.begun', moment.format(new Date(created_at))],
    ['deletion-tool.finished', moment.format(new Date(finished_at ?? created_at))],
    ['deletion-tool.by', user_name],
    ...(approver_name ? [['deletion-tool.approved-by', approver_name] satisfies [string, string]] : [])
  ]
  for (const [label, value] of facts) writer.write('P', `${t(label)}: ${value}`, ROW)
  const gone = kinds.filter(({ removed }) => removed)
  const kept = kinds.filter(({ retained }) => retained)
  writer.write('P', t('deletion-tool.goes'), HEADING)
  for (const { kind, removed } of gone) writer.write('P', t(`deletion-tool.kind-${kind}`), ROW, String(removed))
  if (!gone.length) writer.write('P', t('deletion-tool.nothing'), ROW)
  if (kept.length) writer.write('P', t('deletion-tool.stays'), HEADING)
  for (const { kind, retained } of kept) {
    writer.write('P', t(`deletion-tool.kind-${kind}`), ROW, String(retained))
    writer.write('P', t(`deletion-tool.ground-${kind}`), NOTE)
  }
  for (const message of messages.slice(0, MESSAGES_SHOWN)) writer.write('P', message, NOTE)
  const more = messages.length - MESSAGES_SHOWN
  if (more > 0) writer.write('P', t('deletion-tool.more-left', { count: more }), NOTE)
  writer.write('P', t('deletion-tool.certificate-backups'), NOTE)
  return { title: `${title} ${reference}`, language: tag, ...SIZE, ground: [], blocks: writer.blocks }
}

export const certificateOf = (call: Call, erasure: Erasure): Buffer => pdfOf(sheetOf(call, erasure), POINTS)
