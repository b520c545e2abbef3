import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { CookieConfig } from '#contract/consents'
import type { cookieNoticeMessages } from '#contract/messages/cookie-notice.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { Categories } from './categories.tsx'
import { changeAtom, noticeForm } from './cookie-notice.atoms.ts'
import css from './cookie-notice.css?inline'
import { configFrom } from './model.ts'

const useMessages = useTexts<typeof cookieNoticeMessages>
const TEXT_MAX = 5000

function Fields() {
  const t = useMessages()
  const { isShown, text } = useAtomValue(noticeForm.valueAtom)
  const refused = useAtomValue(noticeForm.refusedAtom)
  const change = useSetAtom(changeAtom)
  const box = useFirstError<HTMLDivElement>(useAtomValue(noticeForm.attemptAtom))
  return (
    <div className="stack" ref={box}>
      <CheckField
        name="isShown"
        title={t('cookie-notice.is-shown')}
        text={t('cookie-notice.is-shown-text')}
        checked={isShown}
        onChange={(isChecked) => change({ isShown: isChecked })}
      />
      {isShown && (
        <>
          <p className="notice">{t('cookie-notice.asked-again')}</p>
          <LimitedField
            name="text"
            rows={4}
            max={TEXT_MAX}
            label={t('cookie-notice.text')}
            help={t('cookie-notice.text-help')}
            value={text}
            onInput={(typed) => change({ text: typed })}
          />
          <Categories />
        </>
      )}
      <div className="errors" aria-live="polite">
        {refused.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </div>
  )
}

interface CookieNoticeProps {
  /** The banner as visitors see it. */
  preview: (config: CookieConfig) => ReactNode
}

function Preview({ preview }: CookieNoticeProps) {
  const t = useMessages()
  const status = useAtomValue(noticeForm.form.statusAtom)
  const notice = useAtomValue(noticeForm.valueAtom)
  if (status === 'loading' || status === 'error') return null
  return (
    <section className="card" aria-labelledby="cookie-preview">
      <h2 className="card-title" id="cookie-preview">
        {t('cookie-notice.preview')}
      </h2>
      {notice.isShown ? preview(configFrom(notice)) : <p className="notice">{t('cookie-notice.no-banner')}</p>}
    </section>
  )
}

/** The cookie banner's texts, categories and cookies. */
export function CookieNotice({ preview }: CookieNoticeProps) {
  useStyles(css)
  return (
    <div className="stack">
      <section className="card">
        <SavingForm form={noticeForm.form} alias="">
          {() => <Fields />}
        </SavingForm>
      </section>
      <Preview preview={preview} />
    </div>
  )
}
