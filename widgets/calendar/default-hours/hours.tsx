import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { EARLIEST_START } from '#contract/working-hours'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { Preview } from '../week/preview.tsx'
import { Week } from '../week/week.tsx'
import { hoursForm, hoursStateAtom, inheritAtom, inheritingAtom, startAtom } from './hours.atoms.ts'

const useMessages = useTexts<typeof defaultHoursMessages>

function Inherited() {
  const t = useMessages()
  const { hours, opening_hours } = useAtomValue(hoursStateAtom)
  const begin = useSetAtom(startAtom)
  return (
    <>
      <p className="notice">{t('default-hours.inherited')}</p>
      <Preview title={t('default-hours.week')} week={hours} />
      <div className="form-actions">
        <button type="button" className="button" onClick={() => begin(true)}>
          {t('default-hours.begin-own')}
        </button>
        {opening_hours && (
          <button type="button" className="button" onClick={() => begin(true, opening_hours)}>
            {t('default-hours.begin-open')}
          </button>
        )}
      </div>
    </>
  )
}

function BackToInherited({ uuid }: { uuid: string }) {
  const t = useMessages()
  const { isBegun } = useAtomValue(hoursStateAtom)
  const begin = useSetAtom(startAtom)
  const inherit = useSetAtom(inheritAtom)
  const [asked, ask] = useAtom(inheritingAtom)
  return (
    <>
      <div className="week-back">
        <p className="help">{t(isBegun ? 'default-hours.own-begun' : 'default-hours.own')}</p>
        <button type="button" className="button quiet" onClick={() => (isBegun ? begin(false) : ask('asked'))}>
          {t('default-hours.inherit')}
        </button>
      </div>
      <ConfirmDialog
        open={asked !== 'idle'}
        busy={asked === 'processing'}
        title={t('default-hours.inherit-title')}
        text={t('default-hours.inherit-text')}
        action={t('default-hours.inherit')}
        onConfirm={() => void inherit(uuid)}
        onClose={() => ask('idle')}
      />
    </>
  )
}

/** How many advisors the week applies to: all, some, none, or there are none. */
function Keepers({ uuid }: { uuid: string }) {
  const t = useMessages()
  const { keepers, advisors } = useAtomValue(hoursStateAtom)
  const others = advisors - keepers
  const which = !advisors ? 'none' : !keepers ? 'nobody' : others ? 'some' : 'all'
  const scope = uuid ? 'branch' : 'institution'
  return (
    <p className="help hours-keepers">{t(`default-hours.keepers-${which}`, { scope, keepers, advisors, others })}</p>
  )
}

function Fields({ uuid }: { uuid: string }) {
  const t = useMessages()
  const { is_own, isBegun } = useAtomValue(hoursStateAtom)
  const isInherited = Boolean(uuid) && !is_own && !isBegun
  return (
    <>
      <Keepers uuid={uuid} />
      {isInherited ? (
        <Inherited />
      ) : (
        <>
          {uuid && <BackToInherited uuid={uuid} />}
          <Week title={t('default-hours.week')} />
        </>
      )}
    </>
  )
}

/** The week of advisors who have none of their own. */
export function Hours({ uuid }: { uuid: string }) {
  const t = useMessages()
  const { is_own, isBegun } = useAtomValue(hoursStateAtom)
  const isShown = Boolean(uuid) && !is_own && !isBegun
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <section className="card hours-box" aria-label={t('default-hours.hours')} ref={box} tabIndex={-1}>
      <h2 className="card-title">{t('default-hours.hours')}</h2>
      <p className="lead">{t('default-hours.hours-lead', { earliest: EARLIEST_START })}</p>
      <div className="hours-form">
        <SavingForm form={hoursForm} alias={uuid} whenChanged={isShown}>
          {() => <Fields uuid={uuid} />}
        </SavingForm>
      </div>
    </section>
  )
}
