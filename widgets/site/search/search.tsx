import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import type { searchWidgetMessages } from '#contract/messages/search.messages'
import { getSearchForm, type SearchForm } from '#contract/search'
import { caller } from '../../core/element/api.ts'
import { useHost } from '../../core/element/host.ts'
import { once } from '../../core/element/loads.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { RequestErrorNotice } from '../../ui/feedback/request-error-notice.tsx'
import { type Criteria, criteriaIn, isAsked, NOTHING } from './criteria.ts'
import { Fields } from './fields.tsx'
import { foundAtom, resetAtom, retryAtom, searchAtom } from './search.atoms.ts'
import { usePage } from './use-page.ts'
import { Results } from './views.tsx'
import { withCampaign } from './with-campaign.ts'

const useMessages = useTexts<typeof searchWidgetMessages>

export interface SearchProps {
  /** Alias of a search form; every field without one. */
  form?: string
  /** `page`: on the host's own page, whose results it replaces from the first search on. */
  mode?: string
}

/** One request for all tags with the same form on a page. */
const loadForm = (origin: string, form: string, lang?: string) =>
  once(`search ${origin} ${form} ${lang}`, () => caller(origin, lang)(getSearchForm, { query: { form } }))

interface FoundProps {
  form: SearchForm
  onTurn: (page: number) => void
  onReset: () => void
}

function Found({ form, onTurn, onReset }: FoundProps) {
  const t = useMessages()
  const { origin } = useHost()
  const { status, criteria, result, isUnasked } = useAtomValue(foundAtom)
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has asked is led to each answer
  useEffect(() => {
    if (result && !isUnasked) box.current?.focus()
  }, [result])
  if (!result) return status === 'idle' ? <p className="help">{t('search.start')}</p> : null
  return (
    <section ref={box} tabIndex={-1} className="found-box" aria-label={t('search.results')}>
      <Results
        {...{ result, criteria, look: form, origin }}
        leadOn={(path) => withCampaign(origin + path)}
        reset={
          isAsked(criteria) && (
            <button type="button" className="button quiet" onClick={onReset}>
              {t('search.reset')}
            </button>
          )
        }
        turn={(page, _rel, words) => (
          <button type="button" className="button" onClick={() => onTurn(page)}>
            {words}
          </button>
        )}
      />
    </section>
  )
}

/** Resetting the form focuses its first field. */
function useReset(criteria: Criteria, onReset: () => void) {
  const box = useRef<HTMLFormElement>(null)
  const isReset = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the emptied fields are new ones
  useEffect(() => {
    if (isReset.current) box.current?.querySelector<HTMLElement>('input, select')?.focus()
    isReset.current = false
  }, [criteria])
  const reset = () => {
    isReset.current = true
    onReset()
  }
  return { box, reset }
}

interface BoxProps {
  form: SearchForm
  onSearch: (criteria: Criteria, page?: number) => void
  onReset: () => void
}

function Box({ form, onSearch, onReset }: BoxProps) {
  const t = useMessages()
  const { status, criteria } = useAtomValue(foundAtom)
  const retry = useSetAtom(retryAtom)
  const { box, reset } = useReset(criteria, onReset)
  const isBusy = status === 'processing'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(criteriaIn(new FormData(event.currentTarget)))
  }
  return (
    <div className="search-box stack" aria-busy={isBusy}>
      <form ref={box} className="card" part="form" aria-label={t('search.form')} onSubmit={submit}>
        <Fields form={form} criteria={criteria} isBusy={isBusy} />
      </form>
      <p className="search-busy" role="status">
        {isBusy && t('search.busy')}
      </p>
      <RequestErrorNotice onRetry={() => void retry()} />
      <Found form={form} onTurn={(page) => onSearch(criteria, page)} onReset={reset} />
    </div>
  )
}

/** Searches advisors; shows the tag's content until the form has loaded. */
export function Search({ form: alias = '', mode }: SearchProps) {
  const { lang } = useHost()
  const load = useCallback((origin: string) => loadForm(origin, alias, lang), [alias, lang])
  const form = useLoaded(load)
  const run = useSetAtom(searchAtom)
  const reset = useSetAtom(resetAtom)
  const isPage = mode === 'page'
  const search = useCallback(
    (criteria: Criteria, page = 1, isUnasked = false) => void run({ form: alias, criteria, page, isUnasked }),
    [run, alias]
  )
  const { isTaken, visit } = usePage({ isOn: isPage && Boolean(form), alias, search })
  const isListed = Boolean(form?.is_listed) && !isPage
  useEffect(() => {
    if (isListed) void run({ form: alias, criteria: NOTHING, isUnasked: true })
  }, [isListed, run, alias])
  const { status, result } = useAtomValue(foundAtom)
  // what a page has printed makes room for the list alone, not first for a form without it
  const isAwaited = isListed && !result && status !== 'error'
  if (!form || isAwaited || (isPage && !isTaken)) return <slot />
  const onSearch = isPage ? visit : search
  const onReset = () => (isPage || isListed ? onSearch(NOTHING, 1, true) : reset())
  return <Box form={form} onSearch={onSearch} onReset={onReset} />
}
