import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { AUDIT_OBJECTS, type AuditObject } from '#contract/audit-log'
import type { auditMessages } from '#contract/messages/audit-log.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { filterAtom, isNarrowedAtom, isReversedAtom, NO_FILTER, narrowAtom } from './audit-log.atoms.ts'

const useMessages = useTexts<typeof auditMessages>

function Search() {
  const t = useMessages()
  const { q } = useAtomValue(filterAtom)
  const narrow = useSetAtom(narrowAtom)
  const [text, type] = useTypedSearch(q, (next) => void narrow({ q: next }))
  return (
    <FormGroup label={t('audit.search')}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="search"
          placeholder={t('audit.search-hint')}
          value={text}
          onInput={(event) => type(event.currentTarget.value)}
        />
      )}
    </FormGroup>
  )
}

function Day({ name }: { name: 'from' | 'to' }) {
  const t = useMessages()
  const value = useAtomValue(filterAtom)[name]
  const isReversed = useAtomValue(isReversedAtom) && name === 'to'
  const narrow = useSetAtom(narrowAtom)
  return (
    <FormGroup label={t(`audit.${name}`)} errors={isReversed ? [t('audit.reversed')] : []}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          name={name}
          value={value}
          onInput={(event) => void narrow({ [name]: event.currentTarget.value })}
        />
      )}
    </FormGroup>
  )
}

/** By name, kind and days. */
export function Filters() {
  const t = useMessages()
  const { object } = useAtomValue(filterAtom)
  const isNarrowed = useAtomValue(isNarrowedAtom)
  const narrow = useSetAtom(narrowAtom)
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node.querySelector('input'))
  const kinds = AUDIT_OBJECTS.map((kind) => [kind, t(`audit.object-${kind}`)] as const)
  return (
    <search className="audit-filters" ref={box}>
      <Search />
      <SelectField
        name="object"
        label={t('audit.kind')}
        value={object}
        options={[['', t('audit.all')], ...kinds]}
        onChange={(value) => void narrow({ object: value as AuditObject | '' })}
      />
      <Day name="from" />
      <Day name="to" />
      {isNarrowed && (
        <button type="button" className="button quiet" onClick={() => void narrow(NO_FILTER)}>
          {t('audit.clear')}
        </button>
      )}
    </search>
  )
}
