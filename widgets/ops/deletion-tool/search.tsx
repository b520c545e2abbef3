import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import type { ErasablePerson } from '#contract/deletion-tool'
import type { deletionToolMessages } from '#contract/messages/deletion-tool.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { SaveButton } from '../../ui/fields/save-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { SendButton } from '../data-requests/send-dialog.tsx'
import {
  erasureForm,
  type Found,
  foundAtom,
  searchAtom,
  searchAttemptAtom,
  searchErrorsAtom,
  searchStatusAtom
} from './deletion-tool.atoms.ts'
import { OtherNames } from './kinds.tsx'

const useMessages = useTexts<typeof deletionToolMessages>

const countOf = ({ kinds }: ErasablePerson) => kinds.reduce((sum, { removed }) => sum + removed, 0)

function Person({ person }: { person: ErasablePerson }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const open = useSetAtom(erasureForm.openAtom)
  const { name, value, latest_at, ahead } = person
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(latest_at))
  return (
    <li className="erasable">
      <div>
        <h3 className="erasable-name">{name || value}</h3>
        <p className="erased-value">{value}</p>
        <p className="help">
          {t('deletion-tool.entries', { count: countOf(person) })} · {t('deletion-tool.latest', { date })}
        </p>
        <OtherNames person={person} />
        {ahead > 0 && <p className="notice warning">{t('deletion-tool.ahead', { count: ahead })}</p>}
      </div>
      <div className="cluster">
        <SendButton person={person} />
        {!ahead && (
          <button type="button" className="button" onClick={() => open(person)}>
            {t('deletion-tool.check')}
            <span className="visually-hidden">: {name || value}</span>
          </button>
        )}
      </div>
    </li>
  )
}

function People({ found: { people, has_more } }: { found: Found }) {
  const t = useMessages()
  return (
    <section className="erasures-found" aria-labelledby="erasables-title">
      <h2 id="erasables-title">{t('deletion-tool.found')}</h2>
      <p className="help" role="status">
        {people.length ? t('deletion-tool.count', { count: people.length }) : t('deletion-tool.nobody')}
      </p>
      <ul className="erasables">
        {people.map((person) => (
          <Person key={`${person.by} ${person.value}`} person={person} />
        ))}
      </ul>
      {has_more && <p className="help">{t('deletion-tool.has-more')}</p>}
    </section>
  )
}

/** Finds customers, of whom each can be checked and erased. */
export function Search() {
  const t = useMessages()
  const [q, setQ] = useState('')
  const errors = useAtomValue(searchErrorsAtom)
  const isBusy = useAtomValue(searchStatusAtom) === 'processing'
  const found = useAtomValue(foundAtom)
  const search = useSetAtom(searchAtom)
  const form = useFirstError(useAtomValue(searchAttemptAtom))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void search(q)
  }
  return (
    <>
      <form className="erasable-search" noValidate onSubmit={submit} ref={form}>
        <TextField
          name="q"
          type="search"
          autoComplete="off"
          spellCheck={false}
          label={t('deletion-tool.q')}
          help={t('deletion-tool.q-help')}
          value={q}
          errors={errors}
          onInput={setQ}
        />
        <SaveButton busy={isBusy} label={t('deletion-tool.find')} busyLabel={t('deletion-tool.finding')} />
      </form>
      {found && <People found={found} />}
    </>
  )
}
