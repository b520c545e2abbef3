import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts } from '../../core/element/texts.tsx'

interface NoOfferProps {
  topics: readonly unknown[]
  isBranch?: boolean | undefined
  /** Whose offer is lacking; '' is the user's own. */
  name?: string | undefined
}

const WAYS = {
  topics: '/online-appointments/settings/topics',
  types: '/online-appointments/settings/index'
} as const

/** Says what is missing before anything can be booked, and leads the user to where it is chosen. */
export function NoOffer({ topics, isBranch, name = '' }: NoOfferProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const missing = topics.length ? 'types' : 'topics'
  if (isBranch) return <p className="notice warning">{t('appointments.no-offer-branch')}</p>
  if (name) return <p className="notice warning">{t(`appointments.no-${missing}-of`, { name })}</p>
  return (
    <p className="notice warning">
      {t(`appointments.no-${missing}`)} <Link href={WAYS[missing]}>{t(`appointments.choose-${missing}`)}</Link>
    </p>
  )
}
