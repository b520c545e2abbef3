import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { photosMessages } from '#contract/messages/photos.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { isTouched } from '../../ui/base/pointer.ts'
import { largest, type Square, smallest, zoomLevel, zoomTo } from './crop.ts'
import { type Picture, paint } from './picture.ts'
import { type Change, useGestures } from './use-gestures.ts'

/** Margin around the square, as a fraction of the stage. */
const MARGIN = 1 / 12
/** Pixel density of the canvas, for high-density screens. */
const STAGE_PIXELS = 720
const PREVIEW_PIXELS = 510

interface CropperProps {
  picture: Picture
  square: Square
  onChange: (how: Change) => void
  stage: RefObject<HTMLDivElement | null>
}

function usePainted(picture: Picture, square: Square, margin = 0) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) paint(canvas.current, picture, square, margin)
  }, [picture, square, margin])
  return canvas
}

function Zoom({ picture: { size }, square, onChange }: Omit<CropperProps, 'stage'>) {
  const t = useTexts<typeof photosMessages>()
  const level = Math.round(zoomLevel(size, square))
  // a small picture cannot be zoomed
  if (largest(size) === smallest(size)) return null
  return (
    <label className="photo-zoom">
      <span className="label">{t('photos.zoom')}</span>
      <input
        type="range"
        min="0"
        max="100"
        value={level}
        aria-valuetext={`${level} %`}
        onInput={({ currentTarget: { valueAsNumber } }) => onChange((_, now) => zoomTo(size, now, valueAsNumber))}
      />
    </label>
  )
}

/** Moves and zooms a picture under a fixed square. */
export function Cropper({ picture, square, onChange, stage }: CropperProps) {
  const t = useTexts<typeof photosMessages>()
  const id = useId()
  const canvas = usePainted(picture, square, MARGIN)
  const handlers = useGestures(stage, MARGIN, onChange)
  const { width, height } = picture.size
  const share = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0)
  const position = {
    left: share(square.left, width - square.edge),
    top: share(square.top, height - square.edge),
    zoom: Math.round(zoomLevel(picture.size, square))
  }
  return (
    <div className="photo-crop">
      <div
        ref={stage}
        className="photo-stage"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move and zoom
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- as above
        aria-label={t('photos.part')}
        aria-describedby={`${id}-help ${id}-position`}
        {...handlers}
      >
        <canvas ref={canvas} width={STAGE_PIXELS} height={STAGE_PIXELS} />
        <span className="photo-square" />
      </div>
      <Zoom picture={picture} square={square} onChange={onChange} />
      <p className="help" id={`${id}-help`}>
        {t(isTouched() ? 'photos.part-help-touch' : 'photos.part-help')}
      </p>
      <p className="visually-hidden" id={`${id}-position`} aria-live="polite">
        {t('photos.position', position)}
      </p>
    </div>
  )
}

/** The square as it will be shown. */
export function Preview({ picture, square, label }: Pick<CropperProps, 'picture' | 'square'> & { label: string }) {
  const canvas = usePainted(picture, square)
  const edges = { width: PREVIEW_PIXELS, height: PREVIEW_PIXELS }
  return <canvas ref={canvas} className="photo-shown" {...edges} role="img" aria-label={label} />
}
