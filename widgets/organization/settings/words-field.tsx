import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { settingOf } from '#contract/settings'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { Default, type FieldProps, useField, useMessages } from './field.tsx'
import { faultOf, isLocal, type WordsKind, wordFrom, wordsOf } from './words.ts'

function Remark({ kind, word }: { kind: WordsKind; word: string }) {
  const t = useMessages()
  const fault = faultOf(kind, word)
  if (fault)
    return (
      <span className="errors">
        <span>{t(fault)}</span>
      </span>
    )
  return isLocal(word) ? <span className="help"> {t('settings.origin-local')}</span> : null
}

interface ListProps {
  kind: WordsKind
  words: readonly string[]
  onRemove: (word: string) => void
}

function List({ kind, words, onRemove }: ListProps) {
  const t = useMessages()
  return (
    <ul className="setting-words">
      {words.map((word) => (
        <li key={word}>
          <span>
            {word}
            <Remark kind={kind} word={word} />
          </span>
          <button
            type="button"
            className="button quiet"
            aria-label={t('settings.list-remove-of', { value: word })}
            onClick={() => onRemove(word)}
          >
            {t('settings.list-remove')}
          </button>
        </li>
      ))}
    </ul>
  )
}

const EXAMPLES = { origins: 'https://www.bank.example', hosts: 'www.bank.example' } as const

/** A list of websites or hosts, to which one after the other is added. */
export function WordsField({ form, name }: FieldProps) {
  const t = useMessages()
  const { label, help, value, errors, write } = useField({ form, name })
  const kind = settingOf(name).field as WordsKind
  const words = wordsOf(value)
  const text = useAtomValue(form.pendingAtom)[name] ?? ''
  const fault = useAtomValue(form.faultsAtom)[name]
  const pend = useSetAtom(form.pendAtom)
  const add = useSetAtom(form.addAtom)
  const input = useRef<HTMLInputElement>(null)
  const word = wordFrom(kind, text)
  const stored = word !== text.trim() && !faultOf(kind, word) ? word : undefined
  const press = () => {
    add(name)
    input.current?.focus()
  }
  const remove = (gone: string) => {
    write(words.filter((one) => one !== gone).join(' '))
    input.current?.focus()
  }
  return (
    <>
      <FormGroup label={label} help={help} errors={fault ? [t(fault)] : errors}>
        {(control) => (
          <>
            <div className="setting-adder">
              <input
                {...control}
                ref={input}
                className="input"
                name={name}
                inputMode="url"
                placeholder={EXAMPLES[kind]}
                spellCheck={false}
                autoComplete="off"
                value={text}
                onInput={(event) => pend(name, event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || !text.trim()) return
                  event.preventDefault()
                  press()
                }}
              />
              <button type="button" className="button" onClick={press}>
                {t('settings.list-add')}
                <span className="visually-hidden"> {label}</span>
              </button>
            </div>
            <p className="help" role="status">
              {stored && t('settings.list-stored', { value: stored })}
            </p>
          </>
        )}
      </FormGroup>
      {words.length > 0 && <List kind={kind} words={words} onRemove={remove} />}
      {!words.length && (
        <p className="notice">
          {t(name === 'embed_origins' ? 'settings.list-none-embed_origins' : 'settings.list-none')}
        </p>
      )}
      <Default form={form} name={name} />
    </>
  )
}
