import { useAtomValue } from 'jotai'
import type { metaTagsMessages } from '#contract/messages/meta-tags.messages'
import { filled, type MetaPage } from '#contract/meta-tags'
import { initAtom } from '../../core/data/session.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { examplesAtom, type Field, SHOWN, tagAtom } from './meta-tags.atoms.ts'

const useMessages = useTexts<typeof metaTagsMessages>

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)

/** A preview as search result and as shared link, with example values. */
export function Preview({ page }: { page: MetaPage }) {
  const t = useMessages()
  const { tag } = useAtomValue(tagAtom)(page)
  const { words, path } = useAtomValue(examplesAtom)(page)
  const tenant = useAtomValue(initAtom)?.tenant
  const fill = (field: Field) => filled(tag[field], words).trim()
  const or = (field: Field, other: string) => cut(fill(field) || other, SHOWN[field])
  const title = or('title', words.NAME)
  const description = or('description', t('meta-tags.by-system'))
  const { host } = location
  return (
    <figure className="meta-preview">
      <figcaption className="label">{t('meta-tags.preview', { name: words.NAME })}</figcaption>
      <div className="meta-previews">
        <div>
          <p className="help">{t('meta-tags.result')}</p>
          <div className="meta-result">
            <p className="meta-url">{`${tenant?.name ?? ''} · ${host}${path}`}</p>
            <p className="meta-title">{title}</p>
            <p>{description}</p>
          </div>
        </div>
        <div>
          <p className="help">{t('meta-tags.shared')}</p>
          <div className="meta-shared">
            <div className="meta-picture" aria-hidden="true" />
            <div>
              <p className="meta-title">{or('og_title', title)}</p>
              <p>{or('og_description', description)}</p>
              <p className="meta-url">{host}</p>
            </div>
          </div>
        </div>
      </div>
    </figure>
  )
}
