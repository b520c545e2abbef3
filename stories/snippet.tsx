import { createElement, type ReactNode, useId, useRef, useState } from 'react'
import { useHost } from '../widgets/core/element/host.ts'
import { registry, type Widget } from '../widgets/embed/registry.ts'
import { markupOf, placeholderOf, policyFor, type Release, scriptLine } from '../widgets/embed/snippet.ts'
import { useStyles } from '../widgets/ui/base/use-styles.ts'
import { FormGroup } from '../widgets/ui/fields/form-group.tsx'
import { TextField } from '../widgets/ui/fields/text-field.tsx'
import { SAMPLE } from './snippet.answers.ts'
import css from './snippet.css?inline'

export const HOST = 'https://appointments.bank.example'

type Values = Record<string, string | boolean>
type Attribute = Widget['attributes'][number]

/** Texts of the registry mark code by backticks. */
const prose = (text: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never move
  text.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece))

interface ChoiceProps {
  title: string
  text: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

function Choice({ title, text, checked, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={checked}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <span className="choice-title" id={`${id}-title`}>
          {title}
        </span>
        <span className="choice-text" id={`${id}-text`}>
          {text}
        </span>
      </span>
    </label>
  )
}

interface SelectProps {
  label: string
  help?: ReactNode
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

function Select({ label, help, value, options, onChange }: SelectProps) {
  return (
    <FormGroup label={label} help={help}>
      {(control) => (
        <select {...control} className="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormGroup>
  )
}

interface FieldProps {
  attribute: Attribute
  value: string | boolean | undefined
  onChange: (value: string | boolean) => void
}

/** The control for an attribute, with the registry's description as help. */
function Field({ attribute, value, onChange }: FieldProps) {
  const { name, text, type, values, required } = attribute
  const help = prose(text)
  if (type === 'boolean') return <Choice title={name} text={help} checked={value === true} onChange={onChange} />
  const given = String(value ?? '')
  if (values) {
    const options = [['', 'not set'] as const, ...values.map((one) => [one, one] as const)]
    return <Select label={name} help={help} value={given} options={options} onChange={onChange} />
  }
  const errors = required && !given.trim() ? [`The widget shows nothing without ${name}.`] : []
  return (
    <TextField
      label={name}
      help={help}
      required={required}
      errors={errors}
      value={given}
      onInput={onChange}
      trim
      spellCheck={false}
    />
  )
}

/** The result of copying, announced each time. */
async function copy(text: string, shown: HTMLElement | null): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied.'
  } catch {
    // without https there is no clipboard
    if (shown) getSelection()?.selectAllChildren(shown)
    return 'Selected: press Ctrl+C, or ⌘C on a Mac.'
  }
}

function Code({ title, text, code }: { title: string; text: ReactNode; code: string }) {
  const [status, setStatus] = useState('')
  const shown = useRef<HTMLPreElement>(null)
  const id = useId()
  const press = async () => {
    setStatus('')
    setStatus(await copy(code, shown.current))
  }
  return (
    <section className="snippet-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="help">{text}</p>
      <pre className="snippet-code" ref={shown}>
        <code>{code}</code>
      </pre>
      <div className="cluster">
        <button type="button" className="button" aria-describedby={id} onClick={press}>
          Copy
        </button>
        <span className="snippet-status" role="status">
          {status}
        </span>
      </div>
    </section>
  )
}

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value === true || (value !== false && value !== '')))

/** The link inside the tag, derived from the input. */
function fallbackOf({ fallback }: Widget, host: string, { alias, token }: Values): Widget['fallback'] {
  const href = fallback.href
    .replace('https://HOST', host)
    .replace('anna-gruber', encodeURIComponent(String(alias || 'anna-gruber')))
    .replace('TOKEN', encodeURIComponent(String(token || 'TOKEN')))
  return { ...fallback, href }
}

/** The origin of a typed URL, with or without a path. */
const originOf = (typed: string) => (URL.canParse(typed) ? new URL(typed).origin : HOST)

function useRelease(host: string): [release: Release | undefined, fault: string, pin: (on: boolean) => Promise<void>] {
  const [found, setFound] = useState<{ host: string; release?: Release; fault?: string }>()
  const pin = async (on: boolean) => {
    if (!on) return setFound(undefined)
    try {
      const answer = await fetch(`${host}/cdn/integrity.json`)
      setFound({ host, release: (await answer.json()) as Release })
    } catch {
      setFound({ host, fault: `${host} does not say which release it runs.` })
    }
  }
  return found?.host === host ? [found.release, found.fault ?? '', pin] : [undefined, '', pin]
}

export interface SnippetProps {
  tag?: string
  values?: Values
  /** For a CMS that strips tags. */
  plain?: boolean
}

const EXAMPLE: Values = { alias: 'anna-gruber' }

/** Lets an editor choose a tag, fill its attributes, preview it and copy the code. */
export function Snippet({
  tag: firstTag = 'advisor-booking',
  values: firstValues = EXAMPLE,
  plain: first = false
}: SnippetProps) {
  useStyles(css)
  const { origin } = useHost()
  const [tag, setTag] = useState(firstTag)
  const [values, setValues] = useState(firstValues)
  const [typedHost, setHost] = useState(HOST)
  const [link, setLink] = useState<Partial<Widget['fallback']>>({})
  const [plain, setPlain] = useState(first)
  const host = originOf(typedHost)
  const [release, fault, pin] = useRelease(host)
  const widget = registry.find((one) => one.tag === tag) ?? registry[0]
  if (!widget) return null

  const attributes = widget.attributes.filter(({ name }) => name !== 'host')
  const own = filled(Object.fromEntries(attributes.map(({ name }) => [name, values[name] ?? ''])))
  const fallback = { ...fallbackOf(widget, host, values), ...link }
  const written = { tag, fallback }
  const choose = (next: string) => {
    setTag(next)
    setLink({})
  }
  const sample = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, SAMPLE[name] ?? value]))

  return (
    <div className="snippet">
      <header className="snippet-head">
        <h1>Put a widget on a page</h1>
        <p className="lead">Choose a widget, set its attributes, and copy the code into your page.</p>
      </header>
      <form className="snippet-fields" onSubmit={(event) => event.preventDefault()} aria-label="Widget">
        <Select
          label="Widget"
          help={prose(widget.text)}
          value={tag}
          options={registry.map((one) => [one.tag, one.tag])}
          onChange={choose}
        />
        {attributes.map((attribute) => (
          <Field
            key={`${tag} ${attribute.name}`}
            attribute={attribute}
            value={values[attribute.name]}
            onChange={(value) => setValues({ ...values, [attribute.name]: value })}
          />
        ))}
        <div className="snippet-more">
          <TextField
            label="Server"
            help="The institution's host name on this server."
            value={typedHost}
            onInput={setHost}
            trim
            spellCheck={false}
            errors={
              URL.canParse(typedHost) ? [] : ['This is not an address such as https://appointments.bank.example.']
            }
          />
          <TextField
            label="Fallback text"
            help="A link that is shown until the widget is ready, or if it cannot load."
            value={fallback.text}
            onInput={(text) => setLink({ ...link, text })}
          />
          <TextField
            label="Fallback address"
            value={fallback.href}
            onInput={(href) => setLink({ ...link, href })}
            trim
            spellCheck={false}
          />
          <Choice
            title="My CMS strips unknown tags"
            text={
              <>
                Uses a <code>div</code> instead of the tag.
              </>
            }
            checked={plain}
            onChange={setPlain}
          />
          <Choice
            title="Pin this release"
            checked={release !== undefined}
            onChange={pin}
            text={fault || 'The page keeps using today’s loader until you copy a new snippet.'}
          />
        </div>
      </form>
      <div className="snippet-result">
        <section className="snippet-part" aria-labelledby="snippet-live">
          <div className="snippet-bar">
            <h2 id="snippet-live">How it looks</h2>
            <span className="help">with sample data</span>
          </div>
          <div className="snippet-live">
            {createElement(
              tag,
              { key: `${origin} ${tag}`, ...sample, host: origin },
              <a href={fallback.href}>{fallback.text}</a>
            )}
          </div>
        </section>
        <Code
          title="Once on the page"
          text="Anywhere on the page, no matter how many widgets it has."
          code={scriptLine(host, release)}
        />
        <Code
          title="Where the widget should appear"
          text={prose(`The link inside is its fallback: \`${fallback.text}\`.`)}
          code={(plain ? placeholderOf : markupOf)(written, own)}
        />
        <Code
          title="In the page's Content Security Policy"
          text="If it has one, add these to its directives."
          code={policyFor(host)}
        />
      </div>
    </div>
  )
}
