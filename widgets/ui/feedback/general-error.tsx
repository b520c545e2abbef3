import { useEffect, useState } from 'react'
import type { appErrorMessages } from '#contract/messages/app.messages'
import type { uiCommonMessages, uiFormMessages } from '#contract/messages/ui.messages'
import { TURNED_OFF } from '#contract/refusals'
import { isForbidden } from '../../core/data/is-forbidden.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'

type Translate = ReturnType<typeof useTexts<typeof appErrorMessages & typeof uiCommonMessages & typeof uiFormMessages>>

interface GeneralErrorProps {
  status?: string
  text?: string
  /** The failed request; provides status and text. */
  failure?: unknown
  retry?: () => void
  /** Why an address is refused, and whom to ask. */
  reason?: string | undefined
  /** Heading level: 1 when the error is the whole page. */
  level?: 1 | 2 | 3
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

function describe(failure: unknown, t: Translate): [status?: string, text?: string] {
  if (failure instanceof Response) {
    if (failure.status === 404) return [t('app.404'), pathOf(failure.url)]
    return [`#${failure.status}`, pathOf(failure.url)]
  }
  return failure instanceof Error ? [failure.name, failure.message] : []
}

/** Without the contract's schemas, which the app does not need before a page. The response may be read again. */
const isTurnedOff = (refusal: Response): Promise<boolean> =>
  refusal
    .clone()
    .json()
    .then(({ code }) => code === TURNED_OFF)
    .catch(() => false)

/** Says that the account, or everyone, is refused what a page asked for, whom to ask, and a way on. */
function Refused({ failure, level }: { failure: Response; level: 1 | 2 | 3 }) {
  const t = useTexts<typeof appErrorMessages>()
  const { origin } = useHost()
  const [reason, setReason] = useState<'app.turned-off' | 'app.account-refused'>()
  useEffect(() => {
    isTurnedOff(failure).then((isOff) => setReason(isOff ? 'app.turned-off' : 'app.account-refused'))
  }, [failure])
  const Heading = `h${level}` as const
  return (
    <section className="general-error" role="alert">
      <Heading>{t('app.no-access')}</Heading>
      <p className="lead">{reason && t(reason)}</p>
      <a className="button" href={`${origin}/app/`}>
        {t('app.to-start')}
      </a>
    </section>
  )
}

/** Says that something went wrong, and what to report to support (spec §2). */
export function GeneralError({ status, text, failure, retry, reason, level = 2 }: GeneralErrorProps) {
  const t = useTexts<typeof appErrorMessages & typeof uiCommonMessages & typeof uiFormMessages>()
  if (isForbidden(failure)) return <Refused failure={failure} level={level} />
  const [foundStatus, foundText] = describe(failure, t)
  const Heading = `h${level}` as const
  return (
    <section className="general-error" role="alert">
      <Heading>{t('app.whoops')}</Heading>
      {reason && <p>{reason}</p>}
      <p className="lead">
        {t('ui.error')} {t('app.support')}
      </p>
      {retry && (
        <button type="button" className="button" onClick={retry}>
          {t('ui.retry')}
        </button>
      )}
      <details>
        <summary>{t('app.technical')}</summary>
        <p>{status ?? foundStatus ?? t('app.not-found-status')}</p>
        <p>{text ?? foundText ?? t('app.not-found-text')}</p>
      </details>
    </section>
  )
}
