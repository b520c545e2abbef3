import { useState } from 'react'
import { type EmbeddedTag, getEmbedPreview, PLACES, type Place, SAMPLE_PAGES } from '#contract/embedding'
import { addressOf } from '#contract/endpoint'
import type { embeddingMessages } from '#contract/messages/embedding.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Origin } from './origin.tsx'
import { addressOf as meant, originOf } from './origins.ts'

const useMessages = useTexts<typeof embeddingMessages>

const ON = [...SAMPLE_PAGES, 'page'] as const
type On = (typeof ON)[number]
const WIDTHS = ['full', 'column', 'phone'] as const
type Width = (typeof WIDTHS)[number]

interface OwnPageProps {
  page: string
  place: Place
  onShow: (page: string) => void
  onPlace: (place: Place) => void
}

/** Which page of the institution's website is shown, and where on it the widget is. */
function OwnPage({ page, place, onShow, onPlace }: OwnPageProps) {
  const t = useMessages()
  const [typed, setTyped] = useState(page)
  const [isWrong, setWrong] = useState(false)
  const show = () => {
    const address = meant(typed)
    const isRight = originOf(address) !== undefined
    setWrong(!isRight)
    if (!isRight) return
    setTyped(address)
    onShow(address)
  }
  return (
    <form
      className="embedding-own"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
    >
      <TextField
        name="page"
        type="url"
        inputMode="url"
        label={t('embedding.page')}
        help={t('embedding.page-help')}
        errors={isWrong ? [t('embedding.page-wrong')] : []}
        value={typed}
        spellCheck={false}
        autoComplete="url"
        onInput={(text) => {
          setTyped(text)
          setWrong(false)
        }}
      />
      <SelectField
        name="place"
        label={t('embedding.place')}
        value={place}
        options={PLACES.map((one) => [one, t(`embedding.place-${one}`)] as const)}
        onChange={onPlace}
      />
      <button type="submit" className="button">
        {t('embedding.page-show')}
      </button>
    </form>
  )
}

interface FrameProps {
  /** Undefined as long as something is missing. */
  tag: EmbeddedTag | undefined
  name: string
}

/** The widget as it is on another website, in a frame. */
export function Frame({ tag, name }: FrameProps) {
  const t = useMessages()
  const [on, setOn] = useState<On>('light')
  const [width, setWidth] = useState<Width>('full')
  const [page, setPage] = useState('')
  const [place, setPlace] = useState<Place>('start')
  const isOwn = on === 'page'
  const origin = isOwn ? originOf(page) : undefined
  const isReady = tag && (!isOwn || page)
  const query = { tag: JSON.stringify(tag), ...(isOwn ? { page, place } : { sample: on }) }
  const address = addressOf(getEmbedPreview.path, undefined, query)
  return (
    <section className="card stack" aria-labelledby="embedding-preview">
      <div>
        <h2 className="card-title" id="embedding-preview">
          {t('embedding.preview')}
        </h2>
        <p className="help">{t('embedding.preview-lead')}</p>
      </div>
      <div className="embedding-row">
        <SelectField
          name="on"
          label={t('embedding.on')}
          value={on}
          options={ON.map((one) => [one, t(`embedding.on-${one}`)] as const)}
          onChange={setOn}
        />
        <SelectField
          name="width"
          label={t('embedding.width')}
          value={width}
          options={WIDTHS.map((one) => [one, t(`embedding.width-${one}`)] as const)}
          onChange={setWidth}
        />
      </div>
      {isOwn && <OwnPage page={page} place={place} onShow={setPage} onPlace={setPlace} />}
      {origin && <Origin key={origin} origin={origin} />}
      {isReady ? (
        // another frame for each address: a frame that changes its own adds entries to the history
        <iframe
          key={address}
          className={`embedding-frame ${width}`}
          title={t('embedding.preview-of', { name })}
          src={address}
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
        />
      ) : (
        <p className="embedding-empty">{t(tag ? 'embedding.page-missing' : 'embedding.preview-incomplete')}</p>
      )}
    </section>
  )
}
