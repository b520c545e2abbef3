import { type CSSProperties, createElement, useEffect, useRef, useState } from 'react'
import { contrast } from '#contract/colour'
import { registry } from '../widgets/embed/registry.ts'
import { styleRuleOf } from '../widgets/embed/snippet.ts'
import { useStyles } from '../widgets/ui/base/use-styles.ts'
import { Copyable } from '../widgets/ui/feedback/copyable.tsx'
import { ColourField, isColour } from '../widgets/ui/fields/colour-field.tsx'
import { SelectField } from '../widgets/ui/fields/select-field.tsx'
import { TextField } from '../widgets/ui/fields/text-field.tsx'
import '../widgets/booking/contact-requests/contact-form.element.ts'
import '../widgets/card/profile/card-more.ts'
import '../widgets/card/profile/card.element.ts'
import '../widgets/site/advisor-list/list.element.ts'
import css from './playground.css?inline'
import { useOrigin } from './scene.tsx'
import { Stage } from './stage.tsx'

interface Shown {
  tag: string
  attributes: Record<string, string>
}

const SHOWN: readonly Shown[] = [
  { tag: 'advisor-booking', attributes: { alias: 'anna', mode: 'popup' } },
  { tag: 'advisor-whatsapp-button', attributes: { alias: 'anna' } },
  { tag: 'advisor-card', attributes: { alias: 'anna' } },
  { tag: 'advisor-booking', attributes: { alias: 'anna' } },
  { tag: 'advisor-contact-form', attributes: { alias: 'anna' } },
  { tag: 'advisor-list', attributes: {} }
]
const TAGS = [...new Set(SHOWN.map(({ tag }) => tag))]

type Tokens = Readonly<Record<string, string>>
/** The custom properties of these tags, with what they say. */
const PROPERTIES: Tokens = Object.assign(
  {},
  ...registry.filter(({ tag }) => TAGS.includes(tag)).map(({ properties }) => properties)
)
/** Those that are no colours, with the property whose values they take, and an example. */
const MEASURES: Readonly<Record<string, { like: string; example: string }>> = {
  '--advisor-radius': { like: 'border-radius', example: '10px' },
  '--advisor-font': { like: 'font-family', example: 'Georgia, serif' },
  '--advisor-font-size': { like: 'font-size', example: '16px' }
}
/** It measures the page, not the look. */
const SCROLL_MARGIN = '--advisor-scroll-margin'
const COLOURS = Object.keys(PROPERTIES).filter((name) => !MEASURES[name] && name !== SCROLL_MARGIN)

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

interface Pair {
  name: string
  ink: string
  ground: string
  least: number
}
/** Texts and shapes with the backgrounds on which they must be seen, in the tokens of `widgets/ui/base/base.css`. */
const PAIRS: readonly Pair[] = [
  { name: 'Text', ink: 'var(--_text)', ground: 'var(--_surface)', least: 4.5 },
  { name: 'Text behind cards', ink: 'var(--_text)', ground: 'var(--_sunken)', least: 4.5 },
  { name: 'Secondary text', ink: 'var(--_muted)', ground: 'var(--_surface)', least: 4.5 },
  { name: 'Main button', ink: 'var(--_on-primary)', ground: 'var(--_primary)', least: 4.5 },
  { name: 'Links', ink: 'var(--_accent)', ground: 'var(--_surface)', least: 4.5 },
  { name: 'Errors', ink: 'var(--_danger)', ground: 'var(--_surface)', least: 4.5 },
  { name: 'Success', ink: 'var(--_success)', ground: 'var(--_surface)', least: 4.5 },
  { name: 'WhatsApp button', ink: '#fff', ground: 'var(--advisor-whatsapp, #0b7a50)', least: 4.5 },
  { name: 'Borders of fields', ink: 'var(--_border-strong)', ground: 'var(--_surface)', least: 3 },
  { name: 'Focus ring', ink: 'var(--_focus)', ground: 'var(--_surface)', least: 3 }
]

/** `rgb(11, 93, 78)` as a code; what is see-through is taken as it is. */
function hexOf(colour: string): string {
  const parts = colour.match(/[\d.]+/g)?.slice(0, 3) ?? []
  return `#${parts.map((part) => Math.round(Number(part)).toString(16).padStart(2, '0')).join('')}`
}

/** Each pair as it is drawn, with its ratio. */
function Contrasts({ scheme, tokens }: { scheme: Scheme; tokens: Tokens }) {
  useStyles(css)
  const list = useRef<HTMLUListElement>(null)
  const [ratios, setRatios] = useState<readonly number[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from the tokens
  useEffect(() => {
    const drawn = [...(list.current?.querySelectorAll('.pair') ?? [])].map((one) => getComputedStyle(one))
    setRatios(drawn.map(({ color, backgroundColor }) => contrast(hexOf(color), hexOf(backgroundColor))))
  }, [tokens])
  return (
    <ul className="pairs" ref={list} aria-label={`Contrast, ${scheme}`}>
      {PAIRS.map(({ name, ink, ground, least }, at) => {
        const ratio = ratios[at] ?? least
        // rounded down: 4.49 is not enough
        const words = `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`
        return (
          <li key={name} className={ratio < least ? 'is-low' : undefined}>
            <span className="pair" aria-hidden="true" style={{ color: ink, background: ground }} />
            <span>
              {name}: {words}
              {ratio < least && <strong> – below {least} : 1</strong>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface FieldsProps {
  tokens: Tokens
  scheme: Scheme
  onToken: (name: string, value: string) => void
  onScheme: (scheme: Scheme) => void
}

function Fields({ tokens, scheme, onToken, onScheme }: FieldsProps) {
  useStyles(css)
  const of = (name: string) => ({
    name,
    label: name,
    help: PROPERTIES[name],
    value: tokens[name] ?? ''
  })
  return (
    <div className="stack">
      <SelectField
        name="scheme"
        label="Colour scheme of the page"
        value={scheme}
        options={SCHEMES.map((one) => [one, one] as const)}
        onChange={onScheme}
      />
      {COLOURS.map((name) => (
        <ColourField key={name} {...of(name)} onInput={(value) => onToken(name, value)} />
      ))}
      {Object.entries(MEASURES).map(([name, { example }]) => (
        <TextField
          key={name}
          {...of(name)}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          onInput={(value) => onToken(name, value)}
        />
      ))}
      <p className="help">
        There is no property for density: lines and gaps of text follow the font size, while what is pressed stays at
        least 44 px high.
      </p>
    </div>
  )
}

const isUsable = (name: string, value: string) =>
  MEASURES[name] ? CSS.supports(MEASURES[name].like, value) : isColour(value)

/** Of what was entered, what is a value. */
const usable = (entered: Tokens): Tokens =>
  Object.fromEntries(
    Object.entries(entered)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => isUsable(name, value))
  )

/** Changes the custom properties, shows the tags with them, and gives the CSS. */
export function Playground() {
  const host = useOrigin()
  const [entered, setEntered] = useState<Tokens>({})
  const [scheme, setScheme] = useState<Scheme>('light')
  const tokens = usable(entered)
  const rule = styleRuleOf(TAGS.join(',\n'), tokens)
  const given = { ...tokens, colorScheme: scheme } as CSSProperties
  return (
    <div className="playground">
      <style>{css}</style>
      <Stage>
        <Fields
          tokens={entered}
          scheme={scheme}
          onToken={(name, value) => setEntered((before) => ({ ...before, [name]: value }))}
          onScheme={setScheme}
        />
      </Stage>
      <div className="playground-side">
        <Stage>
          {Object.keys(tokens).length ? (
            <Copyable title="CSS" text="In the page’s style sheet." code={rule} />
          ) : (
            <p className="lead">Change a property: the CSS to copy appears here.</p>
          )}
        </Stage>
        <div className="playground-contrasts">
          {SCHEMES.map((one) => (
            <div key={one} style={{ ...given, colorScheme: one }}>
              <Stage>
                <Contrasts scheme={one} tokens={tokens} />
              </Stage>
            </div>
          ))}
        </div>
        <section className="playground-page" style={given} aria-label="The widgets on a page">
          {SHOWN.map(({ tag, attributes }) => createElement(tag, { key: tag + attributes.mode, host, ...attributes }))}
        </section>
      </div>
    </div>
  )
}
