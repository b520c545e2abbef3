import { useAtomValue } from 'jotai'
import { seesBookability } from '#contract/access'
import { getBookingOffer, type BookingOffer as Offer } from '#contract/bookability'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { Person } from '#contract/people'
import { DAYS } from '#contract/working-hours'
import { namesIn } from '../../calendar/week/names.ts'
import { mayAtom } from '../../core/data/access.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'

const useMessages = useTexts<typeof peopleMessages>

const maySeeAtom = mayAtom(seesBookability)

const offer = requestAtoms<Offer, string>({
  clears: true,
  ask: (call, uuid) => call(getBookingOffer, { params: { uuid } })
})

/** "Monday: 09:00–12:00 and 13:00–17:00", a line for each day with times. */
function Times({ hours }: Pick<Offer, 'hours'>) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const nameOf = namesIn(tag, 'long')
  if (!hours.length) return t('people.offer-no-hours')
  return (
    <ul className="person-times">
      {DAYS.map((day) => [day, hours.filter((one) => one.day === day)] as const)
        .filter(([, on]) => on.length)
        .map(([day, on]) => (
          <li key={day}>
            {nameOf(day)}: {new Intl.ListFormat(tag).format(on.map((one) => `${one.start_time}–${one.end_time}`))}
          </li>
        ))}
    </ul>
  )
}

function Facts({ of: { topics, types, hours, has_own_hours } }: { of: Offer }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const typeNames = types.map((type) => t(`people.offer-${type}`))
  return (
    <dl className="person-facts">
      <div>
        <dt>{t('people.tab-topics')}</dt>
        <dd>{topics.join(', ') || t('people.offer-no-topics')}</dd>
      </div>
      <div>
        <dt>{t('people.offer-types')}</dt>
        <dd>{new Intl.ListFormat(tag).format(typeNames) || t('people.offer-no-types')}</dd>
      </div>
      <div>
        <dt>{t('people.tab-hours')}</dt>
        <dd>
          <Times hours={hours} />
          {hours.length > 0 && !has_own_hours && <span className="help">{t('people.offer-inherited')}</span>}
        </dd>
      </div>
    </dl>
  )
}

function Loaded({ uuid }: { uuid: string }) {
  const t = useMessages()
  const request = useRequest(offer, uuid)
  return (
    <section className="card stack" aria-label={t('people.offer')}>
      <h2 className="card-title">{t('people.offer')}</h2>
      <p className="lead">{t('people.offer-lead')}</p>
      <Requested of={request} level={3}>
        {(found) => <Facts of={found} />}
      </Requested>
    </section>
  )
}

/** What customers can book with somebody, for those who manage the branch's calendar and not what is offered. */
export function PersonOffer({ person: { uuid, alias, status, is_institutional } }: { person: Person }) {
  const maySee = useAtomValue(maySeeAtom)
  if (!maySee || !alias || !is_institutional || status === 'deactivated') return null
  return <Loaded uuid={uuid} />
}
