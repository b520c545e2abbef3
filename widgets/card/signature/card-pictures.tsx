import { CARD_CAMPAIGNS, CARD_PICTURES, cardFilePath, PRINT_CARD } from '#contract/business-card'
import { withCampaign } from '#contract/campaign'
import type { signatureMessages } from '#contract/messages/signature.messages'
import { profilePath } from '#contract/share'
import { useTexts } from '../../core/element/texts.tsx'
import { Copyable } from '../../ui/feedback/copyable.tsx'

/** What else carries the card: pictures with its code, and its address for a tag that phones touch. */
export function CardPictures({ alias }: { alias: string }) {
  const t = useTexts<typeof signatureMessages>()
  return (
    <section className="card stack" aria-labelledby="card-pictures">
      <div>
        <h2 className="card-title" id="card-pictures">
          {t('signature.card-pictures')}
        </h2>
        <p className="help">{t('signature.card-pictures-text')}</p>
      </div>
      <div className="card-pictures">
        {CARD_PICTURES.map((picture) => {
          const address = cardFilePath(alias, `${picture}.png`)
          return (
            <figure key={picture} className={picture}>
              <img src={address} alt="" loading="lazy" />
              <figcaption>
                <strong>{t(`signature.${picture}`)}</strong>
                <span className="help">{t(`signature.${picture}-text`)}</span>
                <a className="button" href={address} download aria-label={t(`signature.${picture}-save`)}>
                  {t('signature.save')}
                </a>
              </figcaption>
            </figure>
          )
        })}
      </div>
      <div className="card-print">
        <strong>{t('signature.print')}</strong>
        <p className="help">{t('signature.print-text')}</p>
        <a className="button" href={cardFilePath(alias, PRINT_CARD)} download>
          {t('signature.print-save')}
        </a>
      </div>
      <Copyable
        title={t('signature.tag')}
        text={t('signature.tag-text')}
        code={location.origin + withCampaign(profilePath(alias), CARD_CAMPAIGNS.tag)}
      />
    </section>
  )
}
