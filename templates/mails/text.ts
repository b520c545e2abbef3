import type { FigureGroup, MailContent, MailLink, MailPerson } from './mail.tsx'

const indented = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => line && `  ${line}`)].join('\n')

function factText(name: string, lines: readonly string[]): string {
  const label = name.endsWith('?') ? name : `${name}:`
  return lines.length === 1 ? `${label} ${lines[0]}` : indented(label, lines)
}

const personText = ({ title, name, position, phone, email }: MailPerson) =>
  factText(title, [name, position, phone?.text ?? '', email?.text ?? ''].filter(Boolean))

const groupText = ({ title, rows, chart }: FigureGroup): string => {
  const lines = rows.map(({ name, count, difference }) => `${name}: ${count} (${difference})`)
  return indented(title, [...lines, ...(chart ? [chart.alt] : [])])
}

const inLine = ({ label, href }: MailLink) => `${label}: ${href}`
const below = ({ label, href }: MailLink) => `${label}:\n${href}`

/** The text part of a mail: the same content, for programs and people that prefer no HTML. */
export function mailText(content: MailContent): string {
  const { title, paragraphs, facts, person, groups = [], actions = [], calendars, also, remarks, legal } = content
  const small = [...remarks, ...legal.map(inLine)]
  const details = facts.map(({ name, lines }) =>
    factText(
      name,
      lines.flatMap(({ text, startsParagraph }) => (startsParagraph ? ['', text] : [text]))
    )
  )
  const parts = [
    title,
    ...paragraphs,
    [...details, ...(person ? [personText(person)] : [])].join('\n'),
    ...groups.map(groupText),
    ...actions.map(below),
    calendars && indented(`${calendars.title}:`, calendars.links.map(inLine)),
    also && below(also),
    small.length && `-- \n${small.join('\n')}`
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
