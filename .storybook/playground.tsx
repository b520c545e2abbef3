import { type CSSProperties, createElement, useEffect, useMemo, useRef, useState } from 'react'
import { contrast } from '#contract/colour'
import { registry } from '../widgets/embed/registry.ts'
import { styleRuleOf } from '../widgets/embed/snippet.ts'
import { useStyles } from '../widgets/ui/base/use-styles.ts'
import { Copyable } from '../widgets/ui/feedback/copyable.tsx'
import { FormGroup } from '../widgets/ui/fields/form-group.tsx'
import { SelectField } from '../widgets/ui/fields/select-field.tsx'
import { TextField } from '../widgets/ui/fields/text-field.tsx'
import '../widgets/booking/contact-requests/contact-form.element.ts'
import '../widgets/card/profile/card-more.ts'
import '../widgets/card/profile/card.element.ts'
import '../widgets/site/advisor-list/list.element.ts'
import css from './playground.css?inline'
import { PLAYGROUND_ALIASES } from './playground-answers.ts'
import { useOrigin } from './scene.tsx'
import { Stage } from './stage.tsx'

const SHOWN: readonly { tag: string; mode?: string }[] = [
  { tag: 'advisor-booking', mode: 'popup' },
  { tag: 'advisor-whatsapp-button' },
  { tag: 'advisor-card' },
  { tag: 'advisor-booking' },
  { tag: 'advisor-contact-form' },
  { tag: 'advisor-list' }
]

type Tokens = Readonly<Record<string, string>>
/** The custom properties of all tags, with what they say. */
const PROPERTIES: Tokens = Object.assign({}, ...registry.map(({ properties }) => properties))

interface Kind {
  /** The property of CSS that takes the same values. */
  like: string
  example: string
  what: string
  /** What is calculated with a value, if anything is. */
  use?: (value: string) => string
  /** Of a number, the lowest and the highest. */
  range?: readonly [number, number]
}
const COLOUR: Kind = { like: 'color', example: '', what: 'a colour, such as #1d3f8a, navy or rgb(29 63 138)' }
/** Those that are no colours. */
const MEASURES: Readonly<Record<string, Kind>> = {
  '--advisor-radius': {
    like: 'border-radius',
    example: '10px',
    what: 'one length with its unit that is not below 0, such as 10px',
    use: (value) => (value === '0' ? value : `calc((${value}) * 0.6)`)
  },
  '--advisor-density': {
    like: 'flex-grow',
    example: '1',
    what: 'a number from 0.5 to 2, such as 0.75',
    range: [0.5, 2]
  },
  '--advisor-font': { like: 'font-family', example: 'Georgia, serif', what: 'fonts, such as Georgia, serif' },
  '--advisor-font-size': { like: 'font-size', example: '16px', what: 'a font size with its unit, such as 16px' },
  '--advisor-scroll-margin': {
    like: 'scroll-margin-top',
    example: '80px',
    what: 'a length with its unit, such as 80px'
  }
}
const COLOURS = Object.keys(PROPERTIES).filter((name) => !MEASURES[name])
const kindOf = (name: string) => MEASURES[name] ?? COLOUR

/** What stands elsewhere on a page has no value here. */
const ELSEWHERE = /^(inherit|initial|unset|revert|revert-layer)$|\b(var|env|attr)\(|\\/i
const ENDS = [')', '"', "'", '*/']

function isUsable(name: string, value: string): boolean {
  const { like, use = (given: string) => given, range } = kindOf(name)
  if (range && !(Number(value) >= range[0] && Number(value) <= range[1])) return false
  if (ELSEWHERE.test(value) || !CSS.supports(like, value) || !CSS.supports(like, use(value))) return false
  // browsers forgive a bracket or quote that is not closed; in a rule it would take the next lines with it
  return !ENDS.some((end) => CSS.supports(like, value + end))
}

/** Of what was entered, what is a value. */
const usable = (entered: Tokens): Tokens =>
  Object.fromEntries(
    Object.entries(entered)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => isUsable(name, value))
  )

const MAIN = 'Main button, corners, density and font'
/** Named after what they are for; what no group names is in the last one. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  [MAIN]: [
    '--advisor-primary',
    '--advisor-on-primary',
    '--advisor-radius',
    '--advisor-density',
    '--advisor-font',
    '--advisor-font-size'
  ],
  'Text and links': ['--advisor-text', '--advisor-muted', '--advisor-accent'],
  'Backgrounds and lines': [
    '--advisor-surface',
    '--advisor-sunken',
    '--advisor-border',
    '--advisor-border-strong',
    '--advisor-focus'
  ]
}
const grouped = Object.values(GROUPS).flat()
const ALL_GROUPS = Object.entries({
  ...GROUPS,
  'WhatsApp, messages and place': Object.keys(PROPERTIES).filter((name) => !grouped.includes(name))
})

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]
const LANGUAGES = { en: 'English', de: 'German' } as const
type Language = keyof typeof LANGUAGES

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

/** The page behind the widgets. */
const PAGE: Record<Scheme, string> = { light: '#ffffff', dark: '#121518' }

const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** The code of what is seen of colours that lie on each other, in whatever way they are written. */
function seen(...layers: readonly string[]): string {
  if (!pen) return '#000000'
  for (const layer of layers) {
    pen.fillStyle = layer
    pen.fillRect(0, 0, 1, 1)
  }
  const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** What the tokens come to, as codes. */
interface Drawn {
  /** By custom property, with the usual colour where none is given. */
  colours: Tokens
  /** In the order of the pairs. */
  pairs: readonly Pick<Pair, 'ink' | 'ground'>[]
}

interface ProbeProps {
  scheme: Scheme
  tokens: Tokens
  onDrawn: (drawn: Drawn) => void
}

/** Draws all colours, unseen: only the browser knows what a token comes to. */
function Probe({ scheme, tokens, onDrawn }: ProbeProps) {
  const colours = useRef<HTMLDivElement>(null)
  const pairs = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from the tokens
  useEffect(() => {
    const stylesOf = (place: HTMLElement | null) => [...(place?.children ?? [])].map((one) => getComputedStyle(one))
    onDrawn({
      colours: Object.fromEntries(
        stylesOf(colours.current).map(({ color }, at) => [COLOURS[at], seen(PAGE[scheme], color)])
      ),
      pairs: stylesOf(pairs.current).map(({ color, backgroundColor }) => ({
        ink: seen(PAGE[scheme], backgroundColor, color),
        ground: seen(PAGE[scheme], backgroundColor)
      }))
    })
  }, [tokens])
  return (
    <>
      <div ref={colours}>
        {COLOURS.map((name) => (
          // the WhatsApp button has a token and a colour of its own
          <i key={name} style={{ color: `var(${name}, var(--_${name.slice('--advisor-'.length)}, #0b7a50))` }} />
        ))}
      </div>
      <div ref={pairs}>
        {PAIRS.map(({ name, ink, ground }) => (
          <i key={name} style={{ color: ink, background: ground }} />
        ))}
      </div>
    </>
  )
}

/** Each pair as it is drawn, with its ratio; what is written about it has colours that nothing changes. */
function Contrasts({ scheme, pairs }: { scheme: Scheme; pairs: Drawn['pairs'] }) {
  useStyles(css)
  const measured = PAIRS.map(({ name, least }, at) => {
    const { ink = '', ground = '' } = pairs[at] ?? {}
    const ratio = contrast(ink, ground)
    // rounded down: 4.49 is not enough
    return { name, least, ink, ground, isLow: ratio < least, words: `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1` }
  })
  const low = measured.filter(({ isLow }) => isLow).length
  return (
    <details className="fold" open={low > 0}>
      <summary>
        Contrast, {scheme}: {low ? `${low} of ${measured.length} too low` : 'sufficient'}
      </summary>
      <ul className="pairs" aria-label={`Contrast, ${scheme}`}>
        {measured.map(({ name, least, ink, ground, isLow, words }) => (
          <li key={name} className={isLow ? 'is-low' : undefined}>
            <span className="pair" aria-hidden="true" style={{ color: ink, background: ground }} />
            <span className="pair-sign" aria-hidden="true">
              {isLow ? '✕' : '✓'}
            </span>
            <span>
              {name}: {words}
              {isLow && <strong> – too low, needs {least}:1</strong>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface FieldProps {
  name: string
  value: string
  /** The colour that is drawn. */
  drawn: string | undefined
  onInput: (value: string) => void
}

function Field({ name, value, drawn, onInput }: FieldProps) {
  const { example, what } = kindOf(name)
  const isWrong = value.trim() && !isUsable(name, value.trim())
  const native = { name, value, spellCheck: false, autoComplete: 'off' }
  const group = { label: name, help: PROPERTIES[name], errors: isWrong ? [`Please enter ${what}.`] : [] }
  if (MEASURES[name]) return <TextField {...group} {...native} placeholder={example} onInput={onInput} />
  return (
    <FormGroup {...group}>
      {(control) => (
        <div className="playground-colour">
          <input
            {...control}
            {...native}
            className="input"
            placeholder={drawn}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
          <input
            type="color"
            aria-label={`${name}: pick a colour`}
            value={drawn ?? '#000000'}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        </div>
      )}
    </FormGroup>
  )
}

interface FieldsProps {
  entered: Tokens
  colours: Tokens
  onToken: (name: string, value: string) => void
}

function Fields({ entered, colours, onToken }: FieldsProps) {
  useStyles(css)
  return (
    <div className="folds">
      {ALL_GROUPS.map(([title, names]) => {
        const given = names.filter((name) => entered[name]?.trim()).length
        return (
          <details key={title} className="fold" open={title === MAIN}>
            <summary>
              {title}
              {given > 0 && `: ${given} changed`}
            </summary>
            <div className="stack">
              {names.map((name) => (
                <Field
                  key={name}
                  name={name}
                  value={entered[name] ?? ''}
                  drawn={colours[name]}
                  onInput={(value) => onToken(name, value)}
                />
              ))}
              {title === MAIN && (
                <p className="help">
                  The radius is that of cards, fields, buttons and dialogs. Chips, such as the times on a card, keep
                  their round ends, and portraits are circles: the shape says what they are.
                </p>
              )}
            </div>
          </details>
        )
      })}
    </div>
  )
}

interface SwitchesProps {
  scheme: Scheme
  language: Language
  onScheme: (scheme: Scheme) => void
  onLanguage: (language: Language) => void
}

function Switches({ scheme, language, onScheme, onLanguage }: SwitchesProps) {
  useStyles(css)
  return (
    <div className="playground-switches">
      <SelectField
        name="scheme"
        label="Colour scheme of the page"
        value={scheme}
        options={SCHEMES.map((one) => [one, one] as const)}
        onChange={onScheme}
      />
      <SelectField
        name="language"
        label="Language of the widgets"
        value={language}
        options={Object.entries(LANGUAGES) as [Language, string][]}
        onChange={onLanguage}
      />
    </div>
  )
}

/** On `:root`, from where every tag inherits it. */
function Css({ tokens }: { tokens: Tokens }) {
  useStyles(css)
  if (!Object.keys(tokens).length) return <p className="lead">Change a property: the CSS to copy appears here.</p>
  return (
    <Copyable
      title="CSS"
      text="In the page’s style sheet. It holds for all tags on the page; for one alone, write its name, such as advisor-card, instead of :root."
      code={styleRuleOf(':root', tokens)}
    />
  )
}

/** Changes the custom properties, shows the tags with them, and gives the CSS. */
export function Playground() {
  const host = useOrigin()
  const [entered, setEntered] = useState<Tokens>({})
  const [scheme, setScheme] = useState<Scheme>('light')
  const [language, setLanguage] = useState<Language>('en')
  const [drawn, setDrawn] = useState<Partial<Record<Scheme, Drawn>>>({})
  const tokens = useMemo(() => usable(entered), [entered])
  const given = (colorScheme: Scheme) => ({ ...tokens, colorScheme }) as CSSProperties
  return (
    <div className="playground">
      <style>{css}</style>
      <div className="playground-side">
        <div className="playground-fields">
          <Stage>
            <Fields
              entered={entered}
              colours={drawn[scheme]?.colours ?? {}}
              onToken={(name, value) => setEntered((before) => ({ ...before, [name]: value }))}
            />
          </Stage>
        </div>
        <div className="playground-css">
          <Stage>
            <Css tokens={tokens} />
          </Stage>
        </div>
      </div>
      <div className="playground-shown">
        <Stage>
          <Switches scheme={scheme} language={language} onScheme={setScheme} onLanguage={setLanguage} />
        </Stage>
        <div className="playground-contrasts">
          {SCHEMES.map((one) => (
            <div key={one}>
              <Stage>{drawn[one] && <Contrasts scheme={one} pairs={drawn[one].pairs} />}</Stage>
              <div hidden style={given(one)}>
                <Stage>
                  <Probe
                    scheme={one}
                    tokens={tokens}
                    onDrawn={(now) => setDrawn((before) => ({ ...before, [one]: now }))}
                  />
                </Stage>
              </div>
            </div>
          ))}
        </div>
        <section className="playground-page" style={given(scheme)} aria-label="The widgets on a page">
          {/* made anew in another language, as tags within tags do not follow a change */}
          {SHOWN.map(({ tag, mode }) =>
            createElement(tag, {
              key: `${tag} ${mode} ${language}`,
              host,
              lang: language,
              alias: PLAYGROUND_ALIASES[language],
              mode
            })
          )}
        </section>
      </div>
    </div>
  )
}
