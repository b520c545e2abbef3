import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { pushHistoryMessages } from '#contract/messages/push-history.messages'
import { PLATFORMS } from '#contract/push-notifications'
import { useAskedPart } from '../../core/data/use-asked-part.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { useLeaving } from '../../ui/dialogs/leaving.ts'
import { TEXT_ID } from './message-fields.tsx'
import { editAtom, editedAtom, sentAtom } from './push-form.atoms.ts'
import css from './push-form.css?inline'
import { PushForm } from './push-form.tsx'
import { isChangedAtom, isRefusedAtom, keepAtom, writtenAgainAtom } from './push-history.atoms.ts'
import { PushHistory } from './push-history.tsx'
import { loadSetupAtom, setupAtom } from './setup.atoms.ts'
import { useWording } from './use-wording.ts'

const useMessages = useTexts<typeof pushFormMessages & typeof pushHistoryMessages>

/** Says before anything is written that phones are not reached. */
function Setup() {
  const t = useMessages()
  const setup = useAtomValue(setupAtom)
  const load = useSetAtom(loadSetupAtom)
  useEffect(() => void load(), [load])
  const [platform, ...others] = PLATFORMS.filter((name) => setup?.[name])
  if (!setup || others.length) return null
  return (
    <p className="notice warning" role="status">
      {platform ? t('push-history.only', { platform: t(`push-history.${platform}`) }) : t('push-history.not-set-up')}
    </p>
  )
}

/** Which notification the form changes; it gets the focus from the history. */
function Edited() {
  const t = useMessages()
  const edited = useAtomValue(editedAtom)
  const needsApproval = useAtomValue(setupAtom)?.needs_approval
  const edit = useSetAtom(editAtom)
  const isChanged = useAtomValue(isChangedAtom)
  const isRefused = useAtomValue(isRefusedAtom)
  const keep = useSetAtom(keepAtom)
  const leave = useLeaving()
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (edited) box.current?.focus()
  }, [edited])
  if (!edited) return null
  return (
    <div className="notice push-edited">
      <p ref={box} tabIndex={-1}>
        {t('push-history.editing', { approval: needsApproval ? 'yes' : 'no' })}
      </p>
      <button type="button" className="button" onClick={() => (isChanged ? leave(() => edit()) : edit())}>
        {t('push-history.stop-editing')}
      </button>
      {isRefused && (
        <button type="button" className="button" onClick={keep}>
          {t('push-history.keep')}
        </button>
      )}
    </div>
  )
}

/** The text, which a template brings into the form, gets the focus from the history. */
function useTemplate() {
  const { root } = useHost()
  const times = useAtomValue(writtenAgainAtom)
  useEffect(() => {
    if (!times) return
    const field = root.getElementById(TEXT_ID)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [root, times])
}

export function Page() {
  useStyles(css)
  useWording()
  useTemplate()
  const t = useMessages()
  // whose first field it is
  const audience = useAskedPart<HTMLDivElement>('audience')
  return (
    <div className="section push-page">
      <h1 className="title">{t('push-form.title')}</h1>
      <Setup />
      <Edited />
      <div ref={audience}>
        <PushForm />
      </div>
      <PushHistory sent={useAtomValue(sentAtom)} />
    </div>
  )
}
