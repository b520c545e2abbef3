import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema

const hasMark = ({ selection, storedMarks, doc }: EditorState, type: MarkType) => {
  const { from, to, empty, $from } = selection
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type)
}

/** Whether the selection begins within a node of a type. */
const isWithin = ({ selection: { $from } }: EditorState, type: NodeType, attrs: object = {}) =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type && Object.entries(attrs).every(([name, value]) => node.attrs[name] === value)
  )

export interface Tool {
  command: Command
  isOn?: (state: EditorState) => boolean
}

/** On again: off. */
const block = (type: NodeType, attrs: object = {}): Tool => {
  const isOn = (state: EditorState) => isWithin(state, type, attrs)
  return {
    isOn,
    command: (state, dispatch) => setBlockType(isOn(state) ? nodes.paragraph : type, attrs as never)(state, dispatch)
  }
}
const list = (type: NodeType): Tool => {
  const isOn = (state: EditorState) => isWithin(state, type)
  return {
    isOn,
    command: (state, dispatch) => (isOn(state) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch)
  }
}
const mark = (type: MarkType): Tool => ({ isOn: (state) => hasMark(state, type), command: toggleMark(type) })
const isQuoted = (state: EditorState) => isWithin(state, nodes.blockquote)

/** What the buttons above a text do. */
export const TOOLS = {
  strong: mark(marks.strong),
  em: mark(marks.em),
  heading: block(nodes.heading, { level: 2 }),
  subheading: block(nodes.heading, { level: 3 }),
  bullets: list(nodes.bullet_list),
  numbers: list(nodes.ordered_list),
  quote: {
    isOn: isQuoted,
    command: (state, dispatch) => (isQuoted(state) ? lift : wrapIn(nodes.blockquote))(state, dispatch)
  },
  undo: { command: undo },
  redo: { command: redo }
} satisfies Record<string, Tool>
export type ToolName = keyof typeof TOOLS

export const isLinked = (state: EditorState) => hasMark(state, marks.link)

/** The address of the link in which the selection begins. */
export const hrefIn = ({ selection: { $from } }: EditorState): string =>
  marks.link.isInSet($from.marksAcross($from) ?? $from.marks())?.attrs.href ?? ''

/** The link around the cursor, or the selection. */
function linkRange({ selection: { from, to, empty, $from } }: EditorState) {
  if (!empty) return { from, to }
  const { parent, parentOffset } = $from
  const found = parent.childAfter(parentOffset)
  if (!found.node || !marks.link.isInSet(found.node.marks)) return { from, to }
  const start = $from.start() + found.offset
  return { from: start, to: start + found.node.nodeSize }
}

/** Links the selection, or the address itself where nothing is selected; an empty address unlinks. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state)
    const tr = state.tr
    if (from === to && href) {
      const $at = state.selection.$from
      tr.insert(from, textSchema.text(href, [...$at.marks(), marks.link.create({ href })]))
    } else {
      tr.removeMark(from, to, marks.link)
      if (href) tr.addMark(from, to, marks.link.create({ href }))
    }
    dispatch?.(tr)
    return true
  }

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Tab leads on to the next control, as everywhere: lists are nested by Mod-]. */
export const plugins = () => [
  history(),
  keymap({
    'Mod-b': TOOLS.strong.command,
    'Mod-i': TOOLS.em.command,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    Enter: splitListItem(nodes.list_item)
  }),
  keymap(baseKeymap)
]
