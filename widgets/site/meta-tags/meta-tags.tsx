import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { metaTagsMessages } from '#contract/messages/meta-tags.messages'
import { filled, META_PAGES, type MetaPage, PLACEHOLDERS, type Placeholder } from '#contract/meta-tags'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import {
  examplesAtom,
  FIELDS,
  type Field,
  LENGTH_MAX,
  loadExamplesAtom,
  metaForm,
  othersAtom,
  SHOWN,
  tagAtom,
  typeAtom
} from './meta-tags.atoms.ts'
import css from './meta-tags.css?inline'
import { Preview } from './preview.tsx'

const useMessages = useTexts<typeof metaTagsMessages>

interface FieldProps {
  page: MetaPage
  field: Field
}

function Chips({ label, onInsert }: { label: string; onInsert: (word: Placeholder) => void }) {
  const t = useMessages()
  return (
    <fieldset className="meta-chips">
      <legend className="visually-hidden">{t('meta-tags.insert', { field: label })}</legend>
      {PLACEHOLDERS.map((word) => (
        <button key={word} type="button" className="button quiet" onClick={() => onInsert(word)}>
          <span aria-hidden="true">+ </span>
          {t(`meta-tags.word-${word}`)}
        </button>
      ))}
    </fieldset>
  )
}

function TextOf({ page, field }: FieldProps) {
  const t = useMessages()
  const { tag, faultOf } = useAtomValue(tagAtom)(page)
  const { words } = useAtomValue(examplesAtom)(page)
  const type = useSetAtom(typeAtom)
  const area = useRef<HTMLTextAreaElement>(null)
  const label = t(`meta-tags.${field}`)
  const value = tag[field]
  const fault = faultOf(field)
  const [length, most] = [filled(value, words).length, SHOWN[field]]
  const insert = (word: Placeholder) => {
    const box = area.current
    const [from, to] = [box?.selectionStart ?? value.length, box?.selectionEnd ?? value.length]
    const placed = `[${word}]`
    type(page, field, value.slice(0, from) + placed + value.slice(to))
    box?.focus()
    // after the text has rendered
    requestAnimationFrame(() => box?.setSelectionRange(from + placed.length, from + placed.length))
  }
  return (
    <FormGroup
      label={label}
      errors={fault ? [t(fault, { max: LENGTH_MAX })] : []}
      help={t(length > most ? 'meta-tags.too-long' : 'meta-tags.length', { length, most })}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            ref={area}
            className="input"
            name={`${page}-${field}`}
            rows={field.endsWith('title') ? 1 : 3}
            value={value}
            onInput={(event) => type(page, field, event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
          />
          <Chips label={label} onInsert={insert} />
        </>
      )}
    </FormGroup>
  )
}

function Fields() {
  const t = useMessages()
  const others = useAtomValue(othersAtom)
  const refused = useAtomValue(metaForm.refusedAtom)
  const box = useFirstError<HTMLDivElement>(useAtomValue(metaForm.attemptAtom))
  return (
    <div className="stack" ref={box}>
      {META_PAGES.map((page) => (
        <section key={page} className="card" aria-labelledby={`meta-${page}`}>
          <h2 className="card-title" id={`meta-${page}`}>
            {t(`meta-tags.${page}`)}
          </h2>
          <p className="lead">{t('meta-tags.lead')}</p>
          <div className="meta-form">
            <div className="stack">
              {FIELDS.map((field) => (
                <TextOf key={field} page={page} field={field} />
              ))}
            </div>
            <Preview page={page} />
          </div>
        </section>
      ))}
      {others > 0 && <p className="help">{t('meta-tags.others', { count: others })}</p>}
      <div className="errors" aria-live="polite">
        {refused.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}

/** Titles and descriptions for search engines and shared links, with a preview. */
export function Page() {
  useStyles(css)
  const load = useSetAtom(loadExamplesAtom)
  useEffect(() => void load(), [load])
  return (
    <SavingForm form={metaForm.form} alias="">
      {() => <Fields />}
    </SavingForm>
  )
}
