import { type FormEventHandler, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import type { paletteMessages } from '#contract/messages/palette.messages'
import type { uiCommonMessages, uiLimitMessages } from '#contract/messages/ui.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import type { Entry } from './entries.ts'
import { QUERY_MAX } from './found.atoms.ts'
import css from './palette.css?inline'
import { usePalette } from './use-palette.ts'
import { type Group, useResults } from './use-results.ts'

const useMessages = useTexts<typeof paletteMessages & typeof uiCommonMessages & typeof uiLimitMessages>

interface GroupsProps extends Pick<ReturnType<typeof usePalette>, 'getItemProps' | 'highlightedIndex'> {
  id: string
  groups: readonly Group[]
  items: readonly Entry[]
}

function Groups({ id, groups, items, getItemProps, highlightedIndex }: GroupsProps) {
  const t = useMessages()
  const propsOf = (item: Entry) => {
    const index = items.indexOf(item)
    const className = index === highlightedIndex ? 'palette-entry active' : 'palette-entry'
    return { ...getItemProps({ item, index }), className }
  }
  return groups.map(({ title, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: no form's fieldset
    <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
      <div role="presentation" className="palette-heading" id={`${id}-${title}`}>
        {t(title)}
      </div>
      {entries.map((entry) => (
        <div key={entry.key} {...propsOf(entry)}>
          <span className="palette-name">{entry.title}</span>
          {entry.detail && <span className="palette-detail">{entry.detail}</span>}
        </div>
      ))}
    </div>
  ))
}

interface StatusProps extends Pick<ReturnType<typeof useResults>, 'query' | 'isPending' | 'hasFailed'> {
  count: number
}

function Status({ query, isPending, hasFailed, count }: StatusProps) {
  const t = useMessages()
  const found = count ? t('palette.found', { count }) : t('palette.none', { query })
  return (
    <div className="palette-status help" role="status">
      {query && <p>{isPending ? t('palette.searching') : found}</p>}
      {hasFailed && <p>{t('palette.failed')}</p>}
    </div>
  )
}

interface PaletteProps {
  close: () => void
  /** Closes it because another page is shown. */
  arrive: () => void
}

/** Finds the user's pages, what the user can do, and people, appointments, branches, topics and settings as far as the user may open them. */
export function Palette({ close, arrive }: PaletteProps) {
  useStyles(css)
  const t = useMessages()
  const id = useId()
  const { root } = useHost()
  const [, navigate] = useLocation()
  // where its code comes after the dialog: with the drawing, or what is typed right after it would be lost
  useLayoutEffect(() => root.getElementById(id)?.focus(), [root, id])
  const { query, type, groups, isPending, hasFailed, retry } = useResults()
  const items = groups.flatMap(({ entries }) => entries)
  const open = ({ href, run }: Entry) => {
    if (run) {
      close()
      return run()
    }
    const before = location.href
    navigate(href)
    // the same where the user stays with unsaved changes
    if (location.href === before) close()
    else arrive()
  }
  const label = t('palette.label')
  const { length } = query
  const { input, menu, ...list } = usePalette({ id, label, items, type, open })
  const again = () => {
    root.getElementById(id)?.focus()
    retry()
  }
  return (
    <div className="palette">
      <FormGroup id={id} label={label} errors={length > QUERY_MAX ? [t('ui.length', { length, max: QUERY_MAX })] : []}>
        {(control) => (
          <input
            type="text"
            className="input"
            data-autofocus
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            {...control}
            {...input}
            onInput={input.onInput as FormEventHandler}
          />
        )}
      </FormGroup>
      <Status query={query} isPending={isPending} hasFailed={hasFailed} count={items.length} />
      {hasFailed && (
        <div>
          <button type="button" className="button" onClick={again}>
            {t('ui.retry')}
          </button>
        </div>
      )}
      <div {...menu} className="palette-list" hidden={!items.length}>
        <Groups id={id} groups={groups} items={items} {...list} />
      </div>
    </div>
  )
}
