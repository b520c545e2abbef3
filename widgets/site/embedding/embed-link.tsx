import { Link } from 'wouter'
import type { embeddingMessages } from '#contract/messages/embedding.messages'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useTexts } from '../../core/element/texts.tsx'

const PAGE = '/account-admin/embed'

/** Leads to the code for a person's or a branch's widgets. */
export function EmbedLink({ of }: { of: { alias: string } | { branch: string } }) {
  const t = useTexts<typeof embeddingMessages>()
  const mayOpen = useMayOpen()
  if (!mayOpen(PAGE)) return null
  return (
    <Link className="button" href={`${PAGE}?${new URLSearchParams(of)}`}>
      {t('embedding.link')}
    </Link>
  )
}
