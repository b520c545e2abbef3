import type { MailContent } from './mail.tsx'

function factText({ name, lines }: MailContent['facts'][number]): string {
  const label = name.endsWith('?') ? name : `${name}:`
  return lines.length === 1 ? `${label} ${lines[0]}` : [label, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** The text part of a mail: the same words, for programs and people that want no HTML. */
export function mailText({ title, paragraphs, facts, action, remarks }: MailContent): string {
  const link = action && `${action.label}:\n${action.href}`
  const parts = [
    title,
    ...paragraphs,
    facts.map(factText).join('\n'),
    link,
    remarks.length && `-- \n${remarks.join('\n')}`
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
