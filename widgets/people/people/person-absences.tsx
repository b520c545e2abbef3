import { useAtomValue } from 'jotai'
import { managesBranchCalendar } from '#contract/access'
import type { Person } from '#contract/people'
import { AbsencesCard } from '../../booking/branch-calendar/absences-card.tsx'
import { mayAtom } from '../../core/data/access.ts'

const mayManageAtom = mayAtom(managesBranchCalendar)

/** The absences of somebody whom customers can book, for those who manage the branch's calendar. */
export function PersonAbsences({ person }: { person: Person }) {
  const mayManage = useAtomValue(mayManageAtom)
  const { alias, status, is_institutional, organization, full_name } = person
  if (!mayManage || !alias || !organization || !is_institutional || status === 'deactivated') return null
  return <AbsencesCard whose={{ branch: organization.slug, advisor: alias, name: full_name }} />
}
