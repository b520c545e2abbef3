import { type Difference, isSame } from '../../core/forms/conflict.ts'
import { sayingOf } from '../../core/forms/saying.ts'

/** What a notice says of values that are no text. */
export interface ValueWords {
  tag: string
  empty: string
  yes: string
  no: string
}

/** A field that was changed elsewhere, in the form's words; without values that only the form can show. */
export interface Compared {
  label: string
  theirs?: string | undefined
  /** If I have changed it, too, and differently. */
  mine?: string | undefined
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Of a longer text, the notice shows the beginning. */
const MOST = 200

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

/** The control of a field, which is named after it: `title-de` of `title.de`, `moved` of `notify.moved`, `option-vcard` of `vcard`. */
function controlOf(form: ParentNode, path: readonly string[], isCheck: boolean): Control | undefined {
  const kind = isCheck ? '[type=checkbox]' : ''
  const [whole, last] = [CSS.escape(path.join('-')), CSS.escape(path.at(-1) ?? '')]
  const selectors = [`[name=${whole}]`, `[name=${last}]`, `[name$="-${last}"]`]
  return selectors.flatMap((selector) => form.querySelector<Control>(selector + kind) ?? [])[0]
}

/** Without the sign that it is required. */
function labelOf(control: Control): string {
  const label = control.labels?.[0]
  return textOf(label?.querySelector('.choice-title')) || label?.firstChild?.textContent?.trim() || textOf(label)
}

/** The name of the choices that the control is one of. */
const groupOf = (control: Control) => textOf(control.closest('fieldset')?.querySelector('legend'))

const MOMENTS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium', timeZone: 'UTC' },
  'datetime-local': { dateStyle: 'medium', timeStyle: 'short' }
}

function writtenIn(tag: string, type: string, value: string): string {
  const [options, moment] = [MOMENTS[type], new Date(value)]
  if (options && !Number.isNaN(moment.getTime())) return new Intl.DateTimeFormat(tag, options).format(moment)
  return value.length > MOST ? `${value.slice(0, MOST)}…` : value
}

/** A value as the control shows it. */
function shownBy(control: Control, value: unknown, words: ValueWords): string | undefined {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const text = String(value ?? '')
  if (control instanceof HTMLSelectElement) return textOf([...control.options].find((one) => one.value === text))
  if (typeof value === 'object' && value) return undefined
  // what people choose from a list has a key that says nothing
  if (control.getAttribute('role') === 'combobox') return sayingOf(control)?.text(value)
  return writtenIn(words.tag, control.type, text) || words.empty
}

/** Of several choices with a control each, those that are made. */
function choicesIn(form: ParentNode, { theirs, mine }: Difference, words: ValueWords): Compared | undefined {
  const controls = (values: unknown) =>
    (values as unknown[]).flatMap((one) => controlOf(form, [String(one)], true) ?? [])
  const [one] = [...controls(theirs), ...controls(mine)]
  const said = (values: unknown) => controls(values).map(labelOf).join(', ') || words.empty
  return one && { label: groupOf(one), theirs: said(theirs), mine: said(mine) }
}

/** A field that says itself what its values are called; or one that knows each of them as a choice of its own. */
function saidIn(form: ParentNode, { path, theirs, mine }: Difference, words: ValueWords): Compared | undefined {
  const [whole, key] = [path.join('-'), path.at(-1)]
  const field = form.querySelector(`[data-field="${CSS.escape(whole)}"]`)
  const saying = field && sayingOf(field)
  if (saying) {
    const said = (value: unknown) => saying.text(value) || words.empty
    return { label: saying.label, theirs: said(theirs), mine: said(mine) }
  }
  const [choice] = [...form.querySelectorAll('[role=combobox]')].flatMap((one) => sayingOf(one)?.text(key) ?? [])
  const said = (value: unknown) => (value ? words.yes : words.no)
  return choice === undefined ? undefined : { label: choice, theirs: said(theirs), mine: said(mine) }
}

function fieldIn(form: ParentNode, difference: Difference, words: ValueWords): Compared | undefined {
  const { path, theirs, mine } = difference
  // the whole is one list, which no field is named after
  if (!path.length) return undefined
  const control = controlOf(form, path, typeof theirs === 'boolean')
  if (!control) return saidIn(form, difference, words)
  const group = control.type === 'checkbox' ? groupOf(control) : ''
  const own = labelOf(control)
  // a group may begin the sentence that its choices end
  const label = group.endsWith('…') ? group.replace('…', own) : [group, own].filter(Boolean).join(' – ')
  return { label, theirs: shownBy(control, theirs, words), mine: shownBy(control, mine, words) }
}

/** The differences that the form has a field for, and whether there are more. */
export function comparedIn(form: ParentNode, found: readonly Difference[], words: ValueWords) {
  const fields = found.flatMap((one) => {
    const compared = (Array.isArray(one.theirs) && choicesIn(form, one, words)) || fieldIn(form, one, words)
    if (!compared?.label) return []
    return isSame(one.theirs, one.mine) ? { ...compared, mine: undefined } : compared
  })
  return { fields, hasMore: fields.length < found.length }
}
