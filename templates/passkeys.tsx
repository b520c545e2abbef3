import type { ReactNode } from 'react'
import { ErrorSummary, type Errors, Field, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

/** Shows the buttons below in browsers that have passkeys, and lets a browser answer them. */
export const PASSKEY_SCRIPT = <script type="module" src="/cdn/passkey.js" />

interface PasskeyFormProps {
  site: Site
  /** Where the answer goes. */
  action: string
  next?: string
  /** What the button says. */
  children: ReactNode
  isPrimary?: boolean
  /** Whether the page offers no other way, so that it says why the button is missing. */
  isAlone?: boolean
  /** Whether the browser offers passkeys in the field for the user name, too. */
  fills?: boolean
  /** Makes a passkey instead of using one. */
  makes?: boolean
}

const failedText = ({ makes, isAlone }: Pick<PasskeyFormProps, 'makes' | 'isAlone'>) => {
  if (makes) return 'passkeys.not-made'
  return isAlone ? 'passkeys.not-used-alone' : 'passkeys.not-used'
}

/** A button that the script shows, and which sends what the browser answers. */
export const PasskeyForm = ({
  site: { t },
  action,
  next = '',
  children,
  isPrimary,
  isAlone,
  fills,
  makes
}: PasskeyFormProps) => (
  <>
    {isAlone && (
      <p className="notice" data-passkey-missing>
        {t('passkeys.missing')}
      </p>
    )}
    <form
      method="post"
      action={action}
      className="stack"
      hidden
      data-passkey={makes ? 'make' : 'use'}
      data-options={makes ? '/account/passkeys/new' : '/account/passkey'}
      data-fills={fills}
    >
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="answer" />
      <button type="submit" className={isPrimary ? 'button primary' : 'button'}>
        {children}
      </button>
      <div role="alert">
        <p className="notice danger" hidden data-passkey-failed>
          {t(failedText({ makes, isAlone }))}
        </p>
      </div>
    </form>
  </>
)

export interface ShownPasskey {
  uuid: string
  name: string
  created: string
  /** Empty if it has not been used. */
  used: string
  is_synced: boolean
  /** Its host name, if it is another one than this page's. */
  elsewhere: string
}

interface PasskeysProps {
  site: Site
  host: string
  passkeys: readonly ShownPasskey[]
  errors: Errors
  refusal?: string | undefined
  success?: string | undefined
}

const factsOf = ({ t }: Site, { created, used, is_synced, elsewhere }: ShownPasskey) =>
  [
    t('passkeys.created', { date: created }),
    used ? t('passkeys.used', { date: used }) : t('passkeys.unused'),
    t(is_synced ? 'passkeys.synced' : 'passkeys.one-device'),
    elsewhere && t('passkeys.elsewhere', { host: elsewhere })
  ]
    .filter(Boolean)
    .join(' ')

const Passkey = ({ site, passkey, errors }: { site: Site; passkey: ShownPasskey; errors: Errors }) => {
  const { t } = site
  const { uuid, name } = passkey
  const field = `name-${uuid}`
  return (
    <li className="passkey stack">
      <h2>{name}</h2>
      <p>{factsOf(site, passkey)}</p>
      <details open={Boolean(errors[field])}>
        <summary>{t('passkeys.change')}</summary>
        <form method="post" action="/account/passkeys/name" className="stack" noValidate>
          <input type="hidden" name="passkey" value={uuid} />
          <Field name={field} label={t('passkeys.name')} errors={errors} defaultValue={name} autoComplete="off" />
          <button type="submit" className="button">
            {t('passkeys.save-name')}
          </button>
        </form>
        <p>
          <a
            className="button danger"
            href={`/account/passkeys/remove?passkey=${uuid}`}
            aria-label={t('passkeys.remove-named', { name })}
          >
            {t('passkeys.remove')}
          </a>
        </p>
      </details>
    </li>
  )
}

/** Asks before a passkey goes. */
export const RemovePasskeyPage = ({ site, uuid, name }: { site: Site } & Pick<ShownPasskey, 'uuid' | 'name'>) => {
  const { t } = site
  const title = t('passkeys.remove-title')
  return (
    <Layout site={site} title={title} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{t('passkeys.remove-lead', { name })}</p>
        </div>
        <form method="post" action="/account/passkeys/remove" className="cluster">
          <input type="hidden" name="passkey" value={uuid} />
          <button type="submit" className="button danger">
            {t('passkeys.remove')}
          </button>
          <a className="button" href="/account/passkeys">
            {t('passkeys.keep')}
          </a>
        </form>
      </div>
    </Layout>
  )
}

/** An account's passkeys, in its owner's menu. */
export const PasskeysPage = ({ site, host, passkeys, errors, refusal, success }: PasskeysProps) => {
  const { t } = site
  const title = t('passkeys.title')
  const failed = Boolean(refusal) || Object.keys(errors).length > 0
  return (
    <Layout site={site} title={titleOf(site, title, failed)} narrow head={PASSKEY_SCRIPT}>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{t('passkeys.lead')}</p>
        </div>
        {success && (
          <p className="notice success" role="status">
            {success}
          </p>
        )}
        {refusal && (
          <p className="notice danger" role="alert">
            {refusal}
          </p>
        )}
        <ErrorSummary site={site} errors={errors} />
        {passkeys.length > 0 && (
          <ul className="passkeys">
            {passkeys.map((one) => (
              <Passkey key={one.uuid} site={site} passkey={one} errors={errors} />
            ))}
          </ul>
        )}
        <p>{t('passkeys.here', { host })}</p>
        <PasskeyForm site={site} action="/account/passkeys" isPrimary isAlone makes>
          {t('passkeys.add')}
        </PasskeyForm>
        <p>
          <a href="/app/">{t('app.to-start')}</a>
        </p>
      </div>
    </Layout>
  )
}

interface ConfirmProps {
  site: Site
  next: string
  /** What is asked for, beside a passkey. */
  by: 'code' | 'password' | 'passkey'
  hasPasskeys: boolean
  errors: Errors
  refusal?: string | undefined
}

interface ByHandProps extends Pick<ConfirmProps, 'site' | 'next' | 'errors'> {
  by: 'code' | 'password'
  isPrimary: boolean
}

const ByHand = ({ site: { t }, next, by, errors, isPrimary }: ByHandProps) => (
  <form method="post" action="/account/confirm" className="stack" noValidate>
    <input type="hidden" name="next" value={next} />
    {by === 'code' ? (
      <Field
        name="code"
        label={t('second-factor.code-or-recovery')}
        errors={errors}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    ) : (
      <Field
        name="password"
        label={t('second-factor.your-password')}
        errors={errors}
        type="password"
        autoComplete="current-password"
      />
    )}
    <button type="submit" className={isPrimary ? 'button primary' : 'button'}>
      {t('second-factor.continue')}
    </button>
  </form>
)

/** Asks whether it is still the user who sits there. */
export const ConfirmPage = ({ site, next, by, hasPasskeys, errors, refusal }: ConfirmProps) => {
  const { t } = site
  const title = t('passkeys.confirm-title')
  const failed = Boolean(refusal) || Object.keys(errors).length > 0
  return (
    <Layout site={site} title={titleOf(site, title, failed)} narrow head={hasPasskeys && PASSKEY_SCRIPT}>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{t('passkeys.confirm-lead')}</p>
        </div>
        {refusal && (
          <p className="notice danger" role="alert">
            {refusal}
          </p>
        )}
        <ErrorSummary site={site} errors={errors} />
        {hasPasskeys ? (
          <PasskeyForm site={site} action="/account/confirm" next={next} isPrimary isAlone={by === 'passkey'}>
            {t('passkeys.use')}
          </PasskeyForm>
        ) : (
          by === 'passkey' && <p className="notice">{t('passkeys.confirm-elsewhere')}</p>
        )}
        {by !== 'passkey' && <ByHand {...{ site, next, by, errors }} isPrimary={!hasPasskeys} />}
        <p>
          <a href="/app/">{t('app.to-start')}</a>
        </p>
      </div>
    </Layout>
  )
}
