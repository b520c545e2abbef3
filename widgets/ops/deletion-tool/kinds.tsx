import { type ErasablePerson, type ErasedCount, KEPT_KINDS, type KeptKind } from '#contract/deletion-tool'
import type { deletionToolMessages } from '#contract/messages/deletion-tool.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

/** Of which something stays, on a ground that is named. */
const isKept = (kind: ErasedCount['kind']): kind is KeptKind => (KEPT_KINDS as readonly string[]).includes(kind)

type Texts = ReturnType<typeof useTexts<typeof deletionToolMessages>>

/** By what a person is told apart from others of the same name. */
export const contactOf = ({ by, contact }: ErasablePerson, t: Texts) => {
  if (by === 'chat') return t('deletion-tool.chat-only')
  return by === 'staff' ? [t('deletion-tool.of-staff'), contact].filter(Boolean).join(' · ') : contact
}

/** Whose entries go, too, since the address or number is the same. */
export function OtherNames({ person: { other_names, has_namesake } }: { person: ErasablePerson }) {
  const t = useTexts<typeof deletionToolMessages>()
  const { tag } = useTextsContext()
  if (has_namesake) return <p className="notice warning">{t('deletion-tool.namesake')}</p>
  if (!other_names.length) return null
  const names = new Intl.ListFormat(tag).format(other_names)
  return <p className="notice warning">{t('deletion-tool.other-names', { names })}</p>
}

/** What goes and what stays, by kind. */
export function Kinds({ kinds, label }: { kinds: readonly ErasedCount[]; label: string }) {
  const t = useTexts<typeof deletionToolMessages>()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  return (
    <table className="erased-kinds" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('deletion-tool.kind')}</th>
          <th scope="col">{t('deletion-tool.goes')}</th>
          <th scope="col">{t('deletion-tool.stays')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, removed, retained }) => (
          <tr key={kind}>
            <th scope="row">
              {t(`deletion-tool.kind-${kind}`)}
              {retained > 0 && isKept(kind) && <span className="help">{t(`deletion-tool.ground-${kind}`)}</span>}
            </th>
            <td>{removed ? number.format(removed) : '–'}</td>
            <td>{retained ? number.format(retained) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
