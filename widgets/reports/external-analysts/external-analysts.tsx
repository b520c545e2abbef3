import { useAtom, useAtomValue } from 'jotai'
import type { ExternalAnalyst } from '#contract/external-analysts'
import type { externalAnalystsMessages } from '#contract/messages/external-analysts.messages'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { ChoiceOption } from '../../ui/fields/choice-option.tsx'
import { personChoice } from '../../ui/fields/choices.ts'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { errorsAtom, externalAnalystsForm, optionsAtom, selectedAtom, stoppedAtom } from './external-analysts.atoms.ts'

const useMessages = useTexts<typeof externalAnalystsMessages>

const keyOf = ({ alias }: ExternalAnalyst) => alias
const nameOf = ({ full_name }: ExternalAnalyst) => full_name

const draw = (one: ExternalAnalyst) => <ChoiceOption choice={personChoice(one.alias, one, one.email_address)} />

function Choice() {
  const t = useMessages()
  const options = useAtomValue(optionsAtom)
  const [selected, select] = useAtom(selectedAtom)
  const errors = useAtomValue(errorsAtom)
  return (
    <MultiSelect
      label={t('external-analysts.label')}
      placeholder={t('external-analysts.placeholder')}
      emptyQuery={t(options.length ? 'external-analysts.no-match' : 'external-analysts.none')}
      emptyList={t('external-analysts.none')}
      errors={errors}
      options={options}
      selected={selected}
      onChange={select}
      keyOf={keyOf}
      nameOf={nameOf}
      draw={draw}
    />
  )
}

function Stopped() {
  const t = useMessages()
  const { tag } = useTextsContext()
  const stopped = useAtomValue(stoppedAtom)
  if (!stopped.length) return null
  return (
    <ul className="notice analysts-stopped">
      {stopped.map(({ uuid, full_name, stopped_on }) => (
        <li key={uuid}>
          {t('external-analysts.stopped', {
            name: full_name,
            day: formatDay(stopped_on, tag, { dateStyle: 'medium' })
          })}
        </li>
      ))}
    </ul>
  )
}

/** Who receives the reports of a branch (spec §2). */
export function ExternalAnalysts({ uuid }: { uuid: string }) {
  const t = useMessages()
  return (
    <section className="card" aria-label={t('external-analysts.header')}>
      <h2 className="card-title">{t('external-analysts.header')}</h2>
      <p className="lead">{t('external-analysts.lead')}</p>
      <SavingForm form={externalAnalystsForm} alias={uuid}>
        {() => (
          <>
            <Choice />
            <Stopped />
          </>
        )}
      </SavingForm>
    </section>
  )
}
