import { useAtomValue } from 'jotai'
import { useHistoryState } from 'wouter/use-browser-location'
import { needOf } from '#contract/access'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import type { peopleMessages } from '#contract/messages/people.messages'
import { subjectAtom } from '../core/data/access.ts'
import { useMayOpen } from '../core/data/may-open.ts'
import { initAtom } from '../core/data/session.ts'
import { useTexts, useTextsContext } from '../core/element/texts.tsx'
import type { Route } from './route.ts'
import { FORBIDDEN, type Problem, problems, routes } from './routes.ts'

const useMessages = useTexts<typeof appMessages & typeof accountAdminMessages & typeof peopleMessages>

/** The page that /403 is about; kept in its history entry, and so through a reload. */
export interface RefusedPage {
  path: string
  isOff: boolean
}

/** Who may open a page, roles in the words in which they are assigned, and who can change that. */
function useNeed(): (route: Route) => string | undefined {
  const t = useMessages()
  const { tag } = useTextsContext()
  const tenant = useAtomValue(initAtom)?.tenant.name ?? ''
  return ({ title, access }) => {
    const page = t(title)
    const need = needOf(access)
    if (!need?.roles) return need && t(`app.403-${need.kind}`, { page, tenant })
    const names = need.roles.map((role) => t(`people.role-${role}`))
    const roles = new Intl.ListFormat(tag, { type: need.kind === 'every' ? 'conjunction' : 'disjunction' }).format(
      names
    )
    return t('app.403-roles', { page, tenant, need: need.kind, roles })
  }
}

const OWN_APPOINTMENTS = '/online-appointments/appointments/index'
const BRANCH_CALENDAR = '/branch-calendar'

/** Where those who have no appointments of their own, and manage others', find these. */
export function useInstead(): string | undefined {
  const mayOpen = useMayOpen()
  const refused = useHistoryState<RefusedPage | null>()
  return refused?.path === OWN_APPOINTMENTS && mayOpen(BRANCH_CALENDAR) ? BRANCH_CALENDAR : undefined
}

/** Why there is no page here: it does not exist, or is refused, and whom to ask. */
export function useReason(problem: Problem): string {
  const t = useMessages()
  const neededFor = useNeed()
  const tenant = useAtomValue(initAtom)?.tenant.name ?? ''
  const isStaff = Boolean(useAtomValue(subjectAtom)?.me.roles)
  const refused = useHistoryState<RefusedPage | null>()
  const isInstead = Boolean(useInstead())
  if (problem !== problems[FORBIDDEN]) return t('app.404-text')
  if (!isStaff) return t(problem.text)
  const route = routes.find(({ path }) => path === refused?.path)
  if (route && refused?.isOff) return t('app.403-off', { tenant, page: t(route.title) })
  if (route && isInstead) return t('app.403-branch-calendar', { page: t(route.title) })
  return (route && neededFor(route)) ?? [t(problem.text), t('app.ask-administrators', { tenant })].join(' ')
}
