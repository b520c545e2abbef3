import { useAtomValue, useSetAtom } from 'jotai'
import { CARD_TEXT_MAX, type CardText } from '#contract/card-texts'
import type { cardTextsMessages } from '#contract/card-texts.messages'
import { useTexts } from '../core/texts.tsx'
import { SavingForm } from '../ui/saving-form.tsx'
import { TextField } from '../ui/text-field.tsx'
import { cardTexts } from './card-texts.atoms.ts'

const useMessages = useTexts<typeof cardTextsMessages>

/** A motto is a line; the others are a few. */
const ROWS: Partial<Record<CardText['place'], number>> = { header_top: 2 }

function Field({ text: { uuid, title, place, value } }: { text: CardText }) {
  const t = useMessages()
  const errors = useAtomValue(cardTexts.errorsAtom)[uuid]
  const write = useSetAtom(cardTexts.writeAtom)
  return (
    <TextField
      label={title}
      help={t(`card-texts.at-${place}`)}
      name={`text-${uuid}`}
      rows={ROWS[place] ?? 5}
      maxLength={CARD_TEXT_MAX}
      value={value}
      errors={errors}
      onInput={(typed) => write(uuid, typed)}
    />
  )
}

/** The texts on an advisor's card, of the kinds that the institution has; nothing where it has none. */
export function CardTexts({ alias }: { alias: string }) {
  const t = useMessages()
  const texts = useAtomValue(cardTexts.itemsAtom)
  const status = useAtomValue(cardTexts.form.statusAtom)
  const isEmpty = (status === 'ready' || status === 'idle') && !texts.length
  return (
    <section className="card" aria-labelledby="card-texts-title" hidden={isEmpty}>
      <h2 className="card-title" id="card-texts-title">
        {t('card-texts.header')}
      </h2>
      <p className="lead">{t('card-texts.lead')}</p>
      <SavingForm form={cardTexts.form} alias={alias} whenChanged>
        {() => (
          <div className="stack">
            {texts.map((text) => (
              <Field key={text.uuid} text={text} />
            ))}
          </div>
        )}
      </SavingForm>
    </section>
  )
}
