import { useAtomValue, useSetAtom } from 'jotai'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import type { bookingFlowMessages } from '#contract/messages/booking.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { addressAtom, choiceAtom, chooseAtom, offerAtom, typesAtom } from './booking.atoms.ts'
import { Icon } from './icons.tsx'

/** By phone, in the branch or online. */
export function TypeStep() {
  const t = useTexts<typeof bookingFlowMessages>()
  const { branch } = useAtomValue(offerAtom)
  const address = useAtomValue(addressAtom)
  const types = useAtomValue(typesAtom)
  const chosen = useAtomValue(choiceAtom).type
  const choose = useSetAtom(chooseAtom)
  const place = branch && [branch.name, address].filter(Boolean).join(', ')
  return (
    <ul className="options">
      {APPOINTMENT_TYPES.filter((type) => types.includes(type)).map((type) => (
        <li key={type}>
          <button
            type="button"
            className="option"
            aria-current={type === chosen ? 'true' : undefined}
            onClick={() => choose({ type })}
          >
            <span className="badge">
              <Icon name={type} />
            </span>
            <span className="option-text">
              <span className="choice-title">{t(`booking.${type}`)}</span>
              {(place || type !== 'in-branch') && (
                <span className="choice-text">{t(`booking.${type}-help`, { branch: place ?? '' })}</span>
              )}
            </span>
            <Icon name={type === chosen ? 'check' : 'forward'} />
          </button>
        </li>
      ))}
    </ul>
  )
}
