import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type BlockOf, PICTURE_TEXT_MAX, type PictureFile, postPagePicture } from '#contract/content-pages'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { UPLOAD_TYPES } from '#contract/photos'
import { failedAtom } from '../../core/data/notify.ts'
import { apiAtom, textsAtom } from '../../core/element/store.tsx'
import { type Texts, translate, useTexts } from '../../core/element/texts.tsx'
import { checkFile, type PictureFault } from '../../people/photos/picture.ts'
import { pictureRefusals } from '../../people/photos/picture-refusals.ts'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { errorsAt, errorsBeside } from '../publication/errors-at.ts'
import { Faults } from '../publication/faults.tsx'
import { errorsAtom } from './editor.atoms.ts'

interface Uploaded {
  file?: PictureFile
  errors: readonly string[]
}

/** Stores a picture for a page, or says why it cannot be one. */
const uploadAtom = atom(null, async (get, set, uuid: string, body: File): Promise<Uploaded> => {
  try {
    checkFile(body)
  } catch (fault) {
    return { errors: [translate(get(textsAtom) as Texts, (fault as PictureFault).message)] }
  }
  try {
    return { file: await get(apiAtom).call(postPagePicture, { params: { uuid }, body }), errors: [] }
  } catch (failure) {
    const errors = await pictureRefusals(failure)
    if (!errors.length) await set(failedAtom, failure)
    return { errors }
  }
})

interface PictureBlockProps {
  uuid: string
  block: BlockOf<'picture'>
  /** Its place in the content. */
  path: string
  onChange: (change: Partial<BlockOf<'picture'>>) => void
}

/** As long as no file has been chosen. */
export const NO_PICTURE = ''

/** What is said at fields of their own. */
const FIELDS = ['picture', 'alt', 'caption']

function Chooser({ uuid, block, path, onChange }: PictureBlockProps) {
  const t = useTexts<typeof contentEditorMessages>()
  const upload = useSetAtom(uploadAtom)
  const [errors, say] = useState<readonly string[]>([])
  const [isBusy, work] = useState(false)
  const choose = async (field: HTMLInputElement) => {
    const [file] = field.files ?? []
    field.value = ''
    if (!file) return
    work(true)
    const { file: stored, errors: faults } = await upload(uuid, file)
    work(false)
    say(faults)
    if (stored) onChange(stored)
  }
  const isChosen = block.picture !== NO_PICTURE
  const refused = useAtomValue(errorsAtom)[`${path}.picture`] ?? []
  return (
    <FormGroup label={t('content-editor.picture-file')} errors={errors.length ? errors : refused} required>
      {(control) => (
        <div className="content-chooser" aria-busy={isBusy}>
          {isChosen && (
            <img
              src={`/media/${block.picture}-page720.webp`}
              width={block.width}
              height={block.height}
              alt={block.alt}
            />
          )}
          <span>
            <input
              {...control}
              className="visually-hidden"
              type="file"
              accept={UPLOAD_TYPES.join(',')}
              onChange={(event) => void choose(event.currentTarget)}
            />
            <label className="button" htmlFor={control.id}>
              {t(isChosen ? 'content-editor.picture-replace' : 'content-editor.picture-choose')}
            </label>
          </span>
        </div>
      )}
    </FormGroup>
  )
}

/** A picture with what it shows in words. */
export function PictureBlockEditor({ uuid, block, path, onChange }: PictureBlockProps) {
  const t = useTexts<typeof contentEditorMessages>()
  const errors = useAtomValue(errorsAtom)
  return (
    <>
      <Chooser uuid={uuid} block={block} path={path} onChange={onChange} />
      {!block.is_decorative && (
        <LimitedField
          name={`alt-${block.id}`}
          label={t('content-editor.picture-alt')}
          help={t('content-editor.picture-alt-help')}
          required
          trim
          max={PICTURE_TEXT_MAX}
          autoComplete="off"
          value={block.alt}
          errors={errorsAt(errors, `${path}.alt`)}
          onInput={(alt) => onChange({ alt })}
        />
      )}
      <CheckField
        name={`decorative-${block.id}`}
        title={t('content-editor.picture-decorative')}
        text={t('content-editor.picture-decorative-text')}
        checked={block.is_decorative}
        onChange={(is_decorative) => onChange({ is_decorative, ...(is_decorative && { alt: '' }) })}
      />
      <LimitedField
        name={`caption-${block.id}`}
        label={t('content-editor.picture-caption')}
        trim
        max={PICTURE_TEXT_MAX}
        autoComplete="off"
        value={block.caption}
        errors={errorsAt(errors, `${path}.caption`)}
        onInput={(caption) => onChange({ caption })}
      />
      <Faults errors={errorsBeside(errors, path, FIELDS)} />
    </>
  )
}
