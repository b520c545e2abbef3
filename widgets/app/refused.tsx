import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { appMessages } from '#contract/messages/app.messages'
import { TURNED_OFF } from '#contract/refusals'
import { useTexts } from '../core/element/texts.tsx'
import type { RefusedProps } from '../ui/feedback/general-error.tsx'

/** Without the contract's schemas, which the app does not need before a page. The response may be read again. */
const isTurnedOff = (refusal: Response): Promise<boolean> =>
  refusal
    .clone()
    .json()
    .then(({ code }) => code === TURNED_OFF)
    .catch(() => false)

/** Says that the account, or everyone, is refused what a page asked for, whom to ask, and a way on. */
export function Refused({ failure, level }: RefusedProps) {
  const t = useTexts<typeof appMessages>()
  const [reason, setReason] = useState<'app.turned-off' | 'app.account-refused'>()
  useEffect(() => {
    isTurnedOff(failure).then((isOff) => setReason(isOff ? 'app.turned-off' : 'app.account-refused'))
  }, [failure])
  const Heading = `h${level}` as const
  return (
    <section className="general-error" role="alert">
      <Heading>{t('app.no-access')}</Heading>
      <p className="lead">{reason && t(reason)}</p>
      <Link className="button" href="/">
        {t('app.to-start')}
      </Link>
    </section>
  )
}
