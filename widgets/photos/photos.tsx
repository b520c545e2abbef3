import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { AdvisorProfile } from '#contract/advisors'
import { pictureSources } from '#contract/photos'
import type { photosMessages } from '#contract/photos.messages'
import { profilePath } from '#contract/share'
import { useTexts } from '../core/texts.tsx'
import { SavingForm } from '../ui/saving-form.tsx'
import { useStyles } from '../ui/use-styles.ts'
import { Chooser } from './chooser.tsx'
import { Cropper, Preview } from './cropper.tsx'
import {
  changeAtom,
  chooseAtom,
  discardAtom,
  errorsAtom,
  ownerAtom,
  photoForm,
  pictureAtom,
  removingAtom,
  squareAtom
} from './photos.atoms.ts'
import css from './photos.css?inline'
import { RemoveDialog } from './remove-dialog.tsx'

const EDGE = 255

function Present({ owner }: { owner: AdvisorProfile }) {
  const t = useTexts<typeof photosMessages>()
  const { profile_picture_url: url, profile_pictures, first_name, last_name, full_name } = owner
  if (!url) {
    const initials = [first_name, last_name].map(([letter = '']) => letter).join('')
    return (
      <span className="photo-shown initials" role="img" aria-label={t('photos.none')}>
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

/** The focus goes where the work does: to a picture that has come, and after one that has gone to the way to another. */
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

function Fields({ alias }: { alias: string }) {
  const t = useTexts<typeof photosMessages>()
  const owner = useAtomValue(ownerAtom)
  const picture = useAtomValue(pictureAtom)
  const square = useAtomValue(squareAtom)
  const errors = useAtomValue(errorsAtom)
  const choose = useSetAtom(chooseAtom)
  const change = useSetAtom(changeAtom)
  const discard = useSetAtom(discardAtom)
  const ask = useSetAtom(removingAtom)
  const hasPhoto = Boolean(owner?.profile_picture_url)
  const { stage, input } = useFollowingFocus(Boolean(picture), hasPhoto)
  if (!owner) return null
  const help = (
    <>
      <span className="photo-drop">{t('photos.drop')} </span>
      {t('photos.kinds')}
    </>
  )
  const way = picture || hasPhoto ? 'photos.choose-other' : 'photos.choose'
  return (
    <div className="photo-parts">
      {picture && square && <Cropper picture={picture} square={square} onChange={change} stage={stage} />}
      <Chooser label={t(way)} help={help} errors={errors} input={input} onFile={choose}>
        <figure className="photo-figure">
          {picture && square ? <Preview picture={picture} square={square} /> : <Present owner={owner} />}
          {picture && <figcaption className="help">{t('photos.preview')}</figcaption>}
          {!picture && !hasPhoto && <figcaption className="help">{t('photos.none')}</figcaption>}
        </figure>
      </Chooser>
      <div className="cluster photo-ways">
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
        <a className="button quiet" href={profilePath(alias)}>
          {t('photos.see-card')}
        </a>
      </div>
      <RemoveDialog alias={alias} />
    </div>
  )
}

/** An advisor's photo: shown, replaced by a part of another picture, or removed. */
export function Photo({ alias }: { alias: string }) {
  const t = useTexts<typeof photosMessages>()
  useStyles(css)
  return (
    <section className="card" aria-labelledby="photo-title">
      <h2 className="card-title" id="photo-title">
        {t('photos.photo')}
      </h2>
      <SavingForm form={photoForm} alias={alias} whenChanged>
        {() => <Fields alias={alias} />}
      </SavingForm>
    </section>
  )
}
