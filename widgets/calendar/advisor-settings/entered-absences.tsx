import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type CalendarOverride, deleteCalendarOverride, getCalendarOverrides } from '#contract/calendar-overrides'
import type { advisorSettingsMessages } from '#contract/messages/advisor-settings.messages'
import { AbsenceList } from '../../booking/branch-calendar/absence-list.tsx'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { settingsAtom } from './section.atoms.ts'

/** The absences ahead that are in the calendar, mostly entered by those who manage the branch. */
const entered = requestAtoms<readonly CalendarOverride[], string>({
  ask: async (call, alias) => {
    const spans = await call(getCalendarOverrides, { params: { alias } })
    return spans.filter(({ kind }) => kind === 'absence')
  }
})

const removal = mutationAtoms()

const removeAtom = atom(null, async (_get, set, alias: string, uuid: string) => {
  const isRemoved = await set(removal.runAtom, (call) => call(deleteCalendarOverride, { params: { alias, uuid } }), {
    said: () => ['advisor-settings.entered-removed']
  })
  if (isRemoved) void set(entered.reloadAtom, 'quietly')
  return isRemoved
})

/** What the branch has entered of the advisor's absences, who can remove it; nothing if there is none. */
export function EnteredAbsences({ alias }: { alias: string }) {
  const t = useTexts<typeof advisorSettingsMessages>()
  const { value: known = [] } = useRequest(entered, alias, 'quietly')
  const busy = useAtomValue(removal.statusAtom) === 'processing'
  const remove = useSetAtom(removeAtom)
  const zone = useAtomValue(settingsAtom)?.time_zone
  if (!known.length || !zone) return null
  return (
    <section className="stack" aria-label={t('advisor-settings.entered')}>
      <h3>{t('advisor-settings.entered')}</h3>
      <p className="help">{t('advisor-settings.entered-help')}</p>
      <AbsenceList known={known} zone={zone} busy={busy} onRemove={(uuid) => remove(alias, uuid)} />
    </section>
  )
}
