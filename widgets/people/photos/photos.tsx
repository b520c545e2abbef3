import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { BUSINESS_CARD_FORMATS, businessCardPath } from '#contract/business-card'
import type { photosMessages } from '#contract/messages/photos.messages'
import { pictureSources } from '#contract/photos'
import { profilePath } from '#contract/share'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { Chooser } from './chooser.tsx'
import { Cropper, Preview } from './cropper.tsx'
import { cardPhoto, type Owner, type PhotoAtoms } from './photos.atoms.ts'
import css from './photos.css?inline'
import { RemoveDialog } from './remove-dialog.tsx'

const EDGE = 255

function Present({ owner, none }: { owner: Owner; none: string }) {
  const t = useTexts<typeof photosMessages>()
  const { profile_picture_url: url, profile_pictures, full_name, initials } = owner
  if (!url) {
    return (
      <span className="photo-shown initials" role="img" aria-label={none}>
        {initials}
      </span>
    )
  }
  return (
    <picture>
      {pictureSources(profile_pictures).map((source) => (
        <source key={source.type} {...source} sizes={`${EDGE}px`} />
      ))}
      <img
        className="photo-shown"
        src={url}
        alt={t('photos.photo-of', { name: full_name })}
        width={EDGE}
        height={EDGE}
      />
    </picture>
  )
}

/** Moves the focus to a new picture, or after a removal to the file field. */
function useFollowingFocus(hasPicture: boolean, hasPhoto: boolean) {
  const stage = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = hasPicture ? 'picture' : hasPhoto
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const target = shown === 'picture' ? stage.current : input.current
    target?.focus()
  }, [shown])
  return { stage, input }
}

interface PhotoFieldsProps {
  of: PhotoAtoms
  /** Whose photo it is. */
  id: string
  /** Another button beside those of the photo. */
  children?: ReactNode
}

function Fields({ of, children }: Omit<PhotoFieldsProps, 'id'>) {
  const t = useTexts<typeof photosMessages>()
  const owner = useAtomValue(of.ownerAtom)
  const picture = useAtomValue(of.pictureAtom)
  const square = useAtomValue(of.squareAtom)
  const errors = useAtomValue(of.errorsAtom)
  const choose = useSetAtom(of.chooseAtom)
  const change = useSetAtom(of.changeAtom)
  const discard = useSetAtom(of.discardAtom)
  const ask = useSetAtom(of.removingAtom)
  const hasPhoto = Boolean(owner?.profile_picture_url)
  const { stage, input } = useFollowingFocus(Boolean(picture), hasPhoto)
  if (!owner) return null
  const [none, preview] = [t(`photos.none-${of.place}`), t(`photos.preview-${of.place}`)]
  const help = (
    <>
      <span className="fine-pointer">{t('photos.drop')} </span>
      {t('photos.kinds')}
    </>
  )
  const way = picture || hasPhoto ? 'photos.choose-other' : 'photos.choose'
  return (
    <div className="photo-parts">
      {picture && square && <Cropper picture={picture} square={square} onChange={change} stage={stage} />}
      <Chooser label={t(way)} help={help} errors={errors} input={input} onFile={choose}>
        <figure className="photo-figure">
          {picture && square ? (
            <Preview picture={picture} square={square} label={preview} />
          ) : (
            <Present owner={owner} none={none} />
          )}
          {picture && <figcaption className="help">{preview}</figcaption>}
          {!picture && !hasPhoto && <figcaption className="help">{none}</figcaption>}
        </figure>
      </Chooser>
      <div className="cluster photo-actions">
        {picture && (
          <button type="button" className="button quiet" onClick={discard}>
            {t(hasPhoto ? 'photos.discard' : 'photos.discard-first')}
          </button>
        )}
        {!picture && hasPhoto && (
          <button type="button" className="button quiet" onClick={() => ask('asked')}>
            {t('photos.remove')}
          </button>
        )}
        {children}
      </div>
    </div>
  )
}

/** Shows a photo, and lets it be replaced or, through a RemoveDialog, removed. */
export function PhotoFields({ of, id, children }: PhotoFieldsProps) {
  useStyles(css)
  return (
    <SavingForm form={of.form} alias={id} whenChanged>
      {() => <Fields of={of}>{children}</Fields>}
    </SavingForm>
  )
}

/** A photo as a part of a page, with the question before it is removed. */
export function PhotoCard({ of, id, children }: PhotoFieldsProps) {
  const t = useTexts<typeof photosMessages>()
  return (
    <section className="card" aria-labelledby="photo-title">
      <h2 className="card-title" id="photo-title">
        {t('photos.photo')}
      </h2>
      <p className="lead">{t(`photos.lead-${of.place}`)}</p>
      <PhotoFields of={of} id={id}>
        {children}
      </PhotoFields>
      <RemoveDialog of={of} id={id} />
    </section>
  )
}

/** The photo on an advisor's card. */
export function Photo({ alias }: { alias: string }) {
  const t = useTexts<typeof photosMessages>()
  return (
    <PhotoCard of={cardPhoto} id={alias}>
      <a className="button quiet" href={profilePath(alias)} target="_blank" rel="noopener">
        {t('photos.see-card')}
      </a>
      {BUSINESS_CARD_FORMATS.map((format) => (
        <a key={format} className="button quiet" href={businessCardPath(alias, format)} download>
          {t(`photos.card-${format}`)}
        </a>
      ))}
    </PhotoCard>
  )
}
