import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { administers, decide, type MemberAccess, managesBranchCalendar } from '#contract/access'
import { managesTopics } from '#contract/appointment-topics'
import type { BookableAdvisor, Obstacle } from '#contract/bookability'
import type { bookabilityMessages } from '#contract/messages/bookability.messages'
import { managesHours } from '#contract/working-hours'
import { subjectAtom } from '../../core/data/access.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { personAddress } from '../../people/people/query-state.ts'
import { addressOf as branchCalendar } from '../branch-calendar/query-state.ts'

interface Place {
  address: (advisor: string, branch: string) => string
  access: MemberAccess
}

const PLACES = {
  card: { address: (advisor) => personAddress(advisor), access: administers },
  topics: { address: (advisor) => personAddress(advisor, 'topics'), access: managesTopics },
  hours: { address: (advisor) => personAddress(advisor, 'hours'), access: managesHours },
  closures: { address: () => '/account-admin/working-hours', access: managesBranchCalendar },
  calendar: { address: (_advisor, branch) => branchCalendar({ branch, view: 'week' }), access: managesBranchCalendar }
} satisfies Record<string, Place>

/** Where each obstacle is removed; an advisor's own settings are nobody else's to change. */
const REMEDIES: Record<Obstacle, keyof typeof PLACES | undefined> = {
  option: 'card',
  topics: 'topics',
  types: undefined,
  hours: 'hours',
  closed: 'closures',
  away: 'calendar',
  blocked: 'calendar',
  booked: 'hours'
}

function Way({ place, advisor, branch }: { place: keyof typeof PLACES; advisor: string; branch: string }) {
  const t = useTexts<typeof bookabilityMessages>()
  const subject = useAtomValue(subjectAtom)
  const { address, access } = PLACES[place]
  if (!subject || decide(access, subject) !== 'granted') return t('bookability.not-yours')
  return (
    <Link className="bookability-remedy" href={address(advisor, branch)}>
      {t(`bookability.to-${place}`)}
    </Link>
  )
}

interface RemedyProps {
  advisor: BookableAdvisor
  obstacle: Obstacle
  /** By its alias. */
  branch: string
}

/** What prevents bookings of an advisor, and a link to where it is changed, or who can. */
export function Remedy({ advisor: { uuid }, obstacle, branch }: RemedyProps) {
  const t = useTexts<typeof bookabilityMessages>()
  const place = REMEDIES[obstacle]
  return (
    <>
      {t(`bookability.${obstacle}`)} {place && <Way place={place} advisor={uuid} branch={branch} />}
    </>
  )
}
