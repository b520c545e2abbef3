import type { peopleMessages } from '#contract/messages/people.messages'
import type { PersonStatus } from '#contract/people'
import { useTexts } from '../../core/element/texts.tsx'

/** The status of an account as a label. */
export function Status({ status }: { status: PersonStatus }) {
  const t = useTexts<typeof peopleMessages>()
  return <span className={`person-status ${status}`}>{t(`people.status-${status}`)}</span>
}
