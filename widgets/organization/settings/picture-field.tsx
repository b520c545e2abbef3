import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { LOGO_SETTINGS, UPLOAD_TYPES } from '#contract/photos'
import { initAtom } from '../../core/data/session.ts'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { type ControlProps, FormGroup } from '../../ui/fields/form-group.tsx'
import { type FieldProps, useField, useMessages } from './field.tsx'
import {
  errorsAtom,
  PICTURES,
  type PictureSetting,
  pendingRemovalAtom,
  putAtom,
  removeAtom,
  workingAtom
} from './picture.atoms.ts'

interface PartProps extends FieldProps {
  name: PictureSetting
}

function Upload({ form, name, control }: PartProps & { control: ControlProps }) {
  const t = useMessages()
  const put = useSetAtom(putAtom)
  const store = useSetAtom(form.storedAtom)
  const choose = async (field: HTMLInputElement) => {
    const [file] = field.files ?? []
    field.value = ''
    const url = file && (await put(name, file))
    if (url) store(name, url)
  }
  return (
    <span className="setting-file">
      <input
        {...control}
        className="visually-hidden"
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        onChange={(event) => void choose(event.currentTarget)}
      />
      <label className="button" htmlFor={control.id}>
        {t('settings.picture-choose')}
      </label>
    </span>
  )
}

function Removal({ form, name }: PartProps) {
  const t = useMessages()
  const [asked, ask] = useAtom(pendingRemovalAtom)
  const isBusy = useAtomValue(workingAtom) === name
  const remove = useSetAtom(removeAtom)
  const store = useSetAtom(form.storedAtom)
  const { noun } = PICTURES[name]
  const confirm = async () => {
    if ((await remove(name)) === '') store(name, '')
  }
  return (
    <ConfirmDialog
      open={asked === name}
      busy={isBusy}
      title={t(`settings.${noun}-removal`)}
      text={t(`settings.${noun}-removal-text`)}
      action={t('settings.picture-remove')}
      onConfirm={() => void confirm()}
      onClose={() => ask(undefined)}
    />
  )
}

/** The picture as it is shown: a logo on its background, or the institution's name; the header image as a strip. */
function Shown({ name, url }: { name: PictureSetting; url: string }) {
  const institution = useAtomValue(initAtom)?.tenant.name ?? ''
  if (PICTURES[name].noun === 'header') return url && <img className="setting-header" src={url} alt="" />
  const surface = name === LOGO_SETTINGS.dark ? 'dark' : 'light'
  return (
    <div className={`setting-surface ${surface}`}>
      {url ? <img src={url} alt={institution} /> : <span>{institution}</span>}
    </div>
  )
}

/** A picture, which is stored as soon as it is chosen. */
export function PictureField({ form, name: setting }: FieldProps) {
  const t = useMessages()
  const name = setting as PictureSetting
  const { label, help, value: url } = useField({ form, name })
  const errors = useAtomValue(errorsAtom)[name] ?? []
  const isBusy = useAtomValue(workingAtom) === name
  const ask = useSetAtom(pendingRemovalAtom)
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node.querySelector('input'))
  const part: PartProps = { form, name }
  return (
    <>
      <FormGroup label={label} help={help} errors={errors}>
        {(control) => (
          <div className="setting-picture" ref={box} aria-busy={isBusy}>
            <Shown name={name} url={url} />
            {!url && <p className="help">{t(`settings.${PICTURES[name].noun}-none`)}</p>}
            <div className="cluster">
              <Upload {...part} control={control} />
              {url && (
                <button type="button" className="button quiet" onClick={() => ask(name)}>
                  {t('settings.picture-remove')}
                </button>
              )}
            </div>
          </div>
        )}
      </FormGroup>
      <Removal {...part} />
    </>
  )
}
