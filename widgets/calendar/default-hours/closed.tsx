import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { useList } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { AffectedDialog } from './affected.tsx'
import { openCalendarAtom } from './calendar.atoms.ts'
import { CalendarDialog } from './calendar-form.tsx'
import { openAtom } from './closure.atoms.ts'
import { ClosureDialog } from './closure-form.tsx'
import { appliesTo, holidays, inYear, yearAtom } from './holidays.atoms.ts'
import { ClosedList, RemoveDialog } from './list.tsx'
import { Year } from './year.tsx'

const useMessages = useTexts<typeof defaultHoursMessages>

function YearNavigation() {
  const t = useMessages()
  const [year, turn] = useAtom(yearAtom)
  return (
    <div className="year-turner">
      <button
        type="button"
        className="button quiet"
        aria-label={t('default-hours.previous-year')}
        onClick={() => turn(year - 1)}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <h3 aria-live="polite">{year}</h3>
      <button
        type="button"
        className="button quiet"
        aria-label={t('default-hours.next-year')}
        onClick={() => turn(year + 1)}
      >
        <span aria-hidden="true">›</span>
      </button>
    </div>
  )
}

function Shown({ uuid }: { uuid: string }) {
  const t = useMessages()
  const year = useAtomValue(yearAtom)
  const found = (useAtomValue(holidays.valueAtom) ?? []).filter(appliesTo(uuid)).filter(inYear(year))
  return (
    <>
      <YearNavigation />
      <Year year={year} holidays={found} />
      {found.length ? (
        <ClosedList holidays={found} />
      ) : (
        <p className="notice">{t('default-hours.empty', { year: String(year) })}</p>
      )}
    </>
  )
}

/** Closures as a chart of the year and as a list, with actions. */
export function Closed({ uuid }: { uuid: string }) {
  const t = useMessages()
  const list = useList(holidays)
  const add = useSetAtom(openAtom)
  const take = useSetAtom(openCalendarAtom)
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <section className="card hours-box" aria-label={t('default-hours.closed')} ref={box} tabIndex={-1}>
      <h2 className="card-title">{t('default-hours.closed')}</h2>
      <p className="lead">{t('default-hours.closed-lead')}</p>
      <Requested of={list} level={3}>
        {() => (
          <div className="stack closures">
            <div className="cluster">
              <button type="button" className="button primary" onClick={() => void take(uuid)}>
                {t('default-hours.take')}
              </button>
              <button type="button" className="button" onClick={() => add(uuid)}>
                {t('default-hours.add')}
              </button>
            </div>
            <Shown uuid={uuid} />
          </div>
        )}
      </Requested>
      <CalendarDialog />
      <ClosureDialog />
      <RemoveDialog />
      <AffectedDialog />
    </section>
  )
}
