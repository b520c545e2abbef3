import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { addressAtom, draftAtom, offerAtom, startOverAtom } from './request.atoms.ts'

/** Confirms the request, and takes the focus from the removed form. */
export function Done({ onClose }: { onClose: (() => void) | undefined }) {
  const t = useTexts<typeof contactRequestsMessages & typeof uiCommonMessages & typeof visitorFormMessages>()
  const { origin, test } = useHost()
  const { alias } = useAtomValue(addressAtom)
  const offer = useAtomValue(offerAtom)
  const { email } = useAtomValue(draftAtom)
  const again = useSetAtom(startOverAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Heading = onClose ? 'h3' : 'h2'
  return (
    <div className="stack sent">
      <Heading tabIndex={-1} ref={heading}>
        {test?.heading ?? t('contact-requests.sent')}
      </Heading>
      {test?.done ?? <p>{t('visitor.mail-sent', { email: email.trim() })}</p>}
      <div className="cluster">
        {onClose ? (
          <button type="button" className="button primary" onClick={onClose}>
            {t('ui.close')}
          </button>
        ) : (
          <a className="button primary" href={`${origin}/app/profile/${alias}`}>
            {t('contact-requests.to-card', { name: offer?.full_name ?? '' })}
          </a>
        )}
        <button type="button" className="button" onClick={again}>
          {t('contact-requests.another')}
        </button>
      </div>
    </div>
  )
}
