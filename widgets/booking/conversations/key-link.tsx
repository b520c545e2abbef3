import { useAtomValue } from 'jotai'
import { useHost } from '../../core/element/host.ts'
import { isOwnPage, tokenAtom } from './conversation.atoms.ts'

/** Leads to a page of ours by the visitor's key, which stands in no link on a page whose scripts are not ours. */
export function KeyLink({ to, text }: { to: string; text: string }) {
  const { origin } = useHost()
  const token = useAtomValue(tokenAtom)
  const href = () => `${origin || location.origin}${to}/${token}`
  if (isOwnPage(origin)) return <a href={href()}>{text}</a>
  return (
    <button type="button" className="button" onClick={() => open(href(), '_blank', 'noopener')}>
      {text}
    </button>
  )
}
