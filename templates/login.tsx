import { ErrorSummary, type Errors, Field, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

interface LoginProps {
  site: Site
  email: string
  next: string
  errors: Errors
  /** Why the last attempt failed. */
  refusal?: string | undefined
  /** What has been done. */
  success?: string | undefined
}

export const LoginPage = ({ site, email, next, errors, refusal, success }: LoginProps) => {
  const { t, name } = site
  const failed = Boolean(refusal) || Object.keys(errors).length > 0
  return (
    <Layout site={site} title={titleOf(site, t('account.log-in'), failed)} narrow>
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
        <form method="post" action="/account/login" className="stack" noValidate>
          <input type="hidden" name="next" value={next} />
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
          <Field
            name="password"
            label={t('account.password')}
            errors={errors}
            type="password"
            autoComplete="current-password"
          />
          <button type="submit" className="button primary">
            {t('account.log-in')}
          </button>
        </form>
        <p>
          <a href="/account/password-reset">{t('account.forgot')}</a>
        </p>
      </div>
    </Layout>
  )
}
