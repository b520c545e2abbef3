import { ErrorSummary, type Errors, Field, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

interface BackProps {
  site: Site
  isSignedIn?: boolean
}

const Back = ({ site: { t }, isSignedIn = false }: BackProps) => (
  <p>
    {isSignedIn ? <a href="/app/">{t('app.to-start')}</a> : <a href="/account/login">{t('account.back-to-log-in')}</a>}
  </p>
)

interface ResetRequestProps {
  site: Site
  email: string
  errors: Errors
  refusal?: string | undefined
  /** Whether the password is changed, not forgotten. */
  isSignedIn: boolean
}

/** Asks for the e-mail address to which the link is sent. */
export const ResetRequestPage = ({ site, email, errors, refusal, isSignedIn }: ResetRequestProps) => {
  const { t } = site
  const title = t(isSignedIn ? 'account.change' : 'account.reset')
  const failed = Boolean(refusal) || Object.keys(errors).length > 0
  return (
    <Layout site={site} title={titleOf(site, title, failed)} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{t('account.reset-lead')}</p>
        </div>
        {refusal && (
          <p className="notice danger" role="alert">
            {refusal}
          </p>
        )}
        <ErrorSummary site={site} errors={errors} />
        <form method="post" action="/account/password-reset" className="stack" noValidate>
          <Field
            name="email"
            label={t('account.email')}
            errors={errors}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
          />
          <button type="submit" className="button primary">
            {t('account.send-link')}
          </button>
        </form>
        <Back site={site} isSignedIn={isSignedIn} />
      </div>
    </Layout>
  )
}

/** The same for a known and an unknown address. */
export const ResetSentPage = ({ site, email, isSignedIn }: BackProps & { email: string }) => (
  <Layout site={site} title={site.t('account.sent')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('account.sent')}</h1>
        <p className="lead">{site.t('account.sent-lead', { email })}</p>
      </div>
      <Back site={site} isSignedIn={isSignedIn} />
    </div>
  </Layout>
)

interface NewPasswordProps {
  site: Site
  action: string
  email: string
  min: number
  errors: Errors
  /** Whether it is the account's first password. */
  texts?: { title: string; lead: string; action: string }
}

const resetTexts = ({ t }: Site, email: string) => ({
  title: t('account.set-password'),
  lead: t('account.set-password-lead', { email }),
  action: t('account.set-password')
})

export const NewPasswordPage = ({ site, action, email, min, errors, texts }: NewPasswordProps) => {
  const { t } = site
  const { title, lead, action: label } = texts ?? resetTexts(site, email)
  const password = { type: 'password', autoComplete: 'new-password', errors }
  return (
    <Layout site={site} title={titleOf(site, title, Object.keys(errors).length > 0)} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <ErrorSummary site={site} errors={errors} />
        <form method="post" action={action} className="stack" noValidate>
          {/* password managers store the new password with the account's name */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <Field
            name="password"
            label={t('account.new-password')}
            help={t('account.password-help', { min })}
            {...password}
          />
          <Field name="repeated" label={t('account.repeat-password')} {...password} />
          <button type="submit" className="button primary">
            {label}
          </button>
        </form>
      </div>
    </Layout>
  )
}

/** The same for links that are used up, withdrawn, expired or invented. */
export const InvitationExpiredPage = ({ site }: { site: Site }) => (
  <Layout site={site} title={site.t('account.expired')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('account.expired')}</h1>
        <p className="lead">{site.t('account.invitation-expired')}</p>
      </div>
      <Back site={site} />
    </div>
  </Layout>
)

export const ResetExpiredPage = ({ site }: { site: Site }) => (
  <Layout site={site} title={site.t('account.expired')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('account.expired')}</h1>
        <p className="lead">{site.t('account.expired-lead')}</p>
      </div>
      <a className="button primary" href="/account/password-reset">
        {site.t('account.new-link')}
      </a>
      <Back site={site} />
    </div>
  </Layout>
)
