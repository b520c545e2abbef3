import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { searchFormsMessages } from '#contract/messages/search-forms.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { markupOf, scriptLine } from '../../embed/snippet.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { embeddedAtom } from './search-forms.atoms.ts'

const useMessages = useTexts<typeof searchFormsMessages>

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

function Code({ title, code }: { title: string; code: string }) {
  const t = useMessages()
  const id = useId()
  const shown = useRef<HTMLPreElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  const press = async () => {
    setOutcome(undefined)
    setOutcome(await copy(code, shown.current))
  }
  return (
    <section className="search-code" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <pre ref={shown}>
        <code>{code}</code>
      </pre>
      <div className="cluster">
        <button type="button" className="button" aria-describedby={id} onClick={() => void press()}>
          {t('search-forms.copy')}
        </button>
        <span role="status">{outcome && t(`search-forms.${outcome}`)}</span>
      </div>
    </section>
  )
}

/** The embed code of a form. */
export function SnippetDialog({ origin }: { origin: string }) {
  const t = useMessages()
  const form = useAtomValue(embeddedAtom)
  const close = useSetAtom(embeddedAtom)
  const { name = '', slug = '' } = form ?? {}
  const fallback = { href: `${origin}/search?form=${slug}`, text: t('search-forms.fallback') }
  return (
    <Modal open={Boolean(form)} onClose={() => close(undefined)} title={t('search-forms.snippet-title', { name })}>
      <div className="stack">
        <Code title={t('search-forms.snippet-script')} code={scriptLine(origin)} />
        <Code
          title={t('search-forms.snippet-tag')}
          code={markupOf({ tag: 'advisor-search', fallback }, { form: slug })}
        />
        <p className="help">{t('search-forms.snippet-help')}</p>
      </div>
    </Modal>
  )
}
