import type { ReactNode } from 'react'
import { Qr } from '../widgets/ui/base/qr.tsx'
import { ErrorSummary, type Errors, Field, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import { PASSKEY_SCRIPT, PasskeyForm } from './passkeys.tsx'
import type { Site } from './site.ts'

interface FormProps {
  site: Site
  errors: Errors
  /** Why the last attempt failed. */
  refusal?: string | undefined
}

const QR_SIZE = 200

const Refused = ({ site, errors, refusal }: FormProps) => (
  <>
    {refusal && (
      <p className="notice danger" role="alert">
        {refusal}
      </p>
    )}
    <ErrorSummary site={site} errors={errors} />
  </>
)

const hasFailed = ({ errors, refusal }: FormProps) => Boolean(refusal) || Object.keys(errors).length > 0

/** Phones offer digits and the code that they know. */
const CODE = { inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false } as const
const RECOVERY = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

interface CodeFormProps {
  action: string
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>
  /** The field for the code. */
  field: ReactNode
  button: string
  look?: string
}

/** A form that asks for a code. */
const CodeForm = ({ action, hidden = {}, field, button, look = '' }: CodeFormProps) => (
  <form method="post" action={action} className="stack" noValidate>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {field}
    <button type="submit" className={`button ${look}`.trim()}>
      {button}
    </button>
  </form>
)

/** A form for codes of the app, and one for recovery codes. */
const CodeForms = ({ site: { t }, errors, next, isRecovery }: FormProps & { next: string; isRecovery: boolean }) => (
  <>
    <CodeForm
      action="/account/code"
      hidden={{ next }}
      field={<Field name="code" label={t('second-factor.code')} errors={errors} {...CODE} />}
      button={t('second-factor.continue')}
      look="primary"
    />
    <details open={isRecovery}>
      <summary>{t('second-factor.recovery')}</summary>
      <CodeForm
        action="/account/code"
        hidden={{ next, by: 'recovery' }}
        field={
          <Field
            name="recovery"
            label={t('second-factor.recovery-code')}
            help={t('second-factor.recovery-help')}
            errors={errors}
            {...RECOVERY}
          />
        }
        button={t('second-factor.continue')}
      />
    </details>
  </>
)

/** The second step of signing in. */
export const CodePage = (
  props: FormProps & { next: string; isRecovery: boolean; hasCodes: boolean; hasPasskeys: boolean }
) => {
  const { site, errors, next, isRecovery, hasCodes, hasPasskeys } = props
  const { t, name } = site
  const title = t(hasCodes ? 'second-factor.code-title' : 'passkeys.use-title')
  return (
    <Layout site={site} title={titleOf(site, title, hasFailed(props))} narrow head={hasPasskeys && PASSKEY_SCRIPT}>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{t(hasCodes ? 'second-factor.code-lead' : 'passkeys.use-lead', { tenant: name })}</p>
        </div>
        <Refused {...props} />
        {hasPasskeys && (
          <PasskeyForm site={site} action="/account/passkey" next={next} isPrimary={!hasCodes} isAlone={!hasCodes}>
            {t('passkeys.use')}
          </PasskeyForm>
        )}
        {hasCodes && <CodeForms {...{ site, errors, next, isRecovery }} />}
        <p>
          <a href="/account/login">{t('account.back-to-log-in')}</a>
        </p>
      </div>
    </Layout>
  )
}

interface SetUpProps extends FormProps {
  next: string
  offered: { sealed: string; text: string; address: string }
  /** Whether a role requires it, and there is no way round. */
  isRequired: boolean
  /** Whether the password is asked for again. */
  withPassword: boolean
  success?: string | undefined
}

export const SetUpPage = (props: SetUpProps) => {
  const { site, errors, next, offered, isRequired, withPassword, success } = props
  const { t } = site
  const title = t('second-factor.set-up-title')
  return (
    <Layout site={site} title={titleOf(site, title, hasFailed(props))} narrow>
      <div className="card stack second-factor">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">
            {t('second-factor.set-up-lead')} {isRequired && t('second-factor.set-up-required')}
          </p>
        </div>
        {success && (
          <p className="notice success" role="status">
            {success}
          </p>
        )}
        <Refused {...props} />
        <p>{t('second-factor.scan')}</p>
        <div className="second-factor-qr">
          <Qr text={offered.address} label={t('second-factor.qr')} size={QR_SIZE} />
        </div>
        <p>
          <a href={offered.address}>{t('second-factor.open-app')}</a>
        </p>
        <p>
          {t('second-factor.key')} <code>{offered.text}</code>
        </p>
        <form method="post" action="/account/second-factor" className="stack" noValidate>
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="offered" value={offered.sealed} />
          <Field name="code" label={t('second-factor.code')} errors={errors} {...CODE} />
          {withPassword && (
            <Field
              name="password"
              label={t('second-factor.your-password')}
              errors={errors}
              type="password"
              autoComplete="current-password"
            />
          )}
          <p>{t('second-factor.signs-out')}</p>
          <button type="submit" className="button primary">
            {t('second-factor.turn-on')}
          </button>
        </form>
        <p>
          {withPassword ? (
            <a href="/app/">{t('app.to-start')}</a>
          ) : (
            <a href="/account/login">{t('account.back-to-log-in')}</a>
          )}
        </p>
      </div>
    </Layout>
  )
}

interface StateProps extends FormProps {
  /** Which of the two forms was refused. */
  refusedForm?: 'codes' | 'off' | undefined
  since: string
  codes: number
  isRequired: boolean
}

const NONE: Errors = {}

/** What is on, and how it is turned off. */
export const StatePage = (props: StateProps) => {
  const { site, errors, since, codes, isRequired, refusedForm } = props
  const { t } = site
  const title = t('second-factor.title')
  const label = t('second-factor.code-or-recovery')
  return (
    <Layout site={site} title={titleOf(site, title, hasFailed(props))} narrow>
      <div className="card stack second-factor">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">
            {t('second-factor.since', { date: since })} {t('second-factor.codes-left', { count: codes })}
          </p>
        </div>
        <Refused {...props} />
        <h2>{t('second-factor.codes-new')}</h2>
        <p>{t('second-factor.codes-new-lead')}</p>
        <CodeForm
          action="/account/second-factor/codes"
          field={
            <Field name="codes-code" label={label} errors={refusedForm === 'codes' ? errors : NONE} {...RECOVERY} />
          }
          button={t('second-factor.codes-new')}
        />
        <h2>{t('second-factor.turn-off-title')}</h2>
        {isRequired ? (
          <p>{t('second-factor.required')}</p>
        ) : (
          <>
            <p>{t('second-factor.turn-off-lead')}</p>
            <CodeForm
              action="/account/second-factor/off"
              field={
                <Field name="off-code" label={label} errors={refusedForm === 'off' ? errors : NONE} {...RECOVERY} />
              }
              button={t('second-factor.turn-off')}
              look="danger"
            />
          </>
        )}
        <p>
          <a href="/app/">{t('app.to-start')}</a>
        </p>
      </div>
    </Layout>
  )
}

interface RecoveryCodesProps {
  site: Site
  codes: readonly string[]
  next: string
  /** Whether the account has just been signed out elsewhere. */
  hasSignedOut: boolean
}

/** The recovery codes, which are shown once. */
export const RecoveryCodesPage = ({ site, codes, next, hasSignedOut }: RecoveryCodesProps) => {
  const { t, name } = site
  const title = t('second-factor.codes-title')
  const file = [`${name}: ${t('second-factor.title')}`, ...codes, ''].join('\n')
  return (
    <Layout site={site} title={title} narrow>
      <div className="card stack second-factor">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{t('second-factor.codes-lead')}</p>
        </div>
        {hasSignedOut && <p>{t('second-factor.signed-out')}</p>}
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="cluster">
          <a className="button primary" href={next}>
            {t('second-factor.codes-kept')}
          </a>
          <a
            className="button"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download={t('second-factor.codes-file-name')}
          >
            {t('second-factor.codes-file')}
          </a>
        </div>
      </div>
    </Layout>
  )
}
