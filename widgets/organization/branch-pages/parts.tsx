import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useRef, useState } from 'react'
import {
  ACCESS_PARTS,
  ACCESS_TEXT_MAX,
  type BranchLink,
  type BranchPageContent,
  type BranchText,
  HEADING_MAX,
  LABEL_MAX,
  SERVICE_TEXT_MAX,
  type Service,
  TEXT_PLACES
} from '#contract/branch-pages'
import type { branchPagesMessages } from '#contract/messages/branch-pages.messages'
import type { branchesMessages } from '#contract/messages/branches.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { TextBlockEditor } from '../../site/content-pages/text-block.tsx'
import { errorsAt, errorsOfWords } from '../../site/publication/errors-at.ts'
import { Faults } from '../../site/publication/faults.tsx'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { movedTo, OrderedList } from '../../ui/lists/ordered-list.tsx'
import { configuration, editor, languageAtom } from './branch-pages.atoms.ts'

export const useMessages = useTexts<typeof branchPagesMessages & typeof branchesMessages>

/** What the server says about a place in the content and what is in it. */
export const useErrors = (place: string) => errorsAt(useAtomValue(editor.errorsAtom), `content.${place}`)

/** Likewise, about words in the language that is edited. */
export const useWordErrors = (place: string) =>
  errorsOfWords(useAtomValue(editor.errorsAtom), `content.${place}`, useAtomValue(languageAtom))

/** A part of the page, drawn as the public page draws it. */
export function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="card stack branch-part" aria-label={title}>
      <h2>{title}</h2>
      {help && <p className="help">{help}</p>}
      {children}
    </section>
  )
}

/** Changes one part of the content. */
export function useChange<K extends keyof BranchPageContent>(part: K) {
  const edit = useSetAtom(editor.editAtom)
  return (change: (value: BranchPageContent[K]) => BranchPageContent[K]) =>
    edit((content) => ({ ...content, [part]: change(content[part]) }))
}

interface Item {
  id: string
}
type ListPart = 'texts' | 'services' | 'links' | 'photos'

export function useItems<K extends ListPart>(part: K) {
  const all = useAtomValue(editor.contentAtom)[part] as readonly Item[] as BranchPageContent[K]
  const change = useChange(part)
  const put = (next: (items: readonly Item[]) => readonly Item[]) =>
    change((items) => next(items as readonly Item[]) as BranchPageContent[K])
  return {
    all,
    add: (item: BranchPageContent[K][number]) => put((items) => [...items, item as Item]),
    edit: (id: string, edited: Partial<BranchPageContent[K][number]>) =>
      put((items) => items.map((one) => (one.id === id ? { ...one, ...edited } : one))),
    remove: (id: string) => put((items) => items.filter((one) => one.id !== id)),
    restore: (item: Item, at: number) => put((items) => [...items.slice(0, at), item, ...items.slice(at)]),
    put
  }
}

const newId = () => crypto.randomUUID()

interface ItemsProps<T extends Item> {
  items: readonly T[]
  nameOf: (item: T) => string
  onMove: (from: number, to: number) => void
  onRemove: (id: string) => void
  onRestore: (item: T, at: number) => void
  children: (item: T) => ReactNode
}

/** Parts that are edited, moved, and removed until that is undone. */
export function Items<T extends Item>({ items, nameOf, onMove, onRemove, onRestore, children }: ItemsProps<T>) {
  const t = useMessages()
  const [removed, hold] = useState<{ item: T; at: number; name: string }>()
  const box = useRef<HTMLDivElement>(null)
  const remove = (item: T) => {
    hold({ item, at: items.indexOf(item), name: nameOf(item) })
    onRemove(item.id)
    box.current?.focus()
  }
  return (
    <div className="branch-items" ref={box} tabIndex={-1}>
      <OrderedList items={items} idOf={({ id }) => id} nameOf={nameOf} onMove={onMove}>
        {(item) => (
          <div className="stack branch-item">
            {children(item)}
            <div>
              <button
                type="button"
                className="button quiet"
                aria-label={t('branch-pages.remove-of', { name: nameOf(item) })}
                onClick={() => remove(item)}
              >
                {t('branch-pages.remove')}
              </button>
            </div>
          </div>
        )}
      </OrderedList>
      <div role="status">
        {removed && (
          <UndoNotice
            text={t('branch-pages.removed', { name: removed.name })}
            busy={false}
            onUndo={() => {
              onRestore(removed.item, removed.at)
              hold(undefined)
            }}
            onClose={() => hold(undefined)}
          />
        )}
      </div>
    </div>
  )
}

/** Adds one more, as long as the page has room for it. */
export function Add({ part, label, onAdd }: { part: ListPart; label: string; onAdd: () => void }) {
  const most = useAtomValue(configuration.valueAtom)?.most[part] ?? 0
  const count = useAtomValue(editor.contentAtom)[part].length
  const errors = useAtomValue(editor.errorsAtom)[`content.${part}`]
  return (
    <div>
      <Faults errors={errors} />
      {count < most && (
        <button type="button" className="button" onClick={onAdd}>
          {label}
        </button>
      )}
    </div>
  )
}

function useMove(part: ListPart) {
  const { put } = useItems(part)
  return (from: number, to: number) => put((items) => movedTo(items, from, to))
}

/** A name in the language that is edited, or in the other one. */
export function useNameIn() {
  const language = useAtomValue(languageAtom)
  return (words: { de?: string | undefined; en?: string | undefined }, unnamed: string) =>
    words[language] || words.de || words.en || unnamed
}

function TextFields({ text, place }: { text: BranchText; place: string }) {
  const t = useMessages()
  const language = useAtomValue(languageAtom)
  const drawn = useAtomValue(editor.drawnAtom)
  const { edit } = useItems('texts')
  const nameIn = useNameIn()
  return (
    <>
      <LimitedField
        name={`title-${text.id}`}
        label={t('branch-pages.text-title')}
        required
        trim
        max={HEADING_MAX}
        autoComplete="off"
        value={text.title[language] ?? ''}
        errors={useWordErrors(`${place}.title`)}
        onInput={(title) => edit(text.id, { title: { ...text.title, [language]: title } })}
      />
      <TextBlockEditor
        key={`${language} ${drawn}`}
        doc={text.doc[language] ?? { type: 'doc', content: [] }}
        label={nameIn(text.title, t('branch-pages.text-new'))}
        errors={useWordErrors(`${place}.doc`)}
        onChange={(doc) => edit(text.id, { doc: { ...text.doc, [language]: doc } })}
      />
      <SelectField
        name={`place-${text.id}`}
        label={t('branch-pages.place')}
        options={TEXT_PLACES.map((one) => [one, t(`branch-pages.place-${one}`)] as const)}
        value={text.place}
        onChange={(chosen) => edit(text.id, { place: chosen })}
      />
    </>
  )
}

export function TextsPart() {
  const t = useMessages()
  const language = useAtomValue(languageAtom)
  const { all, add, remove, restore } = useItems('texts')
  const onMove = useMove('texts')
  const nameIn = useNameIn()
  return (
    <Part title={t('branch-pages.texts')} help={t('branch-pages.texts-help')}>
      <Items
        items={all}
        nameOf={({ title }) => nameIn(title, t('branch-pages.text-new'))}
        onMove={onMove}
        onRemove={remove}
        onRestore={restore}
      >
        {(text) => <TextFields text={text} place={`texts.${all.indexOf(text)}`} />}
      </Items>
      <Add
        part="texts"
        label={t('branch-pages.text-add')}
        onAdd={() => add({ id: newId(), place: 'main', title: { [language]: '' }, doc: {} })}
      />
    </Part>
  )
}

function ServiceFields({ service, place }: { service: Service; place: string }) {
  const t = useMessages()
  const language = useAtomValue(languageAtom)
  const { edit } = useItems('services')
  return (
    <>
      <LimitedField
        name={`service-${service.id}`}
        label={t('branch-pages.service-name')}
        required
        trim
        max={HEADING_MAX}
        autoComplete="off"
        value={service.name[language] ?? ''}
        errors={useWordErrors(`${place}.name`)}
        onInput={(name) => edit(service.id, { name: { ...service.name, [language]: name } })}
      />
      <LimitedField
        name={`service-text-${service.id}`}
        label={t('branch-pages.service-text')}
        rows={2}
        max={SERVICE_TEXT_MAX}
        value={service.text[language] ?? ''}
        errors={useWordErrors(`${place}.text`)}
        onInput={(text) => edit(service.id, { text: { ...service.text, [language]: text } })}
      />
    </>
  )
}

export function ServicesPart() {
  const t = useMessages()
  const language = useAtomValue(languageAtom)
  const { all, add, remove, restore } = useItems('services')
  const onMove = useMove('services')
  const nameIn = useNameIn()
  return (
    <Part title={t('branches.services')}>
      <Items
        items={all}
        nameOf={({ name }) => nameIn(name, t('branch-pages.service-new'))}
        onMove={onMove}
        onRemove={remove}
        onRestore={restore}
      >
        {(service) => <ServiceFields service={service} place={`services.${all.indexOf(service)}`} />}
      </Items>
      <Add
        part="services"
        label={t('branch-pages.service-add')}
        onAdd={() => add({ id: newId(), name: { [language]: '' }, text: {} })}
      />
    </Part>
  )
}

function LinkFields({ link, place }: { link: BranchLink; place: string }) {
  const t = useMessages()
  const language = useAtomValue(languageAtom)
  const { edit } = useItems('links')
  return (
    <>
      <LimitedField
        name={`label-${link.id}`}
        label={t('branch-pages.link-label')}
        required
        trim
        max={LABEL_MAX}
        autoComplete="off"
        value={link.label[language] ?? ''}
        errors={useWordErrors(`${place}.label`)}
        onInput={(label) => edit(link.id, { label: { ...link.label, [language]: label } })}
      />
      <TextField
        name={`href-${link.id}`}
        label={t('branch-pages.link-href')}
        help={t('branch-pages.link-href-help')}
        required
        trim
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={link.href}
        errors={useErrors(`${place}.href`)}
        onInput={(href) => edit(link.id, { href })}
      />
    </>
  )
}

export function LinksPart() {
  const t = useMessages()
  const language = useAtomValue(languageAtom)
  const { all, add, remove, restore } = useItems('links')
  const onMove = useMove('links')
  const nameIn = useNameIn()
  return (
    <Part title={t('branches.links')}>
      <Items
        items={all}
        nameOf={({ label }) => nameIn(label, t('branch-pages.link-new'))}
        onMove={onMove}
        onRemove={remove}
        onRestore={restore}
      >
        {(link) => <LinkFields link={link} place={`links.${all.indexOf(link)}`} />}
      </Items>
      <Add
        part="links"
        label={t('branch-pages.link-add')}
        onAdd={() => add({ id: newId(), label: { [language]: '' }, href: '' })}
      />
    </Part>
  )
}

function AccessField({ part }: { part: (typeof ACCESS_PARTS)[number] }) {
  const t = useMessages()
  const language = useAtomValue(languageAtom)
  const { access } = useAtomValue(editor.contentAtom)
  const change = useChange('access')
  return (
    <LimitedField
      name={part}
      label={t(`branches.access-${part}`)}
      rows={3}
      max={ACCESS_TEXT_MAX}
      value={access[part][language] ?? ''}
      errors={useWordErrors(`access.${part}`)}
      onInput={(text) => change((before) => ({ ...before, [part]: { ...before[part], [language]: text } }))}
    />
  )
}

export function AccessPart() {
  const t = useMessages()
  return (
    <Part title={t('branches.access')}>
      {ACCESS_PARTS.map((part) => (
        <AccessField key={part} part={part} />
      ))}
    </Part>
  )
}

/** A link that stands out, beside booking. */
export function ActionPart() {
  const t = useMessages()
  const language = useAtomValue(languageAtom)
  const { action } = useAtomValue(editor.contentAtom)
  const change = useChange('action')
  return (
    <fieldset className="branch-action">
      <legend className="label">{t('branch-pages.action')}</legend>
      <p className="help">{t('branch-pages.action-help')}</p>
      <div className="branch-pair">
        <LimitedField
          name="action-label"
          label={t('branch-pages.action-label')}
          trim
          max={LABEL_MAX}
          autoComplete="off"
          value={action.label[language] ?? ''}
          errors={useWordErrors('action.label')}
          onInput={(label) => change((before) => ({ ...before, label: { ...before.label, [language]: label } }))}
        />
        <TextField
          name="action-href"
          label={t('branch-pages.link-href')}
          trim
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={action.href}
          errors={useErrors('action.href')}
          onInput={(href) => change((before) => ({ ...before, href }))}
        />
      </div>
    </fieldset>
  )
}
