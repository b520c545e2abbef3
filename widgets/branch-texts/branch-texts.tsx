import { useAtomValue, useSetAtom } from 'jotai'
import { BRANCH_TEXT_MAX, BRANCH_TEXTS_MAX } from '#contract/branch-texts'
import type { branchTextsMessages } from '#contract/branch-texts.messages'
import { TEXT_MAX } from '#contract/values'
import { useTexts } from '../core/texts.tsx'
import { OrderedList } from '../ui/ordered-list.tsx'
import { SavingForm } from '../ui/saving-form.tsx'
import { TextField } from '../ui/text-field.tsx'
import {
  addAtom,
  branchTextsForm,
  type Draft,
  draftsAtom,
  errorsAtom,
  moveAtom,
  removeAtom,
  typeAtom
} from './branch-texts.atoms.ts'

const useMessages = useTexts<typeof branchTextsMessages>

function useNameOf() {
  const t = useMessages()
  return ({ title }: Draft) => title.trim() || t('branch-texts.new')
}

function Fields({ draft, at }: { draft: Draft; at: number }) {
  const t = useMessages()
  const name = useNameOf()(draft)
  const errors = useAtomValue(errorsAtom)
  const type = useSetAtom(typeAtom)
  const remove = useSetAtom(removeAtom)
  const { key, title, value } = draft
  return (
    <div className="stack org-text">
      <TextField
        name={`title-${key}`}
        label={t('branch-texts.title')}
        required
        trim
        maxLength={TEXT_MAX}
        autoComplete="off"
        value={title}
        errors={errors[`${at}.title`]}
        onInput={(typed) => type(key, { title: typed })}
      />
      <TextField
        name={`value-${key}`}
        label={t('branch-texts.value')}
        required
        rows={4}
        maxLength={BRANCH_TEXT_MAX}
        value={value}
        errors={errors[`${at}.value`]}
        onInput={(typed) => type(key, { value: typed })}
      />
      <div>
        <button
          type="button"
          className="button quiet"
          aria-label={t('branch-texts.remove-of', { name })}
          onClick={() => remove(key)}
        >
          {t('branch-texts.remove')}
        </button>
      </div>
    </div>
  )
}

function Texts() {
  const t = useMessages()
  const nameOf = useNameOf()
  const drafts = useAtomValue(draftsAtom)
  const move = useSetAtom(moveAtom)
  const add = useSetAtom(addAtom)
  return (
    <>
      <OrderedList items={drafts} idOf={({ key }) => key} nameOf={nameOf} onMove={move}>
        {(draft) => <Fields draft={draft} at={drafts.indexOf(draft)} />}
      </OrderedList>
      {drafts.length < BRANCH_TEXTS_MAX && (
        <button type="button" className="button org-text-add" onClick={add}>
          {t('branch-texts.add')}
        </button>
      )}
    </>
  )
}

/** The texts on a branch's public page. */
export function BranchTexts({ uuid }: { uuid: string }) {
  const t = useMessages()
  return (
    <section className="card" aria-label={t('branch-texts.header')}>
      <h2 className="card-title">{t('branch-texts.header')}</h2>
      <p className="lead">{t('branch-texts.lead')}</p>
      <SavingForm form={branchTextsForm} alias={uuid}>
        {() => <Texts />}
      </SavingForm>
    </section>
  )
}
