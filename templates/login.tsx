import { ErrorSummary, type Errors, Field, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import { PASSKEY_SCRIPT, PasskeyForm } from './passkeys.tsx'
import type { Site } from './site.ts'

interface LoginProps {
  site: Site
  email: string
  next: string
  errors: Errors
  /** Why the last attempt failed. */
  refusal?: string | undefined
  /** Confirmation of what has been done. */
  success?: string | undefined
  /** Shown after signing out, which other tabs of the app are told. */
  hasLeft?: boolean
  /** Whether passwords are accepted. */
  passwords: boolean
  /** The URL at which a sign-in by the institution's service starts. */
  openid: string | undefined
  /** The name that staff know it by. */
  label: string
}

/** The sign-in service, above the password form. */
const SignInService = ({ site: { t }, openid, label, passwords }: LoginProps) => (
  <>
    <a className="button primary" href={openid}>
      {label ? t('openid.log-in', { label }) : t('openid.log-in-plain')}
    </a>
    {passwords && <p className="divider">{t('openid.or-password')}</p>}
  </>
)

const PasswordForm = ({ site, email, next, errors, openid }: LoginProps) => (
  <>
    <form method="post" action="/account/login" className="stack" noValidate>
      <input type="hidden" name="next" value={next} />
      <Field
        name="email"
        label={site.t('account.email')}
        errors={errors}
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
      />
      <Field
        name="password"
        label={site.t('account.password')}
        errors={errors}
        type="password"
        autoComplete="current-password"
      />
      <button type="submit" className={openid ? 'button' : 'button primary'}>
        {site.t('account.log-in')}
      </button>
    </form>
    <PasskeyForm site={site} action="/account/passkey" next={next} fills>
      {site.t('passkeys.log-in')}
    </PasskeyForm>
    <p>
      <a href="/account/password-reset">{site.t('account.forgot')}</a>
    </p>
  </>
)

export const LoginPage = (props: LoginProps) => {
  const { site, errors, refusal, success, hasLeft, openid, passwords } = props
  const { t, name } = site
  const failed = Boolean(refusal) || Object.keys(errors).length > 0
  return (
    <Layout
      site={site}
      title={titleOf(site, t('account.log-in'), failed)}
      narrow
      head={
        <>
          {hasLeft && <script type="module" src="/signed-out.js" />}
          {passwords && PASSKEY_SCRIPT}
        </>
      }
    >
      <div className="card stack">
        <div className="page-title">
          <h1>{t('account.log-in')}</h1>
          <p className="lead">{t('account.log-in-lead', { tenant: name })}</p>
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
        {openid && <SignInService {...props} />}
        {passwords && <PasswordForm {...props} />}
      </div>
    </Layout>
  )
}
