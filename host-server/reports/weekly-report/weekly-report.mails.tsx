import type { FormatDateOptions } from '@formatjs/intl'
import { languageTag } from '#contract/locales'
import { changeOf, type Days, type Figure, REPORT_GROUPS } from '#contract/reports'
import type { FigureGroup } from '../../../templates/mails/mail.tsx'
import { ReportChart } from '../../../templates/mails/report-chart.tsx'
import { instant } from '../../core/base/clock.ts'
import { intlIn, type Translate, textsIn } from '../../core/base/intl.ts'
import { drawing, pictureOf } from '../../core/files/image-processing.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { baseUrl, type Mail } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { markup } from '../../core/pages/render.ts'
import { randomToken } from '../../core/security/tokens.ts'
import { weekOf } from '../reports/reports.service.ts'
import * as repository from './weekly-report.repository.ts'

/** Rendered at twice the size at which it is shown. */
const DENSITY = 144
const MOST_PIXELS = 2_000_000

const pngOf = (figure: Figure): Promise<Buffer> =>
  drawing(() =>
    pictureOf(Buffer.from(markup(<ReportChart {...figure} />)), MOST_PIXELS, DENSITY)
      .png({ palette: true })
      .toBuffer()
  )

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

interface Words {
  t: Translate
  tag: string
}

const dateIn = ({ tag }: Words, day: string, options: FormatDateOptions = { dateStyle: 'medium' }) =>
  intlIn(tag).formatDate(noon(day), { ...options, timeZone: 'UTC' })

function difference({ t, tag }: Words, { count, before }: Figure): string {
  const more = count - before
  if (!more) return t('reports.same')
  const share = changeOf(count, before)
  const percent = share === undefined ? 'none' : intlIn(tag).formatNumber(share, { maximumFractionDigits: 0 })
  return `${more > 0 ? '▲' : '▼'} ${t(more > 0 ? 'reports.more' : 'reports.fewer', { count: Math.abs(more), percent })}`
}

/** The chart as text, for readers without images. */
function altOf(words: Words, figure: Figure, days: readonly string[]): string {
  const { formatNumber } = intlIn(words.tag)
  const course = days.map(
    (day, at) => `${dateIn(words, day, { weekday: 'short' })} ${formatNumber(figure.counts[at] ?? 0)}`
  )
  return `${words.t(`reports.metric-${figure.metric}`)}: ${course.join(', ')}`
}

interface Drawn {
  group: FigureGroup
  attachments: NonNullable<Mail['attachments']>
}

const isSomething = ({ counts, counts_before }: Figure) => [...counts, ...counts_before].some(Boolean)

function chartOf(words: Words, figure: Figure, days: readonly string[], cid: string): FigureGroup['chart'] {
  const { t, tag } = words
  const most = intlIn(tag).formatNumber(Math.max(...figure.counts, ...figure.counts_before))
  return {
    src: `cid:${cid}`,
    alt: altOf(words, figure, days),
    title: t('mails.weekly-chart', { metric: t(`reports.metric-${figure.metric}`), most }),
    steps: days.map((day) => dateIn(words, day, { weekday: 'short' }))
  }
}

type Group = (typeof REPORT_GROUPS)['sessions'][number]

/** A group of figures, with a chart of the first one that is not empty. */
async function drawGroup(
  words: Words,
  { name, metrics }: Group,
  all: readonly Figure[],
  days: readonly string[]
): Promise<Drawn> {
  const { t, tag } = words
  const { formatNumber } = intlIn(tag)
  const own: readonly string[] = metrics
  const figures = all.filter(({ metric }) => own.includes(metric))
  const charted = figures.find(isSomething)
  const cid = `${name}@weekly-report`
  const rows = figures.map((figure) => ({
    name: t(`reports.metric-${figure.metric}`),
    count: formatNumber(figure.count),
    difference: difference(words, figure)
  }))
  const group = { title: t(`reports.group-${name}`), rows }
  if (!charted) return { group, attachments: [] }
  return {
    group: { ...group, chart: chartOf(words, charted, days, cid) },
    attachments: [{ filename: `${name}.png`, content: await pngOf(charted), contentType: 'image/png', cid }]
  }
}

async function send(found: repository.Recipient, days: Days, context: JobContext): Promise<void> {
  const { db, tenant, app } = context
  const t = textsIn(tenant.language)
  const words = { t, tag: languageTag(tenant.language) }
  const { starts, figures } = await weekOf(db, days, found.organization_uuid)
  const drawn = await Promise.all(REPORT_GROUPS.sessions.map((group) => drawGroup(words, group, figures, starts)))
  const token = randomToken()
  await repository.insertToken(db, token, found.uuid, instant(app.clock.now()))
  const base = baseUrl(app.config, tenant)
  const stop = `${base}/weekly-report/${token}`
  const query = new URLSearchParams({ period: 'days', ...days, organization_uuid: found.organization_uuid })
  const { remarks, ...frame } = frameOf(tenant)
  const values = { branch: found.branch, from: dateIn(words, days.from), to: dateIn(words, days.to) }
  await sendTemplate(context, {
    to: { name: found.full_name, address: found.email_address },
    subject: t('mails.weekly-subject', values),
    messageId: `<weekly-report.${days.from}.${found.uuid}@${tenant.host}>`,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    attachments: drawn.flatMap(({ attachments }) => attachments),
    content: {
      ...frame,
      title: t('mails.weekly-title', values),
      paragraphs: [t('mails.weekly-lead', values)],
      facts: [],
      groups: drawn.map(({ group }) => group),
      actions: [
        { href: `${base}/app/reports/sessions-reports?${query}`, label: t('mails.weekly-open'), isPrimary: true }
      ],
      also: { href: stop, label: t('mails.weekly-stop') },
      remarks: [t('mails.weekly-why', values), ...remarks]
    }
  })
}

/** Skips recipients who are no longer assigned, have unsubscribed or have lost the role. */
const mail: Handlers[string] = async ({ assignment, from, to }, context) => {
  const found = await repository.find(context.db, String(assignment))
  if (!found || found.stopped_at || !context.tenant.modules.has('reports')) return
  await send(found, { from: String(from), to: String(to) }, context)
}

export const weeklyReportJobs: Handlers = { 'weekly-report': mail }
