import { useRef, useState } from 'react'
import type { uiCopyMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../base/use-styles.ts'
import css from './copyable.css?inline'

/** What came of copying: without https there is no clipboard, and the text is selected instead. */
export type Copied = 'copied' | 'marked'

/** Selects what is shown, so that it can be copied by hand. */
export function mark(shown: HTMLElement | null | undefined): 'marked' {
  if (shown) shown.ownerDocument.getSelection()?.selectAllChildren(shown)
  return 'marked'
}

const copyText = (text: string, shown: HTMLElement | null): Promise<Copied> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => 'copied',
      () => mark(shown)
    )

interface CopyButtonProps {
  /** What is copied: once it changes, nothing is said of what was copied before. */
  content: string
  copy: () => Promise<Copied>
  /** Else "Copy". */
  label?: string
  describedBy?: string
  isPrimary?: boolean
}

/** A button that copies, and says so. */
export function CopyButton({ content, copy, label, describedBy, isPrimary }: CopyButtonProps) {
  useStyles(css)
  const t = useTexts<typeof uiCopyMessages>()
  const [outcome, setOutcome] = useState<{ content: string; is: Copied }>()
  const press = async () => {
    setOutcome(undefined)
    setOutcome({ content, is: await copy() })
  }
  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'button primary' : 'button'}
        aria-describedby={describedBy}
        onClick={() => void press()}
      >
        {label ?? t('ui.copy')}
      </button>
      <span className="copyable-outcome" role="status">
        {outcome?.content === content && t(`ui.${outcome.is}`)}
      </span>
    </>
  )
}

interface CopyableProps {
  title: string
  /** Below the title. */
  text?: string
  code: string
}

/** A text to be copied elsewhere: code, a token, a secret. */
export function Copyable({ title, text, code }: CopyableProps) {
  useStyles(css)
  const id = useId()
  const shown = useRef<HTMLPreElement>(null)
  return (
    <section className="copyable" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text && <p className="help">{text}</p>}
      <pre ref={shown}>
        <code>{code}</code>
      </pre>
      <div className="cluster">
        <CopyButton content={code} copy={() => copyText(code, shown.current)} describedBy={id} />
      </div>
    </section>
  )
}
