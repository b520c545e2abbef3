import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { TEXT_MAX } from '#contract/values'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { ConflictBox } from '../../ui/feedback/conflict-box.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AffectedAppointments } from './affected.tsx'
import { changeAtom, closureForm, type Draft, hitsAtom, othersAtom } from './closure.atoms.ts'
import { whenIn } from './format-date.ts'

/** From what is entered most often. */
const KINDS = ['closure', 'special-hours', 'holiday'] as const

const useMessages = useTexts<typeof defaultHoursMessages>

/** Every quarter hour from midnight to 24:00. */
const QUARTERS = Array.from({ length: 97 }, (_, at): `${string}:${string}` => {
  const [hour, minute] = [Math.floor(at / 4), (at % 4) * 15]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})
const CHOICES = (['', ...QUARTERS] as const).map((time) => [time, time || '–'] as const)

interface PartProps {
  draft: Draft
}

function Kind({ draft }: PartProps) {
  const t = useMessages()
  const change = useSetAtom(changeAtom)
  return (
    <FormGroup label={t('default-hours.kind')} fieldset>
      {() => (
        <div className="closure-kinds">
          {KINDS.map((kind) => (
            <RadioField
              key={kind}
              name="kind"
              value={kind}
              title={t(`default-hours.${kind}`)}
              text={t(`default-hours.${kind}-text`)}
              checked={draft.kind === kind}
              onChoose={() => change({ kind, ...(kind === 'holiday' && { isPart: false }) })}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function Days({ draft }: PartProps) {
  const t = useMessages()
  const change = useSetAtom(changeAtom)
  const errors = useAtomValue(closureForm.errorsAtom)
  const isDay = draft.kind === 'holiday'
  return (
    <div className="closure-pair">
      <TextField
        type="date"
        name="date"
        required
        label={t(isDay ? 'default-hours.date' : 'default-hours.from')}
        value={draft.date}
        errors={[...(errors.date ?? []), ...(isDay ? (errors.last_date ?? []) : [])].slice(0, 1)}
        onInput={(date) => change({ date })}
      />
      {!isDay && (
        <TextField
          type="date"
          name="last_date"
          label={t('default-hours.to')}
          help={t('default-hours.to-help')}
          value={draft.last_date}
          errors={draft.last_date ? errors.last_date : []}
          onInput={(last_date) => change({ last_date })}
        />
      )}
    </div>
  )
}

function Times({ draft }: PartProps) {
  const t = useMessages()
  const change = useSetAtom(changeAtom)
  const errors = useAtomValue(closureForm.errorsAtom)
  const isSpecial = draft.kind === 'special-hours'
  return (
    <>
      {isSpecial ? (
        <p className="help">{t('default-hours.special-hours-help')}</p>
      ) : (
        <CheckField
          name="isPart"
          title={t('default-hours.is-part')}
          checked={draft.isPart}
          onChange={(isPart) => change({ isPart })}
        />
      )}
      {(isSpecial || draft.isPart) && (
        <div className="closure-pair">
          <SelectField
            name="start_time"
            label={t(isSpecial ? 'default-hours.open-start' : 'default-hours.start')}
            options={CHOICES.slice(0, -1)}
            value={draft.start_time}
            errors={errors.start_time}
            onChange={(start_time) => change({ start_time })}
          />
          <SelectField
            name="end_time"
            label={t(isSpecial ? 'default-hours.open-end' : 'default-hours.end')}
            options={CHOICES}
            value={draft.end_time}
            errors={errors.end_time}
            onChange={(end_time) => change({ end_time })}
          />
        </div>
      )}
    </>
  )
}

/** The affected appointments, to be confirmed before saving. */
function Hits({ draft }: PartProps) {
  const t = useMessages()
  const hits = useAtomValue(hitsAtom)
  const change = useSetAtom(closureForm.changeAtom)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hits) return
    box.current?.focus()
    // from its first sentence on, which says how many there are
    box.current?.scrollIntoView({ block: 'start' })
  }, [hits])
  if (!hits) return null
  return (
    <div className="notice warning stack closure-hits" ref={box} tabIndex={-1}>
      <AffectedAppointments affected={hits} kind={draft.kind}>
        <CheckField
          name="agreed"
          title={t(draft.kind === 'special-hours' ? 'default-hours.agree-special' : 'default-hours.agree')}
          text={t('default-hours.agree-text')}
          checked={draft.agreed >= hits.total}
          onChange={(isAgreed) => change({ agreed: isAgreed ? hits.total : 0 })}
        />
      </AffectedAppointments>
    </div>
  )
}

/** What has been entered for the same days since the list was read: it is added to, or not. */
function Others() {
  const t = useMessages()
  const { tag } = useTextsContext()
  const when = whenIn(tag, t)
  const others = useAtomValue(othersAtom)
  return (
    <div role="alert">
      {others.length > 0 && (
        <ConflictBox instead="default-hours.meanwhile">
          <p>{t('default-hours.meanwhile-lead')}</p>
          <ul>
            {others.map((one) => (
              <li key={one.uuid}>
                {t('default-hours.meanwhile-entry', {
                  what: one.label || t(`default-hours.${one.kind}`),
                  when: when(one)
                })}
              </li>
            ))}
          </ul>
          <p>{t('default-hours.meanwhile-help')}</p>
        </ConflictBox>
      )}
    </div>
  )
}

/** Closes the institution or a branch for a time. */
export function ClosureDialog() {
  const t = useMessages()
  const change = useSetAtom(changeAtom)
  const errors = useAtomValue(closureForm.errorsAtom)
  return (
    <DraftDialog of={closureForm} title={() => t('default-hours.add-title')}>
      {(draft) => (
        <>
          <Kind draft={draft} />
          <LimitedField
            name="label"
            trim
            autoComplete="off"
            max={TEXT_MAX}
            label={t('default-hours.label')}
            help={t('default-hours.label-help')}
            value={draft.label}
            errors={errors.label}
            onInput={(label) => change({ label })}
          />
          <Days draft={draft} />
          {draft.kind !== 'holiday' && <Times draft={draft} />}
          <Others />
          <Hits draft={draft} />
        </>
      )}
    </DraftDialog>
  )
}
