import { createElement, Fragment, type ReactNode } from 'react'
import type { LeadOn } from '#contract/campaign'
import {
  type Inline,
  type List,
  linkAddressOf,
  type Mark,
  type TextDocument,
  type TextPart
} from '#contract/content-text'

function marked(children: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'strong') return <strong>{children}</strong>
  if (mark.type === 'em') return <em>{children}</em>
  const href = linkAddressOf(mark.attrs.href)
  if (!href) return children
  return href.startsWith('https:') ? (
    <a href={href} rel="noopener">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  )
}

const inlineOf = (part: Inline): ReactNode =>
  part.type === 'hard_break' ? <br /> : (part.marks ?? []).toReversed().reduce<ReactNode>(marked, part.text)

/** Parts have no names, and are printed once. */
export const inOrder = <T,>(parts: readonly T[], print: (part: T) => ReactNode) =>
  createElement(Fragment, null, ...parts.map(print))

const Line = ({ content = [] }: { content?: readonly Inline[] | undefined }) => <>{inOrder(content, inlineOf)}</>

const entryOf = ({ content }: List['content'][number]) => <li>{inOrder(content, partOf)}</li>

function ListOf({ type, content }: List) {
  const entries = inOrder(content, entryOf)
  return type === 'ordered_list' ? <ol>{entries}</ol> : <ul>{entries}</ul>
}

function partOf(part: TextPart): ReactNode {
  switch (part.type) {
    case 'paragraph':
      // one without words is a line that was left free
      return part.content?.length ? (
        <p>
          <Line content={part.content} />
        </p>
      ) : null
    case 'heading':
      return part.attrs.level === 2 ? (
        <h2>
          <Line content={part.content} />
        </h2>
      ) : (
        <h3>
          <Line content={part.content} />
        </h3>
      )
    case 'blockquote':
      return <blockquote>{inOrder(part.content, partOf)}</blockquote>
    default:
      return <ListOf {...part} />
  }
}

/** With links that lead on as the page does. */
const ledOn = (doc: TextDocument, leadOn: LeadOn): TextDocument =>
  JSON.parse(JSON.stringify(doc), (key, value) => (key === 'href' ? leadOn(value) : value))

interface ContentTextProps {
  doc: TextDocument
  leadOn: LeadOn
}

/** A text as it was written: only elements and addresses that stand here are ever printed. */
export const ContentText = ({ doc, leadOn }: ContentTextProps) => (
  <div className="content-text">{inOrder(ledOn(doc, leadOn).content, partOf)}</div>
)
