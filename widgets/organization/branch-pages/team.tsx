import { useAtomValue } from 'jotai'
import type { OpenBranchPage, TeamMember } from '#contract/branch-pages'
import { Faults } from '../../site/publication/faults.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { movedTo, OrderedList } from '../../ui/lists/ordered-list.tsx'
import { editor } from './branch-pages.atoms.ts'
import { Part, useChange, useErrors, useMessages } from './parts.tsx'

/** In the order of the page: those who were never moved come after the others, by name. */
function orderedTeam(team: readonly TeamMember[], first: readonly string[]): TeamMember[] {
  const placeOf = ({ uuid }: TeamMember) => (first.includes(uuid) ? first.indexOf(uuid) : first.length)
  return team.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Who is shown on the page, and in which order. */
export function TeamPart({ page }: { page: OpenBranchPage }) {
  const t = useMessages()
  const { first, hidden } = useAtomValue(editor.contentAtom).team
  const change = useChange('team')
  const people = orderedTeam(page.team, first)
  const move = (from: number, to: number) =>
    change((team) => ({ ...team, first: movedTo(people, from, to).map(({ uuid }) => uuid) }))
  const show = (uuid: string, isShown: boolean) =>
    change((team) => ({
      ...team,
      hidden: isShown ? team.hidden.filter((one) => one !== uuid) : [...team.hidden, uuid]
    }))
  return (
    <Part title={t('branches.advisors')} help={t('branch-pages.team-help')}>
      {people.length ? (
        <OrderedList items={people} idOf={({ uuid }) => uuid} nameOf={({ full_name }) => full_name} onMove={move}>
          {({ uuid, full_name, position, profile_picture_url }) => (
            <div className="branch-member">
              {profile_picture_url ? (
                <img src={profile_picture_url} alt="" width={48} height={48} loading="lazy" />
              ) : (
                <span className="initials" aria-hidden="true">
                  {full_name.slice(0, 1)}
                </span>
              )}
              <CheckField
                name={`shown-${uuid}`}
                title={full_name}
                text={hidden.includes(uuid) ? t('branch-pages.team-hidden') : position}
                checked={!hidden.includes(uuid)}
                onChange={(isShown) => show(uuid, isShown)}
              />
            </div>
          )}
        </OrderedList>
      ) : (
        <p className="help">{t('branch-pages.team-empty')}</p>
      )}
      <Faults errors={useErrors('team')} />
    </Part>
  )
}
