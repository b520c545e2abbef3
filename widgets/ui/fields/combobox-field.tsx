import type { FormEventHandler, MouseEvent } from 'react'
import type { uiSelectMessages } from '#contract/messages/ui.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useSaying } from '../../core/forms/saying.ts'
import { useStyles } from '../base/use-styles.ts'
import { ChoiceOption } from './choice-option.tsx'
import type { Choice } from './choices.ts'
import css from './combobox-field.css?inline'
import { type ControlProps, FormGroup, type GroupProps } from './form-group.tsx'
import { useComboboxField } from './use-combobox-field.ts'
import { useInView } from './use-in-view.ts'

export interface ComboboxFieldProps extends GroupProps {
  name: string
  value: string
  options: readonly Choice[]
  placeholder?: string
  onChange: (value: string) => void
}

type State = ReturnType<typeof useComboboxField>

const useMessages = useTexts<typeof uiSelectMessages>

function Menu({ state, label }: { state: State; label: string }) {
  const t = useMessages()
  const { items, found, chosen, isOpen, highlightedIndex, getMenuProps, getItemProps } = state
  const more = found.length - items.length
  const box = useInView(isOpen)
  const note = items.length ? more > 0 && t('ui.more-options', { count: more }) : t('ui.empty-query')
  return (
    <div className="combobox-menu" hidden={!isOpen} ref={box}>
      <ul {...getMenuProps({ 'aria-label': label })} hidden={!items.length}>
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.value}
              {...getItemProps({ item, index, 'aria-selected': item === chosen })}
              className={index === highlightedIndex ? 'active' : undefined}
            >
              <ChoiceOption choice={item} />
            </li>
          ))}
      </ul>
      {note && <p className="combobox-more">{note}</p>}
    </div>
  )
}

const selectAll = ({ currentTarget }: MouseEvent<HTMLInputElement>) => currentTarget.select()

interface InputProps extends Pick<ComboboxFieldProps, 'name' | 'placeholder'> {
  state: State
  control: ControlProps
}

function Input({ state, name, placeholder, control }: InputProps) {
  const t = useMessages()
  const { isOpen, items, inputProps, getInputProps, getToggleButtonProps } = state
  // only onInput behaves the same in React and Preact
  const { onChange: onInput, ...input } = getInputProps({
    ...control,
    ...inputProps,
    'aria-labelledby': undefined,
    ...(!items.length && { 'aria-activedescendant': undefined }),
    onClick: isOpen ? undefined : selectAll
  })
  return (
    <>
      <input
        type="text"
        {...input}
        className="input"
        name={name}
        placeholder={placeholder}
        spellCheck={false}
        onInput={onInput as FormEventHandler}
      />
      <button type="button" {...getToggleButtonProps({ 'aria-label': t('ui.options') })}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m5.5 8 4.5 4.5L14.5 8" />
        </svg>
      </button>
    </>
  )
}

/** One of many, found by typing a part of its name or note. */
export function ComboboxField({ name, value, options, placeholder, onChange, ...group }: ComboboxFieldProps) {
  useStyles(css)
  const t = useMessages()
  const own = useId()
  const id = group.id ?? own
  const state = useComboboxField(id, options, value, onChange)
  const { root } = useHost()
  useSaying(() => root.getElementById(id), {
    label: group.label,
    text: (key) => options.find((one) => one.value === (key ?? ''))?.text
  })
  return (
    <FormGroup {...group} id={id}>
      {(control) => (
        <div className="combobox">
          <Input state={state} name={name} placeholder={placeholder} control={control} />
          <Menu state={state} label={group.label} />
          <div className="visually-hidden" role="status">
            {state.isOpen && t('ui.results', { count: state.found.length })}
          </div>
        </div>
      )}
    </FormGroup>
  )
}
