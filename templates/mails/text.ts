import type { FigureGroup, MailContent } from './mail.tsx'

function factText({ name, lines }: MailContent['facts'][number]): string {
  const label = name.endsWith('?') ? name : `${name}:`
  return lines.length === 1 ? `${label} ${lines[0]}` : [label, ...lines.map((line) => `  ${line}`)].join('\n')
}

const groupText = ({ title, rows, chart }: FigureGroup): string => {
  const lines = rows.map(({ name, count, difference }) => `  ${name}: ${count} (${difference})`)
  return [title, ...lines, ...(chart ? [`  ${chart.alt}`] : [])].join('\n')
}

/** The text part of a mail: the same content, for programs and people that prefer no HTML. */
export function mailText({ title, paragraphs, facts, groups = [], action, also, remarks, legal }: MailContent): string {
  const links = [action, also].map((link) => link && `${link.label}:\n${link.href}`)
  const parts = [
    title,
    ...paragraphs,
    facts.map(factText).join('\n'),
    ...groups.map(groupText),
    ...links,
    (remarks.length || legal.length) &&
      ['-- ', ...remarks, ...legal.map(({ href, label }) => `${label}: ${href}`)].join('\n')
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
