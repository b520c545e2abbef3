import { useState } from 'react'
import { CONTENT_LANGUAGES } from '#contract/content-pages'
import type { EmbeddedTag, EmbedLook } from '#contract/embedding'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import type { embeddingMessages } from '#contract/messages/embedding.messages'
import { isForStaff } from '#contract/tag-links'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import type { Widget } from '../../embed/registry.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import {
  AttributeField,
  type Attributes,
  changed,
  isAsked,
  keptBy,
  othersOf,
  useNames,
  WIDGETS
} from '../content-pages/attribute-field.tsx'
import { Code } from './code.tsx'
import { type Embedding, embeddingRequest, offeredRequest } from './embedding.atoms.ts'
import css from './embedding.css?inline'
import { Frame } from './frame.tsx'
import { LookFields, lookOf } from './look.tsx'
import { Website } from './website.tsx'

const useMessages = useTexts<typeof embeddingMessages & typeof contentEditorMessages>

/** Tags for visitors; those for staff work on the institution's own host only. */
const OFFERED = WIDGETS.filter((widget) => !isForStaff(widget))
type Lang = (typeof CONTENT_LANGUAGES)[number] | ''

interface Wanted {
  tag: string
  attributes: Attributes
  lang: Lang
  look: EmbedLook
}

/** The advisor or branch named in the page's address; an advisor who can choose only themselves begins with that. */
function wantedAt(search: string, { advisors, branches }: Embedding): Wanted {
  const asked = new URLSearchParams(search)
  const branch = branches.find(({ alias }) => alias === asked.get('branch'))
  const advisor = advisors.find(({ alias }) => alias === asked.get('alias')) ?? (advisors.length === 1 && advisors[0])
  const about: Attributes = branch ? { branch: branch.alias } : advisor ? { alias: advisor.alias } : {}
  return { tag: 'advisor-booking', attributes: about, lang: '', look: {} }
}

const isGiven = (attributes: Attributes, prop: string) => Boolean(attributes[prop])

/** What is missing before the tag shows something. */
function isComplete({ attributes: described }: Widget, attributes: Attributes): boolean {
  return described
    .filter(({ required }) => required)
    .every((one) =>
      [one.prop, ...othersOf(one, described).map((prop) => prop)].some((prop) => isGiven(attributes, prop))
    )
}

interface FieldsProps {
  widget: Widget
  embedding: Embedding
  wanted: Wanted
  /** What is chosen after another change, so that none gets lost of two at the same time. */
  onChange: (change: (before: Wanted) => Partial<Wanted>) => void
}

function Fields({ widget, embedding, wanted, onChange }: FieldsProps) {
  const t = useMessages()
  const named = useNames()
  const { tag, attributes, lang, look } = wanted
  const asked = widget.attributes.filter((one) => isAsked(one, wanted))
  const offered = useRequest(offeredRequest, String(attributes.alias ?? '')).value
  const isOffered = (topic: string) => !offered || offered.has(topic)
  const topic = String(attributes.topic ?? '')
  // one that was chosen before the advisor stays, and is said to be none of theirs
  const topics = embedding.topics.filter(({ uuid }) => uuid === topic || isOffered(uuid))
  const errorsOf = (prop: string) =>
    prop === 'topic' && topic && !isOffered(topic) ? [t('embedding.topic-not-offered')] : []
  return (
    <section className="card stack" aria-label={t('embedding.widget')}>
      <ComboboxField
        name="tag"
        label={t('embedding.widget')}
        required
        value={tag}
        options={OFFERED.map((one) => ({ value: one.tag, text: named('tag', one.tag), note: `<${one.tag}>` }))}
        onChange={(chosen) => onChange((before) => ({ tag: chosen, attributes: keptBy(chosen, before.attributes) }))}
      />
      {asked.map((attribute) => (
        <AttributeField
          key={`${tag} ${attribute.prop}`}
          id="embedding"
          tag={tag}
          choices={{ ...embedding, topics }}
          attribute={attribute}
          value={attributes[attribute.prop]}
          errors={errorsOf(attribute.prop)}
          isRequired={
            Boolean(attribute.required) && !othersOf(attribute, asked).some((prop) => isGiven(attributes, prop))
          }
          onChange={(value) =>
            onChange((before) => ({ attributes: changed(asked, before.attributes, attribute, value) }))
          }
        />
      ))}
      <SelectField
        name="lang"
        label={t('embedding.lang')}
        value={lang}
        options={[
          ['', t('embedding.lang-page')] as const,
          ...CONTENT_LANGUAGES.map((one) => [one, t(`embedding.lang-${one}`)] as const)
        ]}
        onChange={(chosen) => onChange(() => ({ lang: chosen }))}
      />
      <LookFields
        widget={widget}
        look={look}
        onChange={(next) => onChange((before) => ({ look: { ...before.look, ...next } }))}
      />
    </section>
  )
}

function Maker({ embedding }: { embedding: Embedding }) {
  const named = useNames()
  const [wanted, setWanted] = useState(() => wantedAt(location.search, embedding))
  const change = (next: (before: Wanted) => Partial<Wanted>) => setWanted((before) => ({ ...before, ...next(before) }))
  const widget = OFFERED.find(({ tag }) => tag === wanted.tag)
  if (!widget) return null
  const { tag, attributes, lang } = wanted
  const look = lookOf(widget, wanted.look)
  const written: EmbeddedTag = { tag, attributes: { ...attributes }, ...(lang && { lang }), look }
  const isWhole = isComplete(widget, attributes)
  return (
    <div className="embedding">
      <Fields widget={widget} embedding={embedding} wanted={wanted} onChange={change} />
      <div className="embedding-side">
        <Frame tag={isWhole ? written : undefined} name={named('tag', tag)} />
        <Website />
      </div>
      {isWhole && <Code tag={written} look={look} />}
    </div>
  )
}

/** Chooses a widget and whom it is about, shows it as it is on another website, and gives the code for a page. */
export function EmbedMaker() {
  useStyles(css)
  const request = useRequest(embeddingRequest, undefined)
  return <Requested of={request}>{(embedding) => <Maker embedding={embedding} />}</Requested>
}
