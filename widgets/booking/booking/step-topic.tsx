import { useAtomValue, useSetAtom } from 'jotai'
import type { uiDurationMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { choiceAtom, chooseAtom, offerAtom } from './booking.atoms.ts'
import { Icon } from './icons.tsx'

/** What the appointment is about, and how long that takes. */
export function TopicStep() {
  const t = useTexts<typeof uiDurationMessages>()
  const { topics } = useAtomValue(offerAtom)
  const chosen = useAtomValue(choiceAtom).topic
  const choose = useSetAtom(chooseAtom)
  return (
    <ul className="options">
      {topics.map(({ uuid, topic, comment, length }) => (
        <li key={uuid}>
          <button
            type="button"
            className="option"
            aria-current={uuid === chosen ? 'true' : undefined}
            onClick={() => choose({ topic: uuid })}
          >
            <span className="option-text">
              <span className="choice-title">{topic}</span>
              {comment && <span className="choice-text">{comment}</span>}
              <span className="length">{t('ui.duration', durationOf(length))}</span>
            </span>
            <Icon name={uuid === chosen ? 'check' : 'forward'} />
          </button>
        </li>
      ))}
    </ul>
  )
}
