import type { photosMessages } from '#contract/photos.messages'
import { CardTexts } from '../card-texts/card-texts.tsx'
import { useTexts } from '../core/texts.tsx'
import { OwnLinks } from '../custom-links/own-links.tsx'
import { Photo } from './photos.tsx'

export function Page({ alias }: { alias: string }) {
  const t = useTexts<typeof photosMessages>()
  return (
    <div className="section">
      <h1 className="title">{t('photos.header')}</h1>
      <p className="lead">{t('photos.lead')}</p>
      <Photo alias={alias} />
      <CardTexts alias={alias} />
      <OwnLinks alias={alias} />
    </div>
  )
}
