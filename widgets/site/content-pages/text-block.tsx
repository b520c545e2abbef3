import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useLayoutEffect, useRef, useState } from 'react'
import { linkAddressOf, type TextDocument } from '#contract/content-text'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import css from './text-block.css?inline'
import { hrefIn, isLinked, plugins, setLink, TOOLS, type Tool, type ToolName } from './text-commands.ts'
import { textSchema } from './text-schema.ts'

const useMessages = useTexts<typeof contentEditorMessages>

interface TextBlockProps {
  doc: TextDocument
  label: string
  errors: readonly string[]
  onChange: (doc: TextDocument) => void
}

function documentOf(doc: TextDocument) {
  // an empty text has no paragraph yet, and one of another release may have what this one does not know
  try {
    const node = textSchema.nodeFromJSON(doc)
    node.check()
    return node
  } catch {
    return undefined
  }
}

const attributesOf = (label: string, described: string, isRefused: boolean): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'aria-describedby': described,
  ...(isRefused && { 'aria-invalid': 'true' })
})

/** A text that is edited in the page itself: screen readers and spelling of the browser work in no shadow. */
function useEditor({ doc, label, errors, onChange }: TextBlockProps, described: string) {
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  const change = useRef(onChange)
  useLayoutEffect(() => {
    change.current = onChange
  })
  const isRefused = errors.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it holds the text from here on; another one gets its own editor
  useLayoutEffect(() => {
    const given = documentOf(doc)
    const begun = EditorState.create({ schema: textSchema, plugins: plugins(), ...(given && { doc: given }) })
    const made = new EditorView(box.current, {
      state: begun,
      attributes: attributesOf(label, described, isRefused),
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) change.current(next.doc.toJSON() as TextDocument)
      }
    })
    setView(made)
    setState(begun)
    return () => made.destroy()
  }, [])
  useLayoutEffect(() => {
    view?.setProps({ attributes: attributesOf(label, described, isRefused) })
  }, [view, label, described, isRefused])
  return { box, view, state }
}

const MARKS: Record<ToolName, string> = {
  strong: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3.2 3.2 0 0 1 0 6.5H6z',
  em: 'M12 4h-3.5M11.5 16H8M10.5 4l-1.5 12',
  heading: 'M4 4v12M4 10h6M10 4v12M13 8l2.5-1.5V16',
  subheading: 'M4 5v11M4 10.5h5M9 5v11M12.5 9c1-2 4-1.5 3.8.6c-.2 2-3.8 3.6-3.8 6.4h4',
  bullets: 'M8 5h9M8 10h9M8 15h9M4 5h.01M4 10h.01M4 15h.01',
  numbers: 'M8 5h9M8 10h9M8 15h9M3.5 4l1-.5V7M3.5 13h1.6l-1.6 3.5h1.8',
  quote: 'M4 6h4v4c0 2-1 3.5-3 4M11 6h4v4c0 2-1 3.5-3 4',
  undo: 'M8 5L4 8.5L8 12M4 8.5h7a4 4 0 0 1 0 8H8',
  redo: 'M12 5l4 3.5l-4 3.5M16 8.5H9a4 4 0 0 0 0 8h3'
}

interface Shown {
  view: EditorView
  state: EditorState
}

function ToolButton({ name, view, state }: Shown & { name: ToolName }) {
  const t = useMessages()
  const { command, isOn }: Tool = TOOLS[name]
  const isPossible = command(state)
  return (
    <button
      type="button"
      className="button quiet icon"
      aria-label={t(`content-editor.tool-${name}`)}
      title={t(`content-editor.tool-${name}`)}
      aria-pressed={isOn?.(state)}
      aria-disabled={!isPossible}
      // the text keeps its selection
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        command(view.state, view.dispatch)
        if (name !== 'undo' && name !== 'redo') view.focus()
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={MARKS[name]} />
      </svg>
    </button>
  )
}

function LinkForm({ view, state, onClose }: Shown & { onClose: () => void }) {
  const t = useMessages()
  const [typed, type] = useState(() => hrefIn(state))
  const [isRefused, refuse] = useState(false)
  const put = (href: string) => {
    setLink(href)(view.state, view.dispatch)
    onClose()
    view.focus()
  }
  const apply = () => {
    const href = linkAddressOf(typed.trim())
    if (href) put(href)
    else refuse(true)
  }
  return (
    <div className="text-link">
      <TextField
        name="href"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={t('content-editor.link-address')}
        help={t('content-editor.link-help')}
        value={typed}
        errors={isRefused ? [t('content-editor.link-refused')] : []}
        onInput={(next) => {
          type(next)
          refuse(false)
        }}
        onEnter={apply}
      />
      <div className="cluster">
        <button type="button" className="button" onClick={apply}>
          {t('content-editor.link-set')}
        </button>
        {isLinked(state) && (
          <button type="button" className="button quiet" onClick={() => put('')}>
            {t('content-editor.link-remove')}
          </button>
        )}
      </div>
    </div>
  )
}

function Tools({ view, state, label }: Shown & { label: string }) {
  const t = useMessages()
  const [isLinking, link] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isLinking) box.current?.querySelector('input')?.focus()
  }, [isLinking])
  return (
    <div ref={box}>
      <fieldset className="text-tools" aria-label={t('content-editor.tools-of', { name: label })}>
        {(Object.keys(TOOLS) as ToolName[]).map((name) => (
          <ToolButton key={name} name={name} view={view} state={state} />
        ))}
        <button
          type="button"
          className="button quiet"
          aria-pressed={isLinked(state)}
          aria-expanded={isLinking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => link(!isLinking)}
        >
          {t('content-editor.tool-link')}
        </button>
      </fieldset>
      {isLinking && <LinkForm view={view} state={state} onClose={() => link(false)} />}
    </div>
  )
}

/** A text with headings, lists, quotes and links. */
export function TextBlockEditor(props: TextBlockProps) {
  useStyles(css)
  const id = useId()
  const { box, view, state } = useEditor(props, `${id}-errors`)
  return (
    <div className="text-editor">
      {view && state && <Tools view={view} state={state} label={props.label} />}
      <div className="text-area" ref={box} />
      <div className="errors" id={`${id}-errors`} aria-live="polite">
        {props.errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </div>
  )
}
