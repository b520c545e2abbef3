import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { reachesNoPhoneAtom } from './no-phone.atoms.ts'
import { draftAtom, reachAtom } from './push-form.atoms.ts'
import { Platforms, totalOf } from './reach.tsx'
import { SendsAt } from './send-at.tsx'
import { loadSetupAtom, setupAtom } from './setup.atoms.ts'
import { useAudience } from './use-audience.ts'

/** What is sent, to whom and when. */
export function SendSummary() {
  const t = useTexts<typeof pushFormMessages>()
  const audience = useAudience()
  const reach = useAtomValue(reachAtom)
  const { text, link, advisors } = useAtomValue(draftAtom)
  const setup = useAtomValue(setupAtom)
  const reachesNoPhone = useAtomValue(reachesNoPhoneAtom)
  const load = useSetAtom(loadSetupAtom)
  useEffect(() => void load(), [load])
  const branches = [...new Set(advisors.map(({ branch }) => branch).filter(Boolean))]
  return (
    <>
      <blockquote className="push-said" dir="auto">
        <p>{text.trim()}</p>
        {link.trim() && <p className="push-link">{link.trim()}</p>}
      </blockquote>
      <p>
        {audience.whole({ advisors: advisors.length, names: advisors.map(({ full_name }) => full_name), branches })}
      </p>
      {setup?.needs_approval && <p>{t('push-form.needs-approval')}</p>}
      {reachesNoPhone && <p className="notice warning">{t('push-form.not-set-up')}</p>}
      {totalOf(reach) > 0 && !reachesNoPhone && (
        <section aria-label={t('push-form.reach')}>
          <Platforms reach={reach} />
        </section>
      )}
      <SendsAt />
    </>
  )
}
