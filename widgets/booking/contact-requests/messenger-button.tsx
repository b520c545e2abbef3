import { useCallback } from 'react'
import { getMe } from '#contract/me'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import { caller, instantly } from '../../core/element/api.ts'
import { useHash } from '../../core/element/hash.ts'
import { useHost } from '../../core/element/host.ts'
import { once } from '../../core/element/loads.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useDialog } from '../../core/element/use-dialog.ts'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { CHAT, loadOffer } from './offered-kinds.ts'

const load = () => import('./messenger-dialog.tsx')
const loadTest = async () => {
  const [{ Dialog }, { tryOut }] = await Promise.all([load(), import('../test-mode/test-mode.tsx')])
  return { Dialog: tryOut(Dialog) }
}

/** Whether the user is signed in; on another origin everyone is a guest. */
const loadIsMember = (origin: string): Promise<boolean> =>
  once(`member ${origin}`, () => {
    if (origin && origin !== self.origin) return instantly(false)
    return caller(origin)(getMe, {}).then(
      (me) => Object.keys(me).length > 0,
      () => false
    )
  })

const Label = ({ text }: { text: string }) => (
  <>
    <svg part="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M4 5h16v11H11l-5 4v-4H4z" />
    </svg>
    <span part="label">{text}</span>
  </>
)

/** Opens a form for guests and links members to the messenger; shows the tag's content until it is known which. */
export function MessengerButton({ alias = '', test }: { alias?: string; test?: boolean }) {
  const t = useTexts<typeof contactRequestsMessages>()
  const { origin } = useHost()
  const offerOf = useCallback((from: string) => loadOffer(from, alias), [alias])
  const offer = useLoaded(alias ? offerOf : undefined)
  const isMember = useLoaded(loadIsMember)
  const isOn = offer?.kinds.includes('messenger')
  const { Dialog, isFailed, button, dialog } = useDialog({
    load: test ? loadTest : load,
    hash: CHAT,
    isOn: isOn && isMember === false
  })
  const page = `${origin}/messenger#${alias}`
  const lead = useCallback(() => location.assign(page), [page])
  useHash(isOn && isMember ? CHAT : undefined, lead)
  if (!offer || isMember === undefined || isFailed) return <slot />
  if (!isOn) return null
  const label = <Label text={t('contact-requests.messenger')} />
  if (isMember) {
    return (
      <a className="opener" part="button" href={page}>
        {label}
      </a>
    )
  }
  return (
    <>
      <button className="opener" part="button" {...button}>
        {label}
      </button>
      {Dialog && <Dialog key={alias} alias={alias} offer={offer} {...dialog} />}
    </>
  )
}
