import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { EXPERIENCE_PLACES, type ExperiencePlace, TEXT_PLACES } from '#contract/advisors'
import type { profileLayoutMessages } from '#contract/messages/profile-layout.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { TEXT_TYPES_MAX } from '#contract/profile-layout'
import { TEXT_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { OutdatedNotice } from '../../ui/feedback/outdated-notice.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { OrderedList } from '../../ui/lists/ordered-list.tsx'
import { Preview } from './preview.tsx'
import {
  addAtom,
  confirmRemovalAtom,
  type Draft,
  draftsAtom,
  faultsAtom,
  isExperience,
  isOutdatedAtom,
  moveAtom,
  pendingRemovalAtom,
  removeAtom,
  textTypesForm,
  typeAtom
} from './text-descriptions.atoms.ts'

const useMessages = useTexts<typeof profileLayoutMessages & typeof uiMessages>

/** Since when the person of the preview advises. */
const SAMPLE_YEAR = 2012

const placeText = (place: Draft['place']) =>
  place === 'social-media' ? 'profile-layout.at-social-media' : (`profile-layout.${place}` as const)

function useNameOf() {
  const t = useMessages()
  return (draft: Draft) =>
    isExperience(draft) ? t('profile-layout.experience') : draft.title.trim() || t('profile-layout.new')
}

function Place({ draft, places }: { draft: Draft; places: readonly Draft['place'][] }) {
  const t = useMessages()
  const type = useSetAtom(typeAtom)
  const { key, place } = draft
  return (
    <SelectField
      name={`place-${key}`}
      label={t('profile-layout.place')}
      value={place}
      options={places.map((one) => [one, t(placeText(one))] as const)}
      onChange={(value) => type(key, { place: value as Draft['place'] })}
    />
  )
}

/** Years and certificates: only where they stand is chosen here. */
function ExperienceFields({ draft }: { draft: Draft }) {
  const t = useMessages()
  return (
    <div className="layout-text">
      <div>
        <p className="label">{t('profile-layout.experience')}</p>
        <p className="help">{t('profile-layout.experience-help')}</p>
      </div>
      <Place draft={draft} places={EXPERIENCE_PLACES} />
    </div>
  )
}

function Fields({ draft }: { draft: Draft }) {
  const t = useMessages()
  const nameOf = useNameOf()
  const type = useSetAtom(typeAtom)
  const remove = useSetAtom(removeAtom)
  const { key, title, texts } = draft
  const { isLacking = false, refused = [] } = useAtomValue(faultsAtom).get(key) ?? {}
  const label = t('profile-layout.title')
  return (
    <div className="layout-text">
      <LimitedField
        trim
        required
        name={`title-${key}`}
        label={label}
        help={t('profile-layout.texts', { count: texts })}
        errors={isLacking ? [t('ui.required', { attribute: label })] : refused}
        max={TEXT_MAX}
        autoComplete="off"
        value={title}
        onInput={(value) => type(key, { title: value })}
      />
      <Place draft={draft} places={TEXT_PLACES} />
      <button
        type="button"
        className="button quiet"
        aria-label={t('profile-layout.remove', { name: nameOf(draft) })}
        onClick={() => remove(draft)}
      >
        {t('profile-layout.removal-deed')}
      </button>
    </div>
  )
}

function Question() {
  const t = useMessages()
  const nameOf = useNameOf()
  const asked = useAtomValue(pendingRemovalAtom)
  const ask = useSetAtom(pendingRemovalAtom)
  const agree = useSetAtom(confirmRemovalAtom)
  return (
    <ConfirmDialog
      open={Boolean(asked)}
      busy={false}
      title={asked ? t('profile-layout.removal-question', { name: nameOf(asked) }) : ''}
      text={t('profile-layout.removal', { count: asked?.texts ?? 0 })}
      action={t('profile-layout.removal-deed')}
      onConfirm={agree}
      onClose={() => ask(undefined)}
    />
  )
}

function Texts({ drafts }: { drafts: readonly Draft[] }) {
  const t = useMessages()
  const nameOf = useNameOf()
  const move = useSetAtom(moveAtom)
  const add = useSetAtom(addAtom)
  return (
    <>
      <OrderedList items={drafts} idOf={({ key }) => key} nameOf={nameOf} onMove={move}>
        {(draft) => (isExperience(draft) ? <ExperienceFields draft={draft} /> : <Fields draft={draft} />)}
      </OrderedList>
      {drafts.filter((one) => !isExperience(one)).length < TEXT_TYPES_MAX && (
        <button type="button" className="button layout-add" onClick={add}>
          {t('profile-layout.add')}
        </button>
      )}
    </>
  )
}

/** The kinds of texts on cards: heading and position. */
export function TextDescriptions() {
  const t = useMessages()
  const drafts = useAtomValue(draftsAtom)
  const value = t('profile-layout.sample-text')
  const isOutdated = useAtomValue(isOutdatedAtom)
  const load = useSetAtom(textTypesForm.loadAtom)
  const box = useRef<HTMLElement>(null)
  const loadCurrent = () => {
    // the button disappears when the list is reloaded
    box.current?.focus()
    void load('')
  }
  const text_descriptions = drafts.flatMap((one, order) =>
    isExperience(one) ? [] : [{ value, type: { title: one.title, place: one.place, order } }]
  )
  const at = drafts.findIndex(isExperience)
  const place = drafts[at]?.place as ExperiencePlace | undefined
  const experience = place && { since: SAMPLE_YEAR, certificates: [], place, order: at }
  return (
    <div className="layout-editor">
      <section className="card" ref={box} tabIndex={-1}>
        <h2 className="card-title">{t('profile-layout.text-descriptions')}</h2>
        <p className="lead">{t('profile-layout.texts-lead')}</p>
        <SavingForm form={textTypesForm} alias="">
          {() => (
            <>
              <Texts drafts={drafts} />
              <OutdatedNotice shown={isOutdated} onLoad={loadCurrent} />
            </>
          )}
        </SavingForm>
        <Question />
      </section>
      <Preview shown={{ text_descriptions, experience }} lead="preview-texts" />
    </div>
  )
}
