import type { MailContent } from './mail.tsx'

const factText = ({ name, lines }: MailContent['facts'][number]) =>
  lines.length === 1 ? `${name}: ${lines[0]}` : [`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n')

/** The text part of a mail: the same words, for programs and people that want no HTML. */
export function mailText({ title, paragraphs, facts, action, remarks }: MailContent): string {
  const link = action && `${action.label}:\n${action.href}`
  const parts = [
    title,
    ...paragraphs,
    facts.map(factText).join('\n'),
    link,
    remarks.length && `--\n${remarks.join('\n')}`
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
