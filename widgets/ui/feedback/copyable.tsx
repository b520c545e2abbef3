import { useRef, useState } from 'react'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../base/use-styles.ts'
import css from './copyable.css?inline'

/** Without https there is no clipboard: the text is selected instead. */
async function copy(text: string, shown: HTMLElement | null): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return 'selected'
  }
}

interface CopyableProps {
  title: string
  code: string
  /** What the button and the outcomes are called. */
  texts: Readonly<Record<'copy' | 'copied' | 'selected', string>>
}

/** A text to be copied elsewhere: code, a token, a secret. */
export function Copyable({ title, code, texts }: CopyableProps) {
  useStyles(css)
  const id = useId()
  const shown = useRef<HTMLPreElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  const press = async () => {
    setOutcome(undefined)
    setOutcome(await copy(code, shown.current))
  }
  return (
    <section className="copyable" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <pre ref={shown}>
        <code>{code}</code>
      </pre>
      <div className="cluster">
        <button type="button" className="button" aria-describedby={id} onClick={() => void press()}>
          {texts.copy}
        </button>
        <span role="status">{outcome && texts[outcome]}</span>
      </div>
    </section>
  )
}
