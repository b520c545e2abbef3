import { Link } from 'wouter'
import type { branchPagesMessages } from '#contract/messages/branch-pages.messages'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useTexts } from '../../core/element/texts.tsx'

/** Leads to the editor of a branch's page, for those who may open it. */
export function EditorLink({ uuid }: { uuid: string }) {
  const t = useTexts<typeof branchPagesMessages>()
  const mayOpen = useMayOpen()
  const address = `/organizations-profiles/editor?id=${uuid}`
  if (!mayOpen(address)) return null
  return (
    <section className="card" aria-label={t('branch-pages.content')}>
      <h2 className="card-title">{t('branch-pages.content')}</h2>
      <p className="lead">{t('branch-pages.content-lead')}</p>
      <Link href={address} className="button">
        {t('branch-pages.edit')}
      </Link>
    </section>
  )
}
