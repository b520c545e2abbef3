import type { FormEventHandler, KeyboardEvent, ReactNode } from 'react'
import type { uiSelectMessages } from '#contract/messages/ui.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useSaying } from '../../core/forms/saying.ts'
import { useStyles } from '../base/use-styles.ts'
import { Chips } from './chips.tsx'
import { type ControlProps, FormGroup, type GroupProps } from './form-group.tsx'
import css from './multi-select.css?inline'
import { useInView } from './use-in-view.ts'
import { type Selection, useMultiSelect } from './use-multi-select.ts'

export interface MultiSelectProps<T> extends GroupProps, Selection<T> {
  /** Of the form's value, by which a notice that compares versions finds it. */
  name?: string
  /** How the list shows an option; defaults to its name. */
  draw?: (item: T) => ReactNode
  placeholder?: string
  /** Override the general texts for no options and for no matches. */
  emptyList?: string | undefined
  emptyQuery?: string | undefined
}

type State<T> = ReturnType<typeof useMultiSelect<T>>

const Arrow = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="m5.5 8 4.5 4.5L14.5 8" />
  </svg>
)

const Tick = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <rect x="2" y="2" width="16" height="16" rx="4" />
    <path d="m5.5 10.5 3 3 6-6.5" />
  </svg>
)

function Options<T>({ state, props }: { state: State<T>; props: MultiSelectProps<T> }) {
  const { items, isOpen, isChosen, highlightedIndex, getMenuProps, getItemProps } = state
  const { draw = props.nameOf, keyOf, label } = props
  return (
    <ul {...getMenuProps({ 'aria-label': label, 'aria-multiselectable': true })} hidden={!items.length}>
      {isOpen &&
        items.map((item, index) => (
          <li
            key={keyOf(item)}
            {...getItemProps({ item, index, 'aria-selected': isChosen(item) })}
            className={index === highlightedIndex ? 'option active' : 'option'}
          >
            <Tick />
            <span className="option-body">{draw(item)}</span>
          </li>
        ))}
    </ul>
  )
}

function Search<T>({ state, props, control }: { state: State<T>; props: MultiSelectProps<T>; control: ControlProps }) {
  const t = useTexts<typeof uiSelectMessages>()
  const { selected, onChange, placeholder, onSearch } = props
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    // what is typed is not chosen yet: Enter must not submit the surrounding form
    if (key === 'Enter' && (onSearch || state.inputValue)) event.preventDefault()
    if (key === 'Backspace' && !state.inputValue && selected.length) onChange(selected.slice(0, -1))
  }
  // only onInput behaves the same in React and Preact
  const { onChange: onInput, ...input } = state.getInputProps({ ...control, onKeyDown, 'aria-labelledby': undefined })
  return (
    <div className="multi-search">
      <input
        type="text"
        data-field={props.name}
        {...input}
        onInput={onInput as FormEventHandler}
        placeholder={placeholder}
      />
      <button type="button" {...state.getToggleButtonProps({ 'aria-label': t('ui.options') })}>
        <Arrow />
      </button>
    </div>
  )
}

/** A searchable multi-select; chosen options are chips above the search. */
export function MultiSelect<T>(props: MultiSelectProps<T>) {
  useStyles(css)
  const t = useTexts<typeof uiSelectMessages>()
  const { root } = useHost()
  const own = useId()
  const id = props.id ?? own
  const state = useMultiSelect(id, props)
  const { label, help, errors, required, selected, keyOf, nameOf, onChange, max = 0 } = props
  const { items, query, isOpen, isFull } = state
  const said = (key: unknown) => {
    const item = [...props.options, ...selected].find((one) => keyOf(one) === key)
    return item && nameOf(item)
  }
  useSaying(() => root.getElementById(id), {
    label,
    text: (value) => (Array.isArray(value) ? value.flatMap((key) => said(key) ?? []).join(', ') : said(value))
  })
  const menu = useInView(isOpen)
  const empty = query ? (props.emptyQuery ?? t('ui.empty-query')) : (props.emptyList ?? t('ui.empty-list'))
  const note = items.length ? isFull && t('ui.max-selected', { max }) : empty
  const status = isOpen
    ? note || t('ui.results', { count: items.length })
    : t('ui.selected', { count: selected.length })
  return (
    <FormGroup id={id} label={label} help={help} errors={errors} required={required}>
      {(control) => (
        <div className="multi">
          <div className="input multi-box" data-invalid={control['aria-invalid']}>
            {selected.length > 0 && (
              <Chips
                label={label}
                items={selected.map((item) => ({ key: keyOf(item), name: nameOf(item) }))}
                onRemove={(index) => onChange(selected.toSpliced(index, 1))}
                focusNext={() => root.getElementById(id)?.focus()}
              />
            )}
            <Search state={state} props={props} control={control} />
          </div>
          <div className="multi-menu" hidden={!isOpen} ref={menu}>
            <Options state={state} props={props} />
            {note && <p className="multi-note">{note}</p>}
          </div>
          <div className="visually-hidden" role="status">
            {status}
          </div>
        </div>
      )}
    </FormGroup>
  )
}
