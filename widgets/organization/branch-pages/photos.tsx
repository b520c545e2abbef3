import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type BranchPhoto, PHOTO_TEXT_MAX, ZOOM_MAX } from '#contract/branch-pages'
import { UPLOAD_TYPES } from '#contract/photos'
import { Faults } from '../../site/publication/faults.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { movedTo } from '../../ui/lists/ordered-list.tsx'
import { configuration, editor, languageAtom, uploadAtom } from './branch-pages.atoms.ts'
import { Items, Part, useErrors, useItems, useMessages, useNameIn, useWordErrors } from './parts.tsx'

/** What can be set of a crop, with its bounds in per cent. */
const SIDES = [
  ['zoom', 100, ZOOM_MAX],
  ['x', 0, 100],
  ['y', 0, 100]
] as const
const STEP = 5
/** All photos are cut to this shape. */
const SHAPE = 3 / 2

/** Where a photo fits in already, there is nothing to move. */
const isFixed = ({ width, height, focus }: BranchPhoto, side: 'zoom' | 'x' | 'y') =>
  focus.zoom === 100 && ((side === 'x' && width / height <= SHAPE) || (side === 'y' && width / height >= SHAPE))

/** Which part of a photo is shown, and how large, where all are cut to the same shape: as the page will show it. */
function Crop({ photo }: { photo: BranchPhoto }) {
  const t = useMessages()
  const { edit } = useItems('photos')
  const { focus } = photo
  const point = `${focus.x}% ${focus.y}%`
  return (
    <div className="branch-crop">
      <div className="branch-crop-view">
        <img
          src={`/media/${photo.picture}-page${focus.zoom > 100 ? 1440 : 720}.webp`}
          width={photo.width}
          height={photo.height}
          alt=""
          style={{ objectPosition: point, transform: `scale(${focus.zoom / 100})`, transformOrigin: point }}
        />
      </div>
      {SIDES.map(([side, min, max]) => (
        <FormGroup key={side} label={t(`branch-pages.focus-${side}`)}>
          {(control) => (
            <input
              {...control}
              type="range"
              name={`focus-${side}-${photo.id}`}
              min={min}
              max={max}
              step={STEP}
              value={focus[side]}
              aria-valuetext={t('branch-pages.per-cent', { value: focus[side] })}
              disabled={isFixed(photo, side)}
              onInput={(event) => edit(photo.id, { focus: { ...focus, [side]: Number(event.currentTarget.value) } })}
            />
          )}
        </FormGroup>
      ))}
    </div>
  )
}

function PhotoFields({ photo, place }: { photo: BranchPhoto; place: string }) {
  const t = useMessages()
  const language = useAtomValue(languageAtom)
  const { edit } = useItems('photos')
  const errors = useWordErrors(`${place}.alt`)
  return (
    <>
      <Crop photo={photo} />
      {!photo.is_decorative && (
        <LimitedField
          name={`alt-${photo.id}`}
          label={t('branch-pages.photo-alt')}
          help={t('branch-pages.photo-alt-help')}
          required
          trim
          max={PHOTO_TEXT_MAX}
          autoComplete="off"
          value={photo.alt[language] ?? ''}
          errors={errors}
          onInput={(alt) => edit(photo.id, { alt: { ...photo.alt, [language]: alt } })}
        />
      )}
      <CheckField
        name={`decorative-${photo.id}`}
        title={t('branch-pages.photo-decorative')}
        text={t('branch-pages.photo-decorative-text')}
        checked={photo.is_decorative}
        onChange={(is_decorative) => edit(photo.id, { is_decorative })}
      />
      <Faults errors={[...useErrors(`${place}.picture`), ...useErrors(`${place}.focus`)]} />
    </>
  )
}

function Chooser({ uuid }: { uuid: string }) {
  const t = useMessages()
  const { all, add } = useItems('photos')
  const most = useAtomValue(configuration.valueAtom)?.most.photos ?? 0
  const upload = useSetAtom(uploadAtom)
  const [errors, say] = useState<readonly string[]>([])
  const [isBusy, work] = useState(false)
  const choose = async (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])].slice(0, most - all.length)
    field.value = ''
    work(true)
    say([])
    for (const file of files) {
      const { file: stored, errors: faults } = await upload(uuid, file)
      if (stored)
        add({ id: crypto.randomUUID(), ...stored, focus: { x: 50, y: 50, zoom: 100 }, alt: {}, is_decorative: false })
      else say(faults)
    }
    work(false)
  }
  if (all.length >= most) return null
  return (
    <FormGroup label={t('branch-pages.photo-file')} help={t('branch-pages.photo-file-help')} errors={errors}>
      {(control) => (
        <span className="branch-chooser" aria-busy={isBusy}>
          <input
            {...control}
            className="visually-hidden"
            type="file"
            multiple
            accept={UPLOAD_TYPES.join(',')}
            onChange={(event) => void choose(event.currentTarget)}
          />
          <label className="button" htmlFor={control.id}>
            {t('branch-pages.photo-add')}
          </label>
        </span>
      )}
    </FormGroup>
  )
}

/** The photos of the page, each with what it shows in words. */
export function PhotosPart({ uuid }: { uuid: string }) {
  const t = useMessages()
  const { all, put, remove, restore } = useItems('photos')
  const nameIn = useNameIn()
  const content = useAtomValue(editor.contentAtom)
  const nameOf = ({ id, alt }: BranchPhoto) =>
    nameIn(alt, t('branch-pages.photo-of', { place: content.photos.findIndex((one) => one.id === id) + 1 }))
  return (
    <Part title={t('branches.photos')}>
      <Items
        items={all}
        nameOf={nameOf}
        onMove={(from, to) => put((items) => movedTo(items, from, to))}
        onRemove={remove}
        onRestore={restore}
      >
        {(photo) => <PhotoFields photo={photo} place={`photos.${all.indexOf(photo)}`} />}
      </Items>
      <Chooser uuid={uuid} />
    </Part>
  )
}
