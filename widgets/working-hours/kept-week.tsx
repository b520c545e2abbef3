import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { workingHoursMessages } from '#contract/working-hours.messages'
import { useTexts } from '../core/texts.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Preview } from '../ui/week/preview.tsx'
import { beginAtom, giveUpAtom, givingUpAtom, keepingAtom } from './working-hours.atoms.ts'

const useMessages = useTexts<typeof workingHoursMessages>

/** Whose week holds for an advisor without one of their own, and the way to one. */
export function KeptNotice() {
  const t = useMessages()
  const keeping = useAtomValue(keepingAtom)
  const begin = useSetAtom(beginAtom)
  if (!keeping) return null
  return (
    <>
      <p className="notice kept">{t('working-hours.kept', { of: String(keeping.of), name: keeping.name })}</p>
      <Preview title={t('working-hours.preview')} week={keeping.hours} />
      <div className="form-actions">
        <button type="button" className="button" onClick={() => begin(true)}>
          {t('working-hours.begin-own')}
        </button>
      </div>
    </>
  )
}

/** The way back from an own week to the one that everybody has. */
export function BackToKept({ alias }: { alias: string }) {
  const t = useMessages()
  const keeping = useAtomValue(keepingAtom)
  const begin = useSetAtom(beginAtom)
  const giveUp = useSetAtom(giveUpAtom)
  const [asked, ask] = useAtom(givingUpAtom)
  if (!keeping) return null
  const { of, name, isBegun } = keeping
  const values = { of: String(of), name }
  return (
    <>
      <div className="kept-back">
        <p className="help">{t('working-hours.own', values)}</p>
        <button type="button" className="button quiet" onClick={() => (isBegun ? begin(false) : ask('asked'))}>
          {t('working-hours.give-up', values)}
        </button>
      </div>
      <ConfirmDialog
        open={asked !== 'idle'}
        busy={asked === 'processing'}
        title={t('working-hours.give-up-title')}
        text={t('working-hours.give-up-text', values)}
        deed={t('working-hours.give-up', values)}
        onConfirm={() => void giveUp(alias)}
        onClose={() => ask('idle')}
      />
    </>
  )
}
