import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { openAtom } from '../../booking/appointments/appointments.atoms.ts'
import css from '../../booking/appointments/appointments.css?inline'
import { Details } from '../../booking/appointments/details.tsx'
import { useHost } from '../../core/element/host.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { loadAtom } from './slots-calendar.atoms.ts'

/** The details of an appointment of the week, which is loaded again once they have changed. */
export function AppointmentDetails({ alias }: { alias: string }) {
  useStyles(css)
  const { root } = useHost()
  const [shown, open] = useAtom(openAtom)
  const load = useSetAtom(loadAtom)
  const last = useRef(shown)
  // after the dialog has tried to return the focus, in the same commit
  useLayoutEffect(() => {
    const before = last.current
    last.current = shown
    if (!before) return
    if (shown && shown !== before && shown.uuid === before.uuid) void load(alias)
    // the appointment may have left the week
    if (!shown && (document.activeElement ?? document.body) === document.body)
      root.querySelector<HTMLElement>('.time-body [tabindex="0"], .slot-cell')?.focus()
  }, [shown, load, alias, root])
  useEffect(() => () => open(undefined), [open])
  return <Details alias={alias} />
}
