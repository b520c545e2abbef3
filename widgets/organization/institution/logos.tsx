import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { institutionMessages } from '#contract/messages/institution.messages'
import { UPLOAD_TYPES } from '#contract/photos'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import {
  appearanceErrorsAtom,
  institutionAtom,
  pendingRemovalAtom,
  putLogoAtom,
  removeLogoAtom,
  type Surface,
  workingAtom
} from './institution.atoms.ts'

const useMessages = useTexts<typeof institutionMessages>

const SURFACES = ['light', 'dark'] as const

function Logo({ surface }: { surface: Surface }) {
  const t = useMessages()
  const { logos, name } = useAtomValue(institutionAtom)
  const errors = useAtomValue(appearanceErrorsAtom)[surface] ?? []
  const isBusy = useAtomValue(workingAtom) === surface
  const put = useSetAtom(putLogoAtom)
  const ask = useSetAtom(pendingRemovalAtom)
  const url = logos[surface]
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node.querySelector('input'))
  const choose = (field: HTMLInputElement) => {
    const [file] = field.files ?? []
    if (file) void put(surface, file)
    field.value = ''
  }
  return (
    <FormGroup label={t(`institution.logo-${surface}`)} errors={errors}>
      {(control) => (
        <div className="institution-logo" ref={box}>
          <div className={`institution-surface ${surface}`} aria-busy={isBusy}>
            {url ? <img src={url} alt={name} /> : <span>{name}</span>}
          </div>
          {!url && <p className="help">{t('institution.logo-none')}</p>}
          <div className="cluster">
            <span className="institution-file">
              <input
                {...control}
                className="visually-hidden"
                type="file"
                accept={UPLOAD_TYPES.join(',')}
                onChange={(event) => choose(event.currentTarget)}
              />
              <label className="button" htmlFor={control.id}>
                {t('institution.logo-choose')}
              </label>
            </span>
            {url && (
              <button type="button" className="button quiet" onClick={() => ask(surface)}>
                {t('institution.logo-remove')}
              </button>
            )}
          </div>
        </div>
      )}
    </FormGroup>
  )
}

/** The logos for light and dark backgrounds. */
export function Logos() {
  const t = useMessages()
  const asked = useAtomValue(pendingRemovalAtom)
  const working = useAtomValue(workingAtom)
  const ask = useSetAtom(pendingRemovalAtom)
  const remove = useSetAtom(removeLogoAtom)
  return (
    <div className="institution-logos">
      {SURFACES.map((surface) => (
        <Logo key={surface} surface={surface} />
      ))}
      <ConfirmDialog
        open={Boolean(asked)}
        busy={Boolean(asked) && working === asked}
        title={t('institution.logo-removal')}
        text={t('institution.logo-removal-text')}
        action={t('institution.logo-remove')}
        onConfirm={() => void remove()}
        onClose={() => ask(undefined)}
      />
    </div>
  )
}
