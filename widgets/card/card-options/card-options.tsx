import { useAtomValue, useSetAtom } from 'jotai'
import type { CardOption } from '#contract/card-options'
import type { cardOptionsMessages } from '#contract/messages/card-options.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { cardOptionsForm, errorsAtom, mayChangeAtom, optionsAtom, switchAtom } from './card-options.atoms.ts'
import css from './card-options.css?inline'

const useMessages = useTexts<typeof cardOptionsMessages>

/** Only WhatsApp may need more than to be turned on. */
const lacksSetup = ({ name, is_on, is_offered }: CardOption) => name === 'whatsapp' && is_on && !is_offered

function Choices() {
  const t = useMessages()
  const options = useAtomValue(optionsAtom)
  const turn = useSetAtom(switchAtom)
  return (
    <FormGroup fieldset label={t('card-options.choose')} errors={useAtomValue(errorsAtom)}>
      {() => (
        <div className="card-options">
          {options.map((option) => (
            <CheckField
              key={option.name}
              name={`option-${option.name}`}
              title={t(`card-options.${option.name}`)}
              {...(lacksSetup(option) && { text: t('card-options.whatsapp-incomplete') })}
              checked={option.is_on}
              onChange={(isOn) => turn(option.name, isOn)}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function Fixed({ isOwn }: { isOwn: boolean }) {
  const t = useMessages()
  const options = useAtomValue(optionsAtom)
  return (
    <>
      {isOwn && <p className="help">{t('card-options.fixed')}</p>}
      <dl className="card-options card-options-fixed">
        {options.map((option) => (
          <div key={option.name}>
            <dt>{t(`card-options.${option.name}`)}</dt>
            <dd>{t(option.is_on ? 'card-options.on' : 'card-options.off')}</dd>
            {lacksSetup(option) && <dd className="help">{t('card-options.whatsapp-incomplete')}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}

/** The contact options of a card: as switches for those who may change them, else as a list. */
export function CardOptions({ alias, isOwn = false }: { alias: string; isOwn?: boolean }) {
  useStyles(css)
  const t = useMessages()
  const mayChange = useAtomValue(mayChangeAtom)
  return (
    <section className="card" aria-labelledby="card-options-title">
      <h2 className="card-title" id="card-options-title">
        {t('card-options.header')}
      </h2>
      <p className="lead">{t(isOwn ? 'card-options.lead' : 'card-options.lead-other')}</p>
      <SavingForm form={cardOptionsForm} alias={alias} name={t('card-options.header')} whenChanged>
        {() => (mayChange ? <Choices /> : <Fixed isOwn={isOwn} />)}
      </SavingForm>
    </section>
  )
}
