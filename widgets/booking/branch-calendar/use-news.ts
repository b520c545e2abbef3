import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { getBranchCalendarEvents } from '#contract/branch-calendar'
import { agendaStatusAtom } from '../appointments/agenda.atoms.ts'
import { useCalendarStream } from '../appointments/use-calendar-stream.ts'
import { refreshAtom } from './branch-calendar.atoms.ts'

/** Reloads after each action on an appointment, when something changes elsewhere, and when the window is visible again. */
export function useNews(branch: string) {
  const refresh = useSetAtom(refreshAtom)
  const status = useAtomValue(agendaStatusAtom)
  const last = useRef(status)
  useEffect(() => {
    if (last.current === 'processing' && status !== 'processing') void refresh()
    last.current = status
  }, [status, refresh])
  useCalendarStream(getBranchCalendarEvents.path.replace(':alias', branch), () => void refresh())
}
