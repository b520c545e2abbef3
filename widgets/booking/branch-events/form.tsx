import { useAtomValue, useSetAtom } from 'jotai'
import {
  type BranchEventsPage,
  EVENT_LANGUAGES,
  EVENT_PLACE_MAX,
  EVENT_PLACES,
  EVENT_TITLE_MAX
} from '#contract/branch-events'
import type { branchEventsMessages } from '#contract/messages/branch-events.messages'
import { NOTE_MAX } from '#contract/values'
import { MEETING_URL_MAX } from '#contract/web-address'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { branchByKey } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { branchEventForm, type EventDraft } from './form.atoms.ts'

const useMessages = useTexts<typeof branchEventsMessages>

/** In seconds. */
const QUARTER = 900

interface PartProps {
  draft: EventDraft
}

function Words({ draft }: PartProps) {
  const t = useMessages()
  const errors = useAtomValue(branchEventForm.errorsAtom)
  const change = useSetAtom(branchEventForm.changeAtom)
  return (
    <>
      {EVENT_LANGUAGES.map((language, at) => (
        <LimitedField
          key={language}
          name={`title-${language}`}
          autoComplete="off"
          trim
          max={EVENT_TITLE_MAX}
          label={t(`branch-events.title-${language}`)}
          help={at ? undefined : t('branch-events.title-help')}
          value={draft.title[language]}
          errors={errors[`title.${language}`] ?? (at ? undefined : errors.title)}
          onInput={(text) => change({ title: { ...draft.title, [language]: text } })}
        />
      ))}
      {EVENT_LANGUAGES.map((language) => (
        <LimitedField
          key={language}
          name={`description-${language}`}
          rows={3}
          trim
          max={NOTE_MAX}
          label={t(`branch-events.description-${language}`)}
          value={draft.description[language]}
          errors={errors[`description.${language}`]}
          onInput={(text) => change({ description: { ...draft.description, [language]: text } })}
        />
      ))}
    </>
  )
}

const TIMES = {
  starts_at: 'branch-events.time-help',
  ends_at: undefined,
  closes_at: 'branch-events.closes-help'
} as const

function Times({ draft }: PartProps) {
  const t = useMessages()
  const errors = useAtomValue(branchEventForm.errorsAtom)
  const change = useSetAtom(branchEventForm.changeAtom)
  const isOptional = (field: keyof typeof TIMES) => field === 'closes_at'
  return (Object.keys(TIMES) as (keyof typeof TIMES)[]).map((field) => {
    const help = TIMES[field]
    return (
      <FormGroup
        key={field}
        label={t(`branch-events.${field}`)}
        help={help && t(help)}
        required={!isOptional(field)}
        errors={errors[field]}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="datetime-local"
            name={field}
            step={QUARTER}
            value={draft[field]}
            onInput={(event) => change({ [field]: event.currentTarget.value.slice(0, 16) })}
          />
        )}
      </FormGroup>
    )
  })
}

function Place({ draft }: PartProps) {
  const t = useMessages()
  const errors = useAtomValue(branchEventForm.errorsAtom)
  const change = useSetAtom(branchEventForm.changeAtom)
  return (
    <>
      <SelectField
        name="place"
        label={t('branch-events.place')}
        value={draft.place}
        errors={errors.place}
        options={EVENT_PLACES.map((place) => [place, t(`branch-events.place-${place}`)])}
        onChange={(place) => change({ place: place as EventDraft['place'] })}
      />
      {draft.place === 'address' && (
        <LimitedField
          name="address"
          autoComplete="off"
          required
          trim
          max={EVENT_PLACE_MAX}
          label={t('branch-events.address')}
          value={draft.address}
          errors={errors.address}
          onInput={(address) => change({ address })}
        />
      )}
      {draft.place === 'online' && (
        <LimitedField
          name="online_url"
          type="url"
          autoComplete="off"
          spellCheck={false}
          required
          trim
          max={MEETING_URL_MAX}
          label={t('branch-events.online_url')}
          help={t('branch-events.online-help')}
          value={draft.online_url}
          errors={errors.online_url}
          onInput={(online_url) => change({ online_url })}
        />
      )}
    </>
  )
}

function Publishing({ draft }: PartProps) {
  const t = useMessages()
  const errors = useAtomValue(branchEventForm.errorsAtom)
  const change = useSetAtom(branchEventForm.changeAtom)
  return (
    <FormGroup label={t('branch-events.state')} fieldset errors={errors.is_published}>
      {() => (
        <CheckField
          name="is_published"
          title={t('branch-events.is_published')}
          text={t('branch-events.published-help')}
          checked={draft.is_published}
          onChange={(is_published) => change({ is_published })}
        />
      )}
    </FormGroup>
  )
}

/** Adds or changes an event. */
export function FormDialog({ branches }: Pick<BranchEventsPage, 'branches'>) {
  const t = useMessages()
  const event = useAtomValue(branchEventForm.itemAtom)
  const errors = useAtomValue(branchEventForm.errorsAtom)
  const change = useSetAtom(branchEventForm.changeAtom)
  const hasGuests = event && event.taken + event.waiting > 0
  return (
    <DraftDialog of={branchEventForm} title={(isNew) => t(isNew ? 'branch-events.add' : 'branch-events.edit-title')}>
      {(draft) => (
        <>
          {hasGuests && <p className="notice">{t('branch-events.tells-guests')}</p>}
          {!event && (
            <ComboboxField
              name="organization_uuid"
              label={t('branch-events.branch')}
              required
              value={draft.organization_uuid}
              errors={errors.organization_uuid}
              options={branches.map(branchByKey)}
              onChange={(organization_uuid) => change({ organization_uuid })}
            />
          )}
          <Words draft={draft} />
          <Times draft={draft} />
          <Place draft={draft} />
          <TextField
            name="seats"
            inputMode="numeric"
            autoComplete="off"
            required
            trim
            label={t('branch-events.seats')}
            value={draft.seats}
            errors={errors.seats}
            onInput={(seats) => change({ seats })}
          />
          <Publishing draft={draft} />
        </>
      )}
    </DraftDialog>
  )
}
