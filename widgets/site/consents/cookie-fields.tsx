import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { DeclaredCookie } from '#contract/consents'
import type { cookieNoticeMessages } from '#contract/messages/cookie-notice.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { freshAtom, noticeForm, removeCookieAtom, transferAtom, typeAtom } from './cookie-notice.atoms.ts'
import { type Category, type Cookie, FIELDS, keyOf } from './model.ts'

const useMessages = useTexts<typeof cookieNoticeMessages>

type Field = keyof DeclaredCookie
const HELP: Partial<Record<Field, keyof typeof cookieNoticeMessages>> = {
  cookieName: 'cookie-notice.cookieName-help',
  script: 'cookie-notice.script-help'
}
const REQUIRED: readonly Field[] = ['name', 'cookieName']

interface CookieProps {
  category: Category
  cookie: Cookie
}

function Field({ category, cookie, field }: CookieProps & { field: Field }) {
  const t = useMessages()
  const type = useSetAtom(typeAtom)
  const fault = useAtomValue(noticeForm.faultsAtom)[keyOf(cookie.id, field)]
  const help = HELP[field]
  return (
    <TextField
      trim
      name={field}
      autoComplete="off"
      spellCheck={field === 'purpose'}
      required={REQUIRED.includes(field)}
      label={t(`cookie-notice.${field}`)}
      help={help && t(help)}
      errors={fault ? [t(fault)] : []}
      value={cookie[field]}
      {...(field === 'purpose' && { rows: 2 })}
      onInput={(text) => type(category.id, cookie.id, { [field]: text })}
    />
  )
}

/** The fields of a cookie, collapsed by default. */
export function CookieFields({ category, cookie }: CookieProps) {
  const t = useMessages()
  const { categories } = useAtomValue(noticeForm.valueAtom)
  const faults = useAtomValue(noticeForm.faultsAtom)
  const isFresh = useAtomValue(freshAtom) === cookie.id
  const remove = useSetAtom(removeCookieAtom)
  const transfer = useSetAtom(transferAtom)
  const box = useRef<HTMLDetailsElement>(null)
  const isWrong = FIELDS.some((field) => faults[keyOf(cookie.id, field)])
  useEffect(() => {
    if (isFresh) box.current?.querySelector('input')?.focus()
  }, [isFresh])
  useEffect(() => {
    if (isWrong && box.current) box.current.open = true
  }, [isWrong])
  return (
    <details className="notice-cookie" ref={box} open={isFresh || isWrong}>
      <summary>
        <strong>{cookie.name || t('cookie-notice.new-cookie')}</strong>{' '}
        <span className="help">{cookie.cookieName}</span>
      </summary>
      <div className="notice-cookie-fields">
        {FIELDS.map((field) => (
          <Field key={field} category={category} cookie={cookie} field={field} />
        ))}
        {categories.length > 1 && (
          <SelectField
            name="category"
            label={t('cookie-notice.move-to')}
            options={categories.map(({ id, key }) => [`${id}`, key || t('cookie-notice.new-category')] as const)}
            value={String(category.id)}
            onChange={(to) => transfer(category.id, Number(to), cookie)}
          />
        )}
      </div>
      <button type="button" className="button quiet" onClick={() => remove(category.id, cookie)}>
        {t('cookie-notice.remove-cookie')}
      </button>
    </details>
  )
}
