import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { expecting, usePart } from '../../core/element/use-part.ts'
import { PartFailed } from '../../ui/feedback/part-failed.tsx'
import { Preview } from '../week/preview.tsx'
import { inheritanceAtom, isFirstAtom, openingAtom, resetDialogAtom, startAtom } from './working-hours.atoms.ts'

const useMessages = useTexts<typeof workingHoursMessages>

/** Begins an own week with the branch's opening hours. */
function BeginOpen() {
  const t = useMessages()
  const opening = useAtomValue(openingAtom)
  const begin = useSetAtom(startAtom)
  if (!opening) return null
  return (
    <button type="button" className="button" onClick={() => begin(true, opening)}>
      {t('working-hours.begin-open')}
    </button>
  )
}

/** For who has no week at all yet. */
export function FirstWeek() {
  return (
    useAtomValue(isFirstAtom) && (
      <div className="form-actions">
        <BeginOpen />
      </div>
    )
  )
}

/** Whose week an advisor inherits, with a button to start an own one. */
export function InheritedNotice() {
  const t = useMessages()
  const inheritance = useAtomValue(inheritanceAtom)
  const begin = useSetAtom(startAtom)
  if (!inheritance) return null
  return (
    <>
      <p className="notice inherited">
        {t('working-hours.kept', { of: String(inheritance.of), name: inheritance.name })}
      </p>
      <Preview title={t('working-hours.preview')} week={inheritance.hours} />
      <div className="form-actions">
        <button type="button" className="button" onClick={() => begin(true)}>
          {t('working-hours.begin-own')}
        </button>
        <BeginOpen />
      </div>
    </>
  )
}

const load = () => import('./reset-dialog.tsx').then(({ ResetDialog: GiveUpDialog }) => GiveUpDialog)

/** A button that resets an own week to the inherited one; its dialog loads on demand. */
export function BackToInherited({ alias }: { alias: string }) {
  const t = useMessages()
  const inheritance = useAtomValue(inheritanceAtom)
  const begin = useSetAtom(startAtom)
  const [asked, ask] = useAtom(resetDialogAtom)
  const isAsked = asked !== 'idle'
  const { Part, isFailed, retry } = usePart(load, isAsked)
  if (!inheritance) return null
  const { of, name, isBegun } = inheritance
  const values = { of: String(of), name }
  return (
    <>
      <div className="week-back">
        <p className="help">{t('working-hours.own', values)}</p>
        <button
          type="button"
          className="button quiet"
          aria-busy={isAsked && !Part}
          onClick={() => (isBegun ? begin(false) : ask('asked'))}
          {...expecting(load)}
        >
          {t('working-hours.give-up', values)}
        </button>
      </div>
      {isFailed && isAsked && <PartFailed onRetry={retry} />}
      {Part && <Part alias={alias} />}
    </>
  )
}
