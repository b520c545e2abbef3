import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { appMessages } from '#contract/messages/app.messages'
import { TURNED_OFF } from '#contract/refusals'
import { isForbidden, isGone, isSignedOut } from '../core/data/refusal.ts'
import { useTexts } from '../core/element/texts.tsx'
import type { Refusals, RefusedProps } from '../ui/feedback/general-error.tsx'
import { loginAddress } from './login.tsx'

type Reason = 'app.turned-off' | 'app.account-refused' | 'app.gone'

/** Without the contract's schemas, which the app does not need before a page. The response may be read again. */
const isTurnedOff = (refusal: Response): Promise<boolean> =>
  refusal
    .clone()
    .json()
    .then(({ code }) => code === TURNED_OFF)
    .catch(() => false)

const reasonOf = async (failure: Response): Promise<Reason> => {
  if (isGone(failure)) return 'app.gone'
  return (await isTurnedOff(failure)) ? 'app.turned-off' : 'app.account-refused'
}

/** Says that the session has ended, and leads to the login and back. */
function SignedOut({ level }: Pick<RefusedProps, 'level'>) {
  const t = useTexts<typeof appMessages>()
  const Heading = `h${level}` as const
  return (
    <section className="general-error" role="alert">
      <Heading>{t('app.session-ended')}</Heading>
      <p className="lead">{t('app.session-ended-here')}</p>
      <a className="button primary" href={loginAddress(location.pathname + location.search)} target="_self">
        {t('app.sign-in-here')}
      </a>
    </section>
  )
}

/** Says that the account, or everyone, is refused what a page asked for, or that it is gone, whom to ask, and a way on. */
function NotFor({ failure, level }: RefusedProps) {
  const t = useTexts<typeof appMessages>()
  const [reason, setReason] = useState<Reason>()
  useEffect(() => {
    reasonOf(failure).then(setReason)
  }, [failure])
  const Heading = `h${level}` as const
  return (
    <section className="general-error" role="alert">
      <Heading>{t(isGone(failure) ? 'app.404' : 'app.no-access')}</Heading>
      <p className="lead">{reason && t(reason)}</p>
      <Link className="button" href="/">
        {t('app.to-start')}
      </Link>
    </section>
  )
}

/** What stands in place of what a page was refused. */
export const refusals: Refusals = {
  covers: (failure): failure is Response => isForbidden(failure) || isGone(failure) || isSignedOut(failure),
  Refused: (props) => (isSignedOut(props.failure) ? <SignedOut level={props.level} /> : <NotFor {...props} />)
}
