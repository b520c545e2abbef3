import { useAtomValue, useSetAtom } from 'jotai'
import type { smmCalendarMessages } from '#contract/messages/smm-calendar.messages'
import type { CalendarService } from '#contract/smm-calendar'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { actionAtom, calendarAtom, connectAtom } from './smm-calendar.atoms.ts'

/** Leads to a service, where the advisor gives consent. */
export function Connect({ alias, service, label }: { alias: string; service: CalendarService; label: string }) {
  const action = useAtomValue(actionAtom)
  const connect = useSetAtom(connectAtom)
  return (
    <Busy className="button" busy={action === 'leaving'} onClick={() => void connect(alias, service)}>
      {label}
    </Busy>
  )
}

/** The services that can be connected; a connected one has its button at its state. */
export function Services({ alias }: { alias: string }) {
  const t = useTexts<typeof smmCalendarMessages>()
  const { kind, services } = useAtomValue(calendarAtom)
  const others = services.filter((one) => one !== kind)
  if (!others.length) return null
  return (
    <>
      <div className="form-actions">
        {others.map((one) => (
          <Connect key={one} alias={alias} service={one} label={t(`smm-calendar.connect-${one}`)} />
        ))}
      </div>
      {kind && <p className="help">{t('smm-calendar.replaces')}</p>}
      <p>{t('smm-calendar.by-address')}</p>
    </>
  )
}
