import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { cookieNoticeMessages } from '#contract/messages/cookie-notice.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { OrderedList } from '../../ui/lists/ordered-list.tsx'
import { CookieFields } from './cookie-fields.tsx'
import {
  addCategoryAtom,
  addCookieAtom,
  changeAtom,
  confirmRemovalAtom,
  freshAtom,
  moveCategoryAtom,
  moveCookieAtom,
  noticeForm,
  pendingCategoryAtom,
  pendingCookieAtom,
  removeCategoryAtom,
  renameAtom
} from './cookie-notice.atoms.ts'
import { type Category as CategoryOf, keyOf } from './model.ts'

const useMessages = useTexts<typeof cookieNoticeMessages>

const idOf = ({ id }: { id: number }) => String(id)

function Head({ category: { id, key, cookies } }: { category: CategoryOf }) {
  const t = useMessages()
  const { essential } = useAtomValue(noticeForm.valueAtom)
  const fault = useAtomValue(noticeForm.faultsAtom)[keyOf(id, 'key')]
  const isFresh = useAtomValue(freshAtom) === id
  const rename = useSetAtom(renameAtom)
  const change = useSetAtom(changeAtom)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh && !cookies.length) box.current?.querySelector('input')?.focus()
  }, [isFresh, cookies.length])
  return (
    <div className="notice-category-head" ref={box}>
      <TextField
        trim
        required
        name="key"
        autoComplete="off"
        spellCheck={false}
        label={t('cookie-notice.category')}
        errors={fault ? [t(fault)] : []}
        value={key}
        onInput={(text) => rename(id, text)}
      />
      <CheckField
        name="essential"
        title={t('cookie-notice.is-essential')}
        text={t('cookie-notice.is-essential-text')}
        checked={essential === id}
        onChange={(isChecked) => change({ essential: isChecked ? id : undefined })}
      />
    </div>
  )
}

function Category({ category }: { category: CategoryOf }) {
  const t = useMessages()
  const addCookie = useSetAtom(addCookieAtom)
  const move = useSetAtom(moveCookieAtom)
  const remove = useSetAtom(removeCategoryAtom)
  const ask = useSetAtom(pendingCategoryAtom)
  const { id, cookies } = category
  return (
    <div className="notice-category">
      <Head category={category} />
      <OrderedList
        items={cookies}
        idOf={idOf}
        nameOf={(cookie) => cookie.name || t('cookie-notice.new-cookie')}
        onMove={(from, to) => move(id, from, to)}
      >
        {(cookie) => <CookieFields category={category} cookie={cookie} />}
      </OrderedList>
      <div className="cluster">
        <button type="button" className="button" onClick={() => addCookie(id)}>
          {t('cookie-notice.add-cookie')}
        </button>
        <button type="button" className="button quiet" onClick={() => (cookies.length ? ask(category) : remove(id))}>
          {t('cookie-notice.remove-category')}
        </button>
      </div>
    </div>
  )
}

function RemoveDialog() {
  const t = useMessages()
  const [asked, ask] = useAtom(pendingCategoryAtom)
  const remove = useSetAtom(removeCategoryAtom)
  const confirm = () => {
    if (asked) remove(asked.id)
    ask(undefined)
  }
  const name = asked?.key || t('cookie-notice.new-category')
  return (
    <ConfirmDialog
      open={Boolean(asked)}
      busy={false}
      title={t('cookie-notice.remove-category-title', { name })}
      text={t('cookie-notice.remove-category-text', { count: asked?.cookies.length ?? 0 })}
      action={t('cookie-notice.remove-category')}
      onConfirm={confirm}
      onClose={() => ask(undefined)}
    />
  )
}

function RemoveCookieDialog() {
  const t = useMessages()
  const [asked, ask] = useAtom(pendingCookieAtom)
  const agree = useSetAtom(confirmRemovalAtom)
  const name = asked?.cookie.name || t('cookie-notice.new-cookie')
  return (
    <ConfirmDialog
      open={Boolean(asked)}
      busy={false}
      title={t('cookie-notice.remove-cookie-title', { name })}
      text={t('cookie-notice.remove-cookie-text')}
      action={t('cookie-notice.remove-cookie')}
      onConfirm={agree}
      onClose={() => ask(undefined)}
    />
  )
}

/** Categories with their cookies, in order. */
export function Categories() {
  const t = useMessages()
  const { categories } = useAtomValue(noticeForm.valueAtom)
  const move = useSetAtom(moveCategoryAtom)
  const add = useSetAtom(addCategoryAtom)
  return (
    <section className="stack notice-categories" aria-labelledby="cookie-categories">
      <div>
        <h3 id="cookie-categories">{t('cookie-notice.categories')}</h3>
        <p className="help">{t('cookie-notice.key-help')}</p>
      </div>
      <OrderedList
        className="notice-row"
        items={categories}
        idOf={idOf}
        nameOf={({ key }) => key || t('cookie-notice.new-category')}
        onMove={move}
      >
        {(category) => <Category category={category} />}
      </OrderedList>
      <div>
        <button type="button" className="button" onClick={() => add()}>
          {t('cookie-notice.add-category')}
        </button>
      </div>
      <RemoveDialog />
      <RemoveCookieDialog />
    </section>
  )
}
