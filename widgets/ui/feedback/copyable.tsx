import { useRef, useState } from 'react'
import type { uiCopyMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../base/use-styles.ts'
import css from './copyable.css?inline'

/** Without https there is no clipboard: the text is selected instead. */
async function copy(text: string, shown: HTMLElement | null): Promise<'copied' | 'marked'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return 'marked'
  }
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
  const t = useTexts<typeof uiCopyMessages>()
  const id = useId()
  const shown = useRef<HTMLPreElement>(null)
  const [outcome, setOutcome] = useState<{ code: string; is: 'copied' | 'marked' }>()
  const press = async () => {
    setOutcome(undefined)
    setOutcome({ code, is: await copy(code, shown.current) })
  }
  return (
    <section className="copyable" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text && <p className="help">{text}</p>}
      <pre ref={shown}>
        <code>{code}</code>
      </pre>
      <div className="cluster">
        <button type="button" className="button" aria-describedby={id} onClick={() => void press()}>
          {t('ui.copy')}
        </button>
        <span className="copyable-outcome" role="status">
          {outcome?.code === code && t(`ui.${outcome.is}`)}
        </span>
      </div>
    </section>
  )
}
