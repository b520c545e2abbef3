import { useAtomValue } from 'jotai'
import { CARD_TEXT_MAX, type CardText } from '#contract/card-texts'
import type { cardTextsMessages } from '#contract/messages/card-texts.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ValuesForm } from '../../ui/fields/values-form.tsx'
import { cardTexts } from './card-texts.atoms.ts'

/** A motto has one or two lines; the others have a few. */
const ROWS: Partial<Record<CardText['place'], number>> = { header_top: 2 }

/** The texts on an advisor's card, by the institution's kinds; nothing if it has none. */
export function CardTexts({ alias }: { alias: string }) {
  const t = useTexts<typeof cardTextsMessages>()
  const status = useAtomValue(cardTexts.form.statusAtom)
  const isLoaded = status === 'ready' || status === 'idle'
  const isEmpty = !useAtomValue(cardTexts.itemsAtom).length
  const fieldOf = ({ uuid, title, place }: CardText) => ({
    label: title,
    help: t(`card-texts.at-${place}`),
    name: `text-${uuid}`,
    rows: ROWS[place] ?? 5,
    max: CARD_TEXT_MAX
  })
  return (
    <section className="card" aria-labelledby="card-texts-title" hidden={isLoaded && isEmpty}>
      <h2 className="card-title" id="card-texts-title">
        {t('card-texts.header')}
      </h2>
      <p className="lead">{t('card-texts.lead')}</p>
      <ValuesForm of={cardTexts} alias={alias} name={t('card-texts.header')} fieldOf={fieldOf} />
    </section>
  )
}
