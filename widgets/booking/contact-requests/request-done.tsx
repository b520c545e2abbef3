import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { draftAtom, startOverAtom } from './request.atoms.ts'

/** Confirms the request, and takes the focus from the removed form. */
export function Done({ isPopup }: { isPopup: boolean }) {
  const t = useTexts<typeof contactRequestsMessages & typeof visitorFormMessages>()
  const { email } = useAtomValue(draftAtom)
  const again = useSetAtom(startOverAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Heading = isPopup ? 'h3' : 'h2'
  return (
    <div className="stack sent">
      <Heading tabIndex={-1} ref={heading}>
        {t('contact-requests.sent')}
      </Heading>
      <p>{t('visitor.mail-sent', { email: email.trim() })}</p>
      <div>
        <button type="button" className="button" onClick={again}>
          {t('contact-requests.another')}
        </button>
      </div>
    </div>
  )
}
