import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { PLATFORMS, type Reach } from '#contract/push-notifications'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { draftAtom } from './push-form.atoms.ts'
import { countAtom, countedAtom, isForNobodyAtom } from './reach.atoms.ts'

const useMessages = useTexts<typeof pushFormMessages & typeof uiCommonMessages>

/** Devices on all platforms. */
export const totalOf = (reach: Reach) => PLATFORMS.reduce((sum, platform) => sum + reach[platform], 0)

/** Devices by platform. */
export function Platforms({ reach }: { reach: Reach | undefined }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const numbers = new Intl.NumberFormat(tag)
  return (
    <dl className="push-reach">
      {PLATFORMS.map((platform) => (
        <div key={platform}>
          <dt>{t(`push-form.${platform}`)}</dt>
          <dd>{reach ? numbers.format(reach[platform]) : '…'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Uncounted() {
  const t = useMessages()
  const count = useSetAtom(countAtom)
  return (
    <div className="notice warning push-uncounted">
      <p>{t('push-form.uncounted')}</p>
      <button type="button" className="button" onClick={() => void count()}>
        {t('ui.retry')}
      </button>
    </div>
  )
}

function Counted() {
  const t = useMessages()
  const { status, reach } = useAtomValue(countedAtom)
  if (useAtomValue(isForNobodyAtom)) return <p className="notice warning">{t('push-form.nobody')}</p>
  return (
    <>
      <p className="help">{t('push-form.reached-now')}</p>
      {status === 'error' ? <Uncounted /> : <Platforms reach={reach} />}
    </>
  )
}

/** The reach of the chosen advisors, if any. */
export function LiveReach() {
  const { advisors } = useAtomValue(draftAtom)
  const { status } = useAtomValue(countedAtom)
  const count = useSetAtom(countAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other advisors are counted anew
  useEffect(() => void count(), [count, advisors])
  return (
    <div className="push-live" role="status" aria-busy={status === 'loading'}>
      {advisors.length > 0 && <Counted />}
    </div>
  )
}
