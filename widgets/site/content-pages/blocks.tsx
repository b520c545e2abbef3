import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { BLOCKS_MAX, type Block, type PlainBlock } from '#contract/content-pages'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { movedTo, OrderedList } from '../../ui/lists/ordered-list.tsx'
import { errorsAt } from '../publication/errors-at.ts'
import { Faults } from '../publication/faults.tsx'
import { WIDGETS } from './attribute-field.tsx'
import { drawnAtom, errorsAtom, languageAtom } from './editor.atoms.ts'
import { EventBlockEditor } from './event-block.tsx'
import { newId } from './new-id.ts'
import { NO_PICTURE, PictureBlockEditor } from './picture-block.tsx'
import { TagBlockEditor } from './tag-block.tsx'
import { TextBlockEditor } from './text-block.tsx'

const useMessages = useTexts<typeof contentEditorMessages>

type Kind = Block['type']
const KINDS: readonly Kind[] = ['text', 'picture', 'tag', 'event', 'columns']

/** The columns of a block, as many as the contract says. */
const SIDES = ['first', 'second'] as const

const EMPTY: { [K in Kind]: (id: string) => Block } = {
  text: (id) => ({ type: 'text', id, doc: { type: 'doc', content: [{ type: 'paragraph' }] } }),
  picture: (id) => ({
    type: 'picture',
    id,
    picture: NO_PICTURE,
    width: 1,
    height: 1,
    alt: '',
    is_decorative: false,
    caption: ''
  }),
  tag: (id) => ({
    type: 'tag',
    id,
    tag: WIDGETS.find(({ tag }) => tag === 'advisor-booking')?.tag ?? '',
    attributes: {}
  }),
  event: (id) => ({ type: 'event', id, name: '', starts_at: '', ends_at: '', branch: '', place: '' }),
  columns: (id) => ({ type: 'columns', id, columns: SIDES.map(() => []) })
}

interface BlockProps {
  uuid: string
  /** What it is called: its kind and its place. */
  name: string
  /** Its place among its neighbours. */
  place: number
  /** Its place in the content, by which the server names errors. */
  path: string
  onChange: (block: Block) => void
}

function BlockFields({ block, ...rest }: BlockProps & { block: Block }) {
  const { uuid, name, place: part, path, onChange } = rest
  const t = useMessages()
  const messages = useAtomValue(errorsAtom)
  const drawn = useAtomValue(drawnAtom)
  const language = useAtomValue(languageAtom)
  switch (block.type) {
    case 'text':
      return (
        <TextBlockEditor
          key={`${language} ${drawn}`}
          doc={block.doc}
          label={name}
          errors={errorsAt(messages, path)}
          onChange={(doc) => onChange({ ...block, doc })}
        />
      )
    case 'picture':
      return (
        <PictureBlockEditor
          uuid={uuid}
          block={block}
          path={path}
          onChange={(change) => onChange({ ...block, ...change })}
        />
      )
    case 'tag':
      return <TagBlockEditor block={block} path={path} onChange={(change) => onChange({ ...block, ...change })} />
    case 'event':
      return <EventBlockEditor block={block} path={path} onChange={(change) => onChange({ ...block, ...change })} />
    default:
      return (
        <>
          <div className="content-editor-columns">
            {SIDES.map((side, at) => (
              <fieldset key={side}>
                <legend className="label">{t('content-editor.column', { place: at + 1, name })}</legend>
                <Blocks
                  uuid={uuid}
                  path={`${path}.columns.${at}`}
                  within={{ column: at + 1, part }}
                  blocks={block.columns[at] ?? []}
                  onChange={(change) =>
                    onChange({
                      ...block,
                      columns: block.columns.map((one, place) => (place === at ? (change(one) as PlainBlock[]) : one))
                    })
                  }
                />
              </fieldset>
            ))}
          </div>
          <Faults errors={messages[`${path}.columns`]} />
        </>
      )
  }
}

interface BlocksProps {
  uuid: string
  path: string
  blocks: readonly Block[]
  /** The column that they are in, which contains no columns. */
  within?: { column: number; part: number }
  onChange: (change: (blocks: readonly Block[]) => Block[]) => void
}

interface Removed {
  block: Block
  at: number
  name: string
}

/** The parts of a page or of a column: added, edited, moved, and removed until that is undone. */
export function Blocks({ uuid, path, blocks, within, onChange }: BlocksProps) {
  const t = useMessages()
  const messages = useAtomValue(errorsAtom)
  const [removed, setRemoved] = useState<Removed>()
  const [added, setAdded] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const nameOf = (block: Block) => {
    const place = blocks.findIndex(({ id }) => id === block.id) + 1
    const names = { kind: t(`content-editor.kind-${block.type}`), place }
    return within ? t('content-editor.block-in', { ...names, ...within }) : t('content-editor.block-of', names)
  }
  useEffect(() => {
    if (added) box.current?.querySelector<HTMLElement>(`[data-id="${added}"] .content-block`)?.focus()
  }, [added])
  const add = (kind: Kind) => {
    const block = EMPTY[kind](newId())
    onChange((before) => [...before, block])
    setAdded(block.id)
  }
  const remove = (block: Block, at: number) => {
    setRemoved({ block, at, name: nameOf(block) })
    onChange((before) => before.filter(({ id }) => id !== block.id))
  }
  const undo = ({ block, at }: Removed) => {
    onChange((before) => [...before.slice(0, at), block, ...before.slice(at)])
    setRemoved(undefined)
    setAdded(block.id)
  }
  return (
    <div ref={box} className="content-blocks">
      <OrderedList
        items={blocks}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onMove={(from, to) => onChange((before) => movedTo(before, from, to))}
      >
        {(block, at) => (
          <section className="content-block stack" aria-label={nameOf(block)} tabIndex={-1}>
            <div className="content-block-head">
              <h3>{nameOf(block)}</h3>
              <button
                type="button"
                className="button quiet"
                aria-label={t('content-editor.remove-of', { name: nameOf(block) })}
                onClick={() => remove(block, at)}
              >
                {t('content-editor.remove')}
              </button>
            </div>
            <BlockFields
              uuid={uuid}
              block={block}
              name={nameOf(block)}
              place={at + 1}
              path={`${path}.${at}`}
              onChange={(next) => onChange((before) => before.map((one) => (one.id === next.id ? next : one)))}
            />
          </section>
        )}
      </OrderedList>
      <div role="status">
        {removed && (
          <UndoNotice
            text={t('content-editor.removed', { name: removed.name })}
            busy={false}
            onUndo={() => undo(removed)}
            onClose={() => setRemoved(undefined)}
          />
        )}
      </div>
      <Faults errors={messages[path]} />
      {blocks.length < BLOCKS_MAX && (
        <fieldset
          className="cluster"
          aria-label={within ? t('content-editor.add-in', within) : t('content-editor.add')}
        >
          {KINDS.filter((kind) => !within || kind !== 'columns').map((kind) => (
            <button key={kind} type="button" className="button" onClick={() => add(kind)}>
              {t(`content-editor.add-${kind}`)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
