import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { CONTENT_LANGUAGES } from '#contract/content-pages'
import { addressOf } from '#contract/endpoint'
import { languageOf } from '#contract/locales'
import type { signatureMessages } from '#contract/messages/signature.messages'
import {
  getSignaturePreview,
  SIGNATURE_GROUNDS,
  SIGNATURE_PARTS,
  SIGNATURE_PICTURES,
  type SignatureGround
} from '#contract/signature'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { type Copied, Copyable, CopyButton, mark } from '../../ui/feedback/copyable.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { CardPictures } from './card-pictures.tsx'
import { type Made, queryOf, signatureRequest, type Wanted } from './signature.atoms.ts'
import css from './signature.css?inline'

const useMessages = useTexts<typeof signatureMessages>

interface ChoicesProps {
  wanted: Wanted
  onChange: (change: (before: Wanted) => Partial<Wanted>) => void
}

function Choices({ wanted, onChange }: ChoicesProps) {
  const t = useMessages()
  const { without, pictures, language } = wanted
  const shows = (part: (typeof SIGNATURE_PARTS)[number]) => !without.includes(part)
  return (
    <>
      <FormGroup fieldset label={t('signature.shows')} errors={[]}>
        {() =>
          SIGNATURE_PARTS.map((part) => (
            <CheckField
              key={part}
              name={part}
              title={t(`signature.part-${part}`)}
              checked={shows(part)}
              onChange={(isShown) =>
                onChange((before) => {
                  const others = before.without.filter((one) => one !== part)
                  return { without: isShown ? others : [...others, part] }
                })
              }
            />
          ))
        }
      </FormGroup>
      <FormGroup fieldset label={t('signature.pictures')} errors={[]}>
        {() =>
          SIGNATURE_PICTURES.map((one) => (
            <RadioField
              key={one}
              name="pictures"
              value={one}
              title={t(`signature.pictures-${one}`)}
              text={t(`signature.pictures-${one}-text`)}
              checked={pictures === one}
              onChoose={() => onChange(() => ({ pictures: one }))}
            />
          ))
        }
      </FormGroup>
      <SelectField
        name="language"
        label={t('signature.language')}
        value={language}
        options={CONTENT_LANGUAGES.map((one) => [one, t(`signature.language-${one}`)] as const)}
        onChange={(chosen) => onChange(() => ({ language: chosen }))}
      />
    </>
  )
}

/** Without https there is no clipboard but this way; where even that is refused, the text stays selected. */
function copySelected(shown: HTMLElement | null | undefined): Copied {
  if (!shown) return 'marked'
  mark(shown)
  return shown.ownerDocument.execCommand('copy') ? 'copied' : 'marked'
}

/** With formatting, for a program that takes it, and as text for the others. */
async function copyFormatted({ html, text }: Made, frame: HTMLIFrameElement | null): Promise<Copied> {
  try {
    const typed = (type: string, content: string) => [type, new Blob([content], { type })] as const
    const item = new ClipboardItem(Object.fromEntries([typed('text/html', html), typed('text/plain', text)]))
    await navigator.clipboard.write([item])
    return 'copied'
  } catch {
    frame?.contentWindow?.focus()
    return copySelected(frame?.contentDocument?.body)
  }
}

interface FrameProps {
  alias: string
  wanted: Wanted
  ground: SignatureGround
  frame?: RefObject<HTMLIFrameElement | null>
}

/** A frame as high as the signature. */
function Frame({ alias, wanted, ground, frame }: FrameProps) {
  const t = useMessages()
  const [height, setHeight] = useState<number>()
  const address = addressOf(getSignaturePreview.path, { alias }, { ...queryOf(wanted), ground })
  return (
    <figure className="signature-ground">
      <figcaption className="help">{t(`signature.ground-${ground}`)}</figcaption>
      {/* another frame for each address: a frame that changes its own adds entries to the history */}
      <iframe
        key={address}
        ref={frame}
        title={`${t('signature.preview')}: ${t(`signature.ground-${ground}`)}`}
        src={address}
        style={height ? { blockSize: `${height}px` } : undefined}
        onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
      />
    </figure>
  )
}

const PROGRAMS = ['outlook', 'outlook-classic', 'gmail', 'apple'] as const

function HowTo() {
  const t = useMessages()
  return (
    <details className="signature-more">
      <summary>{t('signature.how')}</summary>
      <ul>
        {PROGRAMS.map((program) => (
          <li key={program}>{t(`signature.how-${program}`)}</li>
        ))}
      </ul>
    </details>
  )
}

interface SignatureMakerProps {
  alias: string
  /** Above the choices, such as whose signature it is. */
  before?: ReactNode
  /** Below the preview, for what is chosen. */
  after?: (wanted: Wanted) => ReactNode
}

/** Chooses what a signature shows, shows it as mail programs do, and copies it. */
export function SignatureMaker({ alias, before, after }: SignatureMakerProps) {
  useStyles(css)
  const t = useMessages()
  const { locale } = useTextsContext()
  const [wanted, setWanted] = useState<Wanted>({
    without: [],
    pictures: 'hosted',
    language: languageOf(locale)
  })
  const request = useRequest(signatureRequest, { alias, query: queryOf(wanted) }, 'quietly')
  const frame = useRef<HTMLIFrameElement>(null)
  return (
    <div className="signature">
      <div className="card stack">
        {before}
        <Choices wanted={wanted} onChange={(next) => setWanted((now) => ({ ...now, ...next(now) }))} />
      </div>
      <div className="stack">
        <section className="card stack" aria-labelledby="signature-preview">
          <h2 className="card-title" id="signature-preview">
            {t('signature.preview')}
          </h2>
          {SIGNATURE_GROUNDS.map((ground) => (
            <Frame key={ground} alias={alias} wanted={wanted} ground={ground} {...(ground === 'light' && { frame })} />
          ))}
          <Requested of={request}>
            {(made) => (
              <>
                <div className="cluster">
                  <CopyButton
                    content={made.html}
                    copy={() => copyFormatted(made, frame.current)}
                    label={t('signature.copy')}
                    isPrimary
                  />
                </div>
                <details className="signature-more">
                  <summary>{t('signature.as-code')}</summary>
                  <Copyable title={t('signature.as-text')} code={made.text} />
                  <Copyable title={t('signature.as-html')} code={made.html} />
                </details>
              </>
            )}
          </Requested>
          <HowTo />
        </section>
        {after?.(wanted)}
        <CardPictures alias={alias} />
      </div>
    </div>
  )
}
