import { useAtomValue } from 'jotai'
import { type Access, decide, managesBranchCalendar, managesCards } from '#contract/access'
import { managesTopics } from '#contract/appointment-topics'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { Person } from '#contract/people'
import { managesHours } from '#contract/working-hours'
import { subjectAtom } from '../../core/data/access.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { PageTabs } from '../../ui/base/page-tabs.tsx'
import { PERSON_TABS, type PersonTab, personAddress } from './query-state.ts'

interface Rule {
  access: Access
  /** Of advisors alone who manage appointments of their own. */
  isOfBooked?: true
}

/** Who sees what of an advisor; everyone who sees a person sees the first tab. */
const RULES: Record<Exclude<PersonTab, 'data'>, Rule> = {
  photo: { access: managesCards },
  topics: { access: managesTopics, isOfBooked: true },
  hours: { access: managesHours, isOfBooked: true },
  appointments: { access: managesBranchCalendar }
}

/** The tabs that the user may see of a person. */
export function useTabsOf({ alias, status, is_institutional }: Person): PersonTab[] {
  const subject = useAtomValue(subjectAtom)
  const hasPublicCard = Boolean(alias) && status !== 'deactivated'
  return PERSON_TABS.filter((tab) => {
    if (tab === 'data') return true
    const { access, isOfBooked } = RULES[tab]
    if (!hasPublicCard || (isOfBooked && !is_institutional)) return false
    return subject && decide(access, subject) === 'granted'
  })
}

/** Leads to what is shown of a person, if that is more than one thing. */
export function PersonTabs({ person, current }: { person: Person; current: PersonTab }) {
  const t = useTexts<typeof peopleMessages>()
  const tabs = useTabsOf(person)
  if (tabs.length < 2) return null
  return (
    <PageTabs
      label={t('people.tabs', { name: person.full_name })}
      tabs={tabs.map((tab) => ({
        href: personAddress(person.uuid, tab),
        title: t(`people.tab-${tab}`),
        isCurrent: tab === current
      }))}
    />
  )
}
