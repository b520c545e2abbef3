import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
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
import { contactOf, OtherNames } from './kinds.tsx'

const useMessages = useTexts<typeof deletionToolMessages>

const countOf = ({ kinds }: ErasablePerson) => kinds.reduce((sum, { removed }) => sum + removed, 0)

/** What must be done first, and where. */
function Obstacle({ person: { by, obstacle, ahead, person_uuid, name } }: { person: ErasablePerson }) {
  const t = useMessages()
  if (!obstacle) return null
  const said = {
    oneself: () => t('deletion-tool.oneself'),
    active: () => t('deletion-tool.active'),
    ahead: () => t(by === 'staff' ? 'deletion-tool.ahead-staff' : 'deletion-tool.ahead', { count: ahead })
  }
  return (
    <>
      <p className="notice warning">
        {said[obstacle]()}
        {obstacle === 'active' && !person_uuid && ` ${t('deletion-tool.ask-administrators')}`}
      </p>
      {obstacle === 'active' && person_uuid && (
        <a className="button" href={`/app/account-admin/people/edit?id=${person_uuid}`}>
          {t('deletion-tool.deactivate')}
          <span className="visually-hidden">: {name}</span>
        </a>
      )}
    </>
  )
}

function Person({ person }: { person: ErasablePerson }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const open = useSetAtom(erasureForm.openAtom)
  const { name, latest_at, obstacle } = person
  const contact = contactOf(person, t)
  const date = latest_at && new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(latest_at))
  return (
    <li className="erasable">
      <div>
        <h3 className="erasable-name">{name || contact}</h3>
        <p className="erased-value">{contact}</p>
        <p className="help">
          {t('deletion-tool.entries', { count: countOf(person) })}
          {date && ` · ${t('deletion-tool.latest', { date })}`}
        </p>
        <OtherNames person={person} />
        <Obstacle person={person} />
      </div>
      <div className="cluster">
        <SendButton person={person} />
        {!obstacle && (
          <button type="button" className="button" onClick={() => open(person)}>
            {t('deletion-tool.check')}
            <span className="visually-hidden">: {name || contact}</span>
          </button>
        )}
      </div>
    </li>
  )
}

function People({ found }: { found: Found }) {
  const t = useMessages()
  const { people, has_more } = found
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (found.isElsewhere) heading.current?.focus()
  }, [found])
  return (
    <section className="erasures-found" aria-labelledby="erasables-title">
      <h2 id="erasables-title" ref={heading} tabIndex={-1}>
        {t('deletion-tool.found')}
      </h2>
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

/** Finds people, of whom each can be checked and erased. */
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
