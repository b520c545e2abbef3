import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type CSSProperties, type FormEvent, useId } from 'react'
import { contrast, themeOf } from '#contract/colour'
import type { institutionMessages } from '#contract/messages/institution.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import {
  appearanceErrorsAtom,
  colourAtom,
  isColour,
  isColourNewAtom,
  saveColourAtom,
  workingAtom
} from './institution.atoms.ts'

const useMessages = useTexts<typeof institutionMessages & typeof uiMessages>

const READABLE = 4.5

/** Preview of button and link in the colour, on light and dark. */
function Preview({ colour }: { colour: string }) {
  const t = useMessages()
  const { primary, on_primary, accent_light, accent_dark } = themeOf(colour)
  const surfaces = [
    ['light', accent_light],
    ['dark', accent_dark]
  ] as const
  return (
    <div className="institution-preview" role="img" aria-label={t('institution.preview')}>
      {surfaces.map(([surface, accent]) => (
        <div
          key={surface}
          className={`institution-surface ${surface}`}
          style={{ '--colour': primary, '--ink': on_primary, '--accent': accent } as CSSProperties}
        >
          <span className="institution-button">{t('institution.sample-button')}</span>
          <span className="institution-link">{t('institution.sample-link')}</span>
        </div>
      ))}
    </div>
  )
}

function Contrast({ colour }: { colour: string }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const ratio = contrast(colour, '#ffffff')
  // truncated, not rounded: 4.49 is not 4.5
  const shown = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(Math.floor(ratio * 100) / 100)
  return (
    <p className="help" role="status">
      {t(ratio >= READABLE ? 'institution.contrast-white' : 'institution.contrast-dark', { ratio: shown })}{' '}
      {t('institution.contrast-shifted')}
    </p>
  )
}

function Fields({ errors }: { errors: readonly string[] }) {
  const t = useMessages()
  const [colour, pick] = useAtom(colourAtom)
  const picker = useId()
  return (
    <FormGroup label={t('institution.colour-code')} errors={errors}>
      {(control) => (
        <div className="institution-colour">
          <input
            {...control}
            className="input"
            name="primary_color"
            value={colour}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            onInput={(event) => pick(event.currentTarget.value)}
          />
          <input
            id={picker}
            type="color"
            aria-label={t('institution.colour')}
            value={isColour(colour) ? colour.trim().toLowerCase() : '#000000'}
            onInput={(event) => pick(event.currentTarget.value)}
          />
        </div>
      )}
    </FormGroup>
  )
}

/** The main colour of pages and widgets, with its derived colours. */
export function MainColour() {
  const t = useMessages()
  const colour = useAtomValue(colourAtom)
  const isNew = useAtomValue(isColourNewAtom)
  const refused = useAtomValue(appearanceErrorsAtom).colour ?? []
  const isBusy = useAtomValue(workingAtom) === 'colour'
  const save = useSetAtom(saveColourAtom)
  useUnsaved(isNew)
  const isValid = isColour(colour)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void save()
  }
  return (
    <form noValidate className="stack" onSubmit={submit}>
      <Fields errors={isValid ? refused : [t('institution.colour-wrong')]} />
      {isValid && <Contrast colour={colour.trim().toLowerCase()} />}
      {isValid && <Preview colour={colour.trim().toLowerCase()} />}
      <div className="form-actions">
        <button type="submit" className="button primary" aria-busy={isBusy} aria-disabled={isBusy || !isValid}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {t('institution.colour-save')}
        </button>
      </div>
    </form>
  )
}
