import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import {
  type ContentMenus,
  MENU_ENTRIES_MAX,
  MENU_PLACES,
  type MenuEntry,
  type MenuEntryBelow,
  type MenuPlace
} from '#contract/content-menus'
import { CONTENT_LANGUAGES, CONTENT_TITLE_MAX, contentPath } from '#contract/content-pages'
import type { contentMenusMessages } from '#contract/messages/content-menus.messages'
import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { OrderedList } from '../../ui/lists/ordered-list.tsx'
import { ConflictNotice, useIsOwn } from '../publication/conflict.tsx'
import { Faults } from '../publication/faults.tsx'
import { useMoment } from '../publication/page-state.tsx'
import {
  addAtom,
  addedAtom,
  changeAtom,
  errorsAtom,
  menusAtom,
  menusForm,
  mergeAtom,
  moveAtom,
  openIdsAtom,
  otherAtom,
  putBelowAtom,
  putBesideAtom,
  removeAtom,
  removedAtom,
  resolveAtom,
  savedAtom,
  undoAtom
} from './content-menus.atoms.ts'
import css from './content-menus.css?inline'
import { canGoBelow, type Kind, type Spot } from './menu-tree.ts'

const useMessages = useTexts<typeof contentMenusMessages & typeof contentPagesMessages>

const KINDS: readonly Kind[] = ['page', 'link', 'heading']

type Target = ContentMenus['pages'][number]

const usePageOf = () => {
  const pages = useAtomValue(savedAtom)?.pages ?? []
  return (entry: MenuEntry | MenuEntryBelow) =>
    entry.type === 'page' ? pages.find(({ uuid }) => uuid === entry.page) : undefined
}

function useNameOf() {
  const t = useMessages()
  const pageOf = usePageOf()
  return (entry: MenuEntry) =>
    CONTENT_LANGUAGES.map((language) => entry.labels[language].trim()).find(Boolean) ??
    pageOf(entry)?.title ??
    t(`content-menus.new-${entry.type}`)
}

/** Where an entry leads, and whether visitors see it. */
function Note({ entry }: { entry: MenuEntry }) {
  const t = useMessages()
  const pageOf = usePageOf()
  const page = pageOf(entry)
  if (entry.type === 'heading') {
    const isShown = entry.entries.some((one) => one.type === 'link' || pageOf(one)?.state === 'public')
    return (
      <span className="help">
        {t('content-menus.kind-heading')}
        {!isShown && <span className="menu-entry-hidden">{t('content-menus.heading-hidden')}</span>}
      </span>
    )
  }
  if (entry.type === 'link') return <span className="help">{entry.href}</span>
  if (!page) return null
  return (
    <span className="help">
      {contentPath(page.path)}
      {page.state !== 'public' && (
        <span className="menu-entry-hidden">
          {t('content-menus.hidden', { state: t(`content-pages.state-${page.state}`) })}
        </span>
      )}
    </span>
  )
}

interface EntryProps {
  spot: Spot
  entry: MenuEntry
  at: number
  /** Its place in the menus, by which the server names errors. */
  path: string
}

const choiceOf = ({ uuid, title, path }: Target) => ({ value: uuid, text: title, note: contentPath(path) })

function Fields({ spot, entry, path }: EntryProps) {
  const t = useMessages()
  const errors = useAtomValue(errorsAtom)
  const pages = useAtomValue(savedAtom)?.pages ?? []
  const change = useSetAtom(changeAtom)
  const put = (next: Partial<MenuEntry>) => change(spot, entry.id, next)
  const isPage = entry.type === 'page'
  return (
    <div className="menu-entry-fields">
      {isPage && (
        <ComboboxField
          name={`page-${entry.id}`}
          label={t('content-menus.page')}
          required
          value={entry.page}
          options={pages.map(choiceOf)}
          errors={errors[`${path}.page`]}
          onChange={(page) => put({ page })}
        />
      )}
      {entry.type === 'link' && (
        <TextField
          name={`href-${entry.id}`}
          label={t('content-menus.href')}
          help={t('content-menus.href-help')}
          required
          trim
          autoComplete="off"
          spellCheck={false}
          value={entry.href}
          errors={errors[`${path}.href`]}
          onInput={(href) => put({ href })}
        />
      )}
      {CONTENT_LANGUAGES.map((language, at) => (
        <LimitedField
          key={language}
          name={`label-${language}-${entry.id}`}
          label={t(`content-menus.label-${language}`)}
          help={isPage && at === 0 ? t('content-menus.label-help') : undefined}
          trim
          autoComplete="off"
          max={CONTENT_TITLE_MAX}
          value={entry.labels[language]}
          errors={errors[`${path}.labels.${language}`] ?? (at === 0 ? errors[`${path}.labels`] : undefined)}
          onInput={(label) => put({ labels: { ...entry.labels, [language]: label } })}
        />
      ))}
    </div>
  )
}

const ARROWS = { in: 'm8 5 5 5-5 5', out: 'm12 5-5 5 5 5' }

/** Moves an entry below the one before it, or out again. */
function Level({ spot: { place, parent }, entry, at }: EntryProps) {
  const t = useMessages()
  const name = useNameOf()(entry)
  const above = useAtomValue(menusAtom)[place][at - 1]
  const nameOf = useNameOf()
  const indent = useSetAtom(putBelowAtom)
  const outdent = useSetAtom(putBesideAtom)
  const setAdded = useSetAtom(addedAtom)
  const isPossible = Boolean(parent) || canGoBelow(entry, at)
  const go = () => {
    if (!isPossible) return
    if (parent) outdent(place, parent, entry.id)
    else indent(place, entry.id)
    setAdded(`${entry.id} level`)
  }
  const label = parent
    ? t('content-menus.out', { name })
    : t('content-menus.in', { name, above: above ? nameOf(above) : '' })
  return (
    <button
      type="button"
      className="button quiet icon menu-entry-level"
      aria-label={isPossible ? label : t('content-menus.not-in', { name })}
      aria-disabled={!isPossible}
      onClick={go}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={ARROWS[parent ? 'out' : 'in']} />
      </svg>
    </button>
  )
}

function Entry(props: EntryProps) {
  const { spot, entry, at, path } = props
  const t = useMessages()
  const name = useNameOf()(entry)
  const [ids, setIds] = useAtom(openIdsAtom)
  const errors = useAtomValue(errorsAtom)
  const remove = useSetAtom(removeAtom)
  const isFaulty = Object.keys(errors).some(
    (field) => field.startsWith(`${path}.`) && !field.startsWith(`${path}.entries.`)
  )
  const isOpen = isFaulty || ids.includes(entry.id)
  return (
    <div className="menu-entry">
      <div className="menu-entry-head">
        <span className="menu-entry-name">
          {name}
          <Note entry={entry} />
        </span>
        <span className="menu-entry-deeds">
          <button
            type="button"
            className="button quiet"
            aria-expanded={isOpen}
            aria-label={t('content-menus.edit-of', { name })}
            onClick={() => setIds(isOpen ? ids.filter((id) => id !== entry.id) : [...ids, entry.id])}
          >
            {t('content-menus.edit')}
          </button>
          <button
            type="button"
            className="button quiet"
            aria-label={t('content-menus.remove-of', { name })}
            onClick={() => remove(spot, entry, at)}
          >
            {t('content-menus.remove')}
          </button>
          <Level {...props} />
        </span>
      </div>
      {isOpen && <Fields {...props} />}
    </div>
  )
}

/** Entries beside each other; below each of the upper ones, those of its own. */
function Entries({ spot, entries, path }: { spot: Spot; entries: readonly MenuEntry[]; path: string }) {
  const nameOf = useNameOf()
  const move = useSetAtom(moveAtom)
  return (
    <OrderedList
      items={entries}
      idOf={({ id }) => id}
      nameOf={nameOf}
      className="menu-row"
      onMove={(from, to) => move(spot, from, to)}
    >
      {(entry, at) => (
        <>
          <Entry spot={spot} entry={entry} at={at} path={`${path}.${at}`} />
          {!spot.parent && (
            <div className="menu-below">
              <Entries
                spot={{ ...spot, parent: entry.id }}
                entries={entry.entries.map((one) => ({ ...one, entries: [] }))}
                path={`${path}.${at}.entries`}
              />
            </div>
          )}
        </>
      )}
    </OrderedList>
  )
}

/** Says what has been removed, in the menu from which it was. */
function Removal({ place }: { place: MenuPlace }) {
  const t = useMessages()
  const nameOf = useNameOf()
  const [removed, setRemoved] = useAtom(removedAtom)
  const undo = useSetAtom(undoAtom)
  return (
    <div role="status">
      {removed?.place === place && (
        <UndoNotice
          text={t('content-menus.removed', { name: nameOf(removed.entry) })}
          busy={false}
          onUndo={undo}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </div>
  )
}

/** What has just been added is filled in next, and what has been moved keeps the focus. */
function useAddedFocus(box: { current: HTMLElement | null }) {
  const [added, setAdded] = useAtom(addedAtom)
  useEffect(() => {
    if (!added) return
    const [id, isLevel] = added.split(' ')
    const row = box.current?.querySelector(`[data-id="${id}"]`)
    const find = (selector: string) => row?.querySelector<HTMLElement>(selector)
    const control = isLevel ? find('.menu-entry-level') : (find('.menu-entry-fields input') ?? find('button'))
    if (!control) return
    control.focus()
    setAdded('')
  }, [added, setAdded, box])
}

function Menu({ place }: { place: MenuPlace }) {
  const t = useMessages()
  const entries = useAtomValue(menusAtom)[place]
  const add = useSetAtom(addAtom)
  const box = useRef<HTMLElement>(null)
  useAddedFocus(box)
  return (
    <section ref={box} className="menu-editor" aria-label={t(`content-menus.${place}`)}>
      <h2 className="card-title">{t(`content-menus.${place}`)}</h2>
      {!entries.length && <p className="help">{t('content-menus.empty')}</p>}
      <Entries spot={{ place }} entries={entries} path={`menus.${place}`} />
      <Removal place={place} />
      <Faults errors={useAtomValue(errorsAtom)[`menus.${place}`]} />
      {entries.length < MENU_ENTRIES_MAX && (
        <fieldset className="cluster" aria-label={t('content-menus.add')}>
          {KINDS.map((kind) => (
            <button key={kind} type="button" className="button" onClick={() => add(place, kind)}>
              {t(`content-menus.add-${kind}`)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  )
}

function Conflict() {
  const t = useMessages()
  const saved = useAtomValue(savedAtom)
  const moment = useMoment(saved?.time_zone ?? 'UTC')
  const other = useAtomValue(otherAtom)
  const merge = useAtomValue(mergeAtom)
  const resolve = useSetAtom(resolveAtom)
  const isOwn = useIsOwn(other?.author ?? '')
  return (
    <div role="alert">
      {other && merge && (
        <ConflictNotice
          said={t('content-menus.conflict', { isOwn, author: other.author, moment: moment(other.saved_at ?? '') })}
          instead="content-menus.changed-elsewhere"
          clashes={merge.clashes}
          onMerge={() => resolve(merge.menus)}
          onDiscard={() => resolve(other.menus)}
        />
      )}
    </div>
  )
}

function Facts() {
  const t = useMessages()
  const saved = useAtomValue(savedAtom)
  const moment = useMoment(saved?.time_zone ?? 'UTC')
  if (!saved?.saved_at) return null
  return (
    <p className="help">{t('content-menus.saved-facts', { author: saved.author, moment: moment(saved.saved_at) })}</p>
  )
}

/** The menus of the institution's own pages. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const form = useFirstError<HTMLDivElement>(useAtomValue(errorsAtom))
  return (
    <div className="card menu-editors">
      <h1 className="title">{t('content-menus.title')}</h1>
      <p className="lead">{t('content-menus.lead')}</p>
      {/* above the form's own headings, and above that of a failure */}
      <h2 className="visually-hidden">{t('content-menus.name')}</h2>
      <SavingForm form={menusForm} alias="" name={t('content-menus.title')}>
        {() => (
          <div className="menu-editors" ref={form}>
            <Facts />
            {MENU_PLACES.map((place) => (
              <Menu key={place} place={place} />
            ))}
            <Conflict />
          </div>
        )}
      </SavingForm>
    </div>
  )
}
