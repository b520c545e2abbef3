import type { ReactNode } from 'react'
import { Icon, type IconName } from '../widgets/booking/booking/icons.tsx'
import { durationOf } from '../widgets/ui/base/duration.ts'
import type { BookView } from './book-view.ts'
import { Actions, StepLinks, Way } from './book-way.tsx'

const Options = ({ view, children }: { view: BookView; children: ReactNode }) => (
  <StepLinks view={view}>
    <ul className="options">{children}</ul>
    <Actions view={view} />
  </StepLinks>
)

/** The topic of the appointment, with its duration. */
export const BookTopic = ({ view }: { view: BookView }) => (
  <Options view={view}>
    {view.topics.map(({ uuid, topic, comment, length }) => (
      <li key={uuid}>
        <Way view={view} to={{ ...view.state, topic: uuid }} className="option">
          <span className="option-text">
            <span className="choice-title">{topic}</span>
            {comment && <span className="choice-text">{comment}</span>}
            <span className="length">{view.site.t('ui.duration', durationOf(length))}</span>
          </span>
          <Icon name="forward" />
        </Way>
      </li>
    ))}
  </Options>
)

/** By phone, in the branch or online. */
export const BookType = ({ view }: { view: BookView }) => (
  <Options view={view}>
    {view.types.map((type) => (
      <li key={type}>
        <Way view={view} to={{ ...view.state, type }} className="option">
          <span className="badge">
            <Icon name={type satisfies IconName} />
          </span>
          <span className="option-text">
            <span className="choice-title">{view.site.t(`booking.${type}`)}</span>
            <span className="choice-text">{view.site.t(`booking.${type}-help`, { branch: view.advisor.place })}</span>
          </span>
          <Icon name="forward" />
        </Way>
      </li>
    ))}
  </Options>
)
