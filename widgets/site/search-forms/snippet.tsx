import { useAtomValue, useSetAtom } from 'jotai'
import type { searchFormsMessages } from '#contract/messages/search-forms.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { markupOf, scriptLine } from '../../embed/snippet.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Copyable } from '../../ui/feedback/copyable.tsx'
import { embeddedAtom } from './search-forms.atoms.ts'

const useMessages = useTexts<typeof searchFormsMessages>

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
        <Copyable title={t('search-forms.snippet-script')} code={scriptLine(origin)} />
        <Copyable
          title={t('search-forms.snippet-tag')}
          code={markupOf({ tag: 'advisor-search', fallback }, { form: slug })}
        />
        <p className="help">{t('search-forms.snippet-help')}</p>
      </div>
    </Modal>
  )
}
