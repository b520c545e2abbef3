import { useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { uiFieldMessages } from '#contract/messages/ui.messages'
import { countCharacters, PUSH_TEXT_MAX } from '#contract/push-notifications'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { blurAtom, draftAtom, type Field, faultsAtom, serverErrorsAtom, typeAtom } from './push-form.atoms.ts'
import { loadSetupAtom, setupAtom } from './setup.atoms.ts'

type Messages = typeof pushFormMessages & typeof uiFieldMessages
const useMessages = useTexts<Messages>

export const TEXT_ID = 'push-form-text'
const LINK_ID = 'push-form-link'
/** Remaining characters from which screen readers are informed. */
const ANNOUNCED_FROM = 20

/** Pasted line breaks become spaces, as on a lock screen. */
const inOneLine = (text: string) => text.replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ')

/** Messages for the contract's error codes, by field. */
export const SAID: Record<'text' | 'link', Record<string, keyof Messages>> = {
  text: { required: 'ui.required', 'too-long': 'ui.too-long', characters: 'push-form.characters' },
  link: { 'too-long': 'push-form.link-too-long', host: 'push-form.link-host' }
}

/** Has no scheme, or one that is not allowed. */
const isUnsafe = (link: string) => /^(www\.|http:)/i.test(link)

function useErrors(field: 'text' | 'link') {
  const t = useMessages()
  const hosts = useHosts()
  const { link } = useAtomValue(draftAtom)
  const faults = useAtomValue(faultsAtom)[field] ?? []
  const refused = useAtomValue(serverErrorsAtom)[field] ?? []
  const values = {
    attribute: t(`push-form.${field}`),
    max: PUSH_TEXT_MAX,
    hosts,
    start: isUnsafe(link) ? 'missing' : 'given'
  }
  const own = new Set(faults.map((code) => t(SAID[field][code] ?? 'push-form.url', values)))
  return [...own, ...refused]
}

/** Where links may lead, as a text. */
const useHosts = () => useAtomValue(setupAtom)?.link_hosts.join(', ') ?? ''

function Count({ count }: { count: number }) {
  const t = useMessages()
  const isOver = count > PUSH_TEXT_MAX
  return (
    <span className={isOver ? 'push-count over' : 'push-count'}>
      <span aria-hidden="true">
        {count}/{PUSH_TEXT_MAX}
      </span>
      <span className="visually-hidden">{t('push-form.count', { count, max: PUSH_TEXT_MAX })}</span>
    </span>
  )
}

function Remaining({ left }: { left: number }) {
  const t = useMessages()
  const text = () => {
    if (left > ANNOUNCED_FROM) return
    return left < 0 ? t('push-form.over', { count: -left }) : t('push-form.left', { count: left })
  }
  return (
    <p className="visually-hidden" role="status">
      {text()}
    </p>
  )
}

/** The text, and the link on the back of the card. */
export function MessageFields() {
  const t = useMessages()
  const { root } = useHost()
  const { text, link } = useAtomValue(draftAtom)
  const type = useSetAtom(typeAtom)
  const leave = useSetAtom(blurAtom)
  const hosts = useHosts()
  const loadSetup = useSetAtom(loadSetupAtom)
  const count = countCharacters(text.normalize('NFC').trim())
  const onLeave = (field: Field) => () => leave(field)
  return (
    <div className="stack push-fields" onFocusCapture={() => void loadSetup()}>
      <TextField
        id={TEXT_ID}
        name="text"
        label={t('push-form.text')}
        placeholder={t('push-form.text-placeholder')}
        help={<Count count={count} />}
        required
        rows={4}
        autoComplete="off"
        errors={useErrors('text')}
        value={text}
        onInput={(value) => type({ text: inOneLine(value) })}
        onLeave={onLeave('text')}
        onEnter={() => root.getElementById(LINK_ID)?.focus()}
      />
      <Remaining left={PUSH_TEXT_MAX - count} />
      <TextField
        id={LINK_ID}
        name="link"
        label={t('push-form.link-optional')}
        placeholder={t('push-form.link-placeholder')}
        help={t('push-form.link-help', { hosts, known: hosts ? 'yes' : 'no' })}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        trim
        errors={useErrors('link')}
        value={link}
        onInput={(value) => type({ link: value })}
        onLeave={onLeave('link')}
        onEnter={(field) => field.blur()}
      />
    </div>
  )
}
