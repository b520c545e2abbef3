import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import type { MouseEvent } from 'react'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConflictBox } from '../../ui/feedback/conflict-box.tsx'

/** A form that two have changed. */
export interface Clashing<K> {
  /** Of what both have changed, how it is by now. */
  clashesAtom: Atom<readonly { field: K; value: string }[]>
  /** Goes on from how it is by now, without what both have changed; saving again goes on with mine. */
  takeAtom: WritableAtom<null, [], void>
}

/** Shows what has been changed elsewhere and would be overwritten, within the form. */
export function ClashNotice<K extends string | number>({
  of,
  nameOf
}: {
  of: Clashing<K>
  nameOf: (field: K) => string
}) {
  const t = useTexts<typeof organizationsMessages>()
  const clashes = useAtomValue(of.clashesAtom)
  const take = useSetAtom(of.takeAtom)
  const settle = (event: MouseEvent<HTMLElement>) => {
    // the button disappears
    event.currentTarget.closest('section, form')?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    take()
  }
  return (
    <div role="alert">
      {clashes.length > 0 && (
        <ConflictBox instead="organizations.changed-elsewhere">
          <p>{t('organizations.clash')}</p>
          <ul>
            {clashes.map(({ field, value }) => (
              <li key={field}>
                {t('organizations.clash-value', {
                  name: nameOf(field),
                  value: value || t('organizations.clash-empty')
                })}
              </li>
            ))}
          </ul>
          <div className="cluster">
            <button type="button" className="button" onClick={settle}>
              {t('organizations.take-present')}
            </button>
          </div>
        </ConflictBox>
      )}
    </div>
  )
}
