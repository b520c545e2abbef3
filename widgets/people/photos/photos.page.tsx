import type { photosMessages } from '#contract/messages/photos.messages'
import { CardOptions } from '../../card/card-options/card-options.tsx'
import { CardTags } from '../../card/card-tags/card-tags.tsx'
import { CardTexts } from '../../card/card-texts/card-texts.tsx'
import { OwnLinks } from '../../card/custom-links/own-links.tsx'
import { Experience } from '../../card/experience/experience.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { JoinedForm } from '../../ui/fields/joined-form.tsx'
import { Photo } from './photos.tsx'

/** What advisors show of themselves, saved by one button. */
export function Page({ alias }: { alias: string }) {
  const t = useTexts<typeof photosMessages>()
  return (
    <JoinedForm>
      <h1 className="title">{t('photos.header')}</h1>
      <p className="lead">{t('photos.lead')}</p>
      <Photo alias={alias} />
      <CardOptions alias={alias} isOwn />
      <CardTags alias={alias} />
      <Experience alias={alias} />
      <CardTexts alias={alias} />
      <OwnLinks alias={alias} />
    </JoinedForm>
  )
}
