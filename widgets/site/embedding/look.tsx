import { EMBED_LOOK, type EmbedLook } from '#contract/embedding'
import type { embeddingMessages } from '#contract/messages/embedding.messages'
import { useTexts } from '../../core/element/texts.tsx'
import type { Widget } from '../../embed/registry.ts'
import { ColourField, isColour } from '../../ui/fields/colour-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'

type Property = keyof EmbedLook
const RADIUS = '--advisor-radius'
const RADII = ['0px', '4px', '12px', '24px'] as const

/** Of the custom properties that the page offers, those that a tag reads. */
export const propertiesOf = ({ properties }: Widget) =>
  (Object.keys(EMBED_LOOK) as Property[]).filter((name) => Object.hasOwn(properties, name))

/** What a tag reads of a look, without what is not a colour yet. */
export const lookOf = (widget: Widget, look: EmbedLook): Record<string, string> =>
  Object.fromEntries(
    propertiesOf(widget).flatMap((name) => {
      const value = look[name]?.trim() ?? ''
      return value && (name === RADIUS || isColour(value)) ? [[name, value]] : []
    })
  )

interface LookFieldsProps {
  widget: Widget
  look: EmbedLook
  /** The property that has changed. */
  onChange: (changed: EmbedLook) => void
}

/** Colours and corners of a tag. */
export function LookFields({ widget, look, onChange }: LookFieldsProps) {
  const t = useTexts<typeof embeddingMessages>()
  const put = (name: Property, value: string) => onChange({ [name]: value })
  return (
    <fieldset className="embedding-look">
      <legend>{t('embedding.look')}</legend>
      <p className="help">{t('embedding.look-lead')}</p>
      <div className="embedding-colours">
        {propertiesOf(widget).map((name) => {
          const value = look[name] ?? ''
          const label = t(`embedding.look-${name.slice(2) as 'advisor-text'}`)
          if (name === RADIUS) {
            const given = RADII.find((one) => one === value) ?? ''
            return (
              <SelectField
                key={name}
                name={name}
                label={label}
                value={given}
                options={[
                  ['', t('embedding.radius-own')] as const,
                  ...RADII.map((one) => [one, t(`embedding.radius-${one}`)] as const)
                ]}
                onChange={(chosen) => put(name, chosen)}
              />
            )
          }
          return (
            <ColourField
              key={name}
              name={name}
              label={label}
              placeholder="#1d3f8a"
              value={value}
              onInput={(typed) => put(name, typed)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
