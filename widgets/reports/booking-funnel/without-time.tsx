import { Link } from 'wouter'
import type { WithoutTime } from '#contract/booking-funnel'
import { LATE_DAYS } from '#contract/booking-steps'
import type { bookingFunnelMessages } from '#contract/messages/booking-funnel.messages'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useTexts } from '../../core/element/texts.tsx'

const useMessages = useTexts<typeof bookingFunnelMessages>

/** What opens more times. */
const ways = (uuid: string) =>
  [
    ['booking-funnel.open-hours', `/account-admin/working-hours?id=${uuid}`],
    ['booking-funnel.open-waitlist', '/waitlist']
  ] as const

function Item({ organization_uuid, branch, topic, none, late }: WithoutTime) {
  const t = useMessages()
  const mayOpen = useMayOpen()
  return (
    <li>
      <p>{t('booking-funnel.found-none', { count: none + late, branch, topic })}</p>
      <p className="help">
        {[
          none && t('booking-funnel.none-free', { count: none }),
          late && t('booking-funnel.only-late', { count: late })
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="cluster">
        {ways(organization_uuid)
          .filter(([, href]) => mayOpen(href))
          .map(([text, href]) => (
            <Link key={href} href={href} aria-label={`${t(text)}: ${branch}`}>
              {t(text)}
            </Link>
          ))}
      </p>
    </li>
  )
}

/** Who found no time, by branch and topic, and what opens more of them. */
export function WithoutTimeCard({ rows }: { rows: readonly WithoutTime[] }) {
  const t = useMessages()
  return (
    <section className="card" aria-labelledby="without-time">
      <h2 className="card-title" id="without-time">
        {t('booking-funnel.without-time')}
      </h2>
      <p className="help">{t('booking-funnel.without-time-hint', { days: LATE_DAYS })}</p>
      {rows.length ? (
        <ul className="without-time">
          {rows.map((row) => (
            <Item key={`${row.branch} ${row.topic}`} {...row} />
          ))}
        </ul>
      ) : (
        <p className="lead">{t('booking-funnel.without-time-none')}</p>
      )}
    </section>
  )
}
