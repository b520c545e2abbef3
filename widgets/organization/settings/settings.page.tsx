import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import { SETTING_GROUPS, type SettingGroup, type SettingName, settingOf } from '#contract/settings'
import { usePageTitle } from '../../core/data/page-title.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { CONTROL, useMessages } from './field.tsx'
import { formOf, type GroupForm } from './group.atoms.ts'
import { OpenIdTest } from './openid-check.tsx'
import { ALL_SETTINGS, addressOf, SETTINGS_PAGE } from './places.ts'
import { ScimCard } from './scim.tsx'
import { SentTextsCard } from './sent-texts.tsx'
import { CalendarTest, TextTest, VideoTest } from './service-tests.tsx'
import { SettingField } from './setting-field.tsx'
import css from './settings.page.css?inline'

/** Settings that stand in one row: a text's languages side by side. */
function rowsOf(names: readonly SettingName[]): SettingName[][] {
  const rows: SettingName[][] = []
  const baseOf = (name: SettingName | undefined) => name && settingOf(name).language && name.replace(/_\w\w$/, '')
  for (const name of names) {
    const last = rows.at(-1)
    const base = baseOf(name)
    if (last && base && baseOf(last[0]) === base) last.push(name)
    else rows.push([name])
  }
  return rows
}

/** Focuses a setting's control, and shows it with its label: what has the focus already is not scrolled to. */
function leadTo(box: ParentNode | null, selector: string) {
  const control = box?.querySelector(`[data-setting]${selector}`)?.querySelector<HTMLElement>(CONTROL)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

/** Leads to the field that the address names, and to the first one that was refused. */
function useFocus(form: GroupForm) {
  const box = useRef<HTMLDivElement>(null)
  const [params] = useSearchParams()
  const named = params.get('field') ?? ''
  const shown = useAtomValue(form.shownAtom) as string[]
  // a field that stands only with another's value: to that one
  const asked = shown.includes(named) ? named : (settingOf(named as SettingName).onlyWith?.[0] ?? named)
  useEffect(() => {
    if (!asked) return
    // after the palette has closed, which returns the focus to the page
    const frame = requestAnimationFrame(() => {
      leadTo(box.current, `[data-setting="${CSS.escape(asked)}"]`)
    })
    return () => cancelAnimationFrame(frame)
  }, [asked])
  const attempt = useAtomValue(form.attemptAtom)
  const seen = useRef(attempt)
  useEffect(() => {
    if (seen.current === attempt) return
    seen.current = attempt
    leadTo(box.current, ':has(.errors p)')
  }, [attempt])
  return box
}

function Fields({ form }: { form: GroupForm }) {
  const box = useFocus(form)
  const shown = useAtomValue(form.shownAtom)
  return (
    <div className="setting-fields" ref={box}>
      {rowsOf(shown).map((names) => (
        <div key={names[0]} className="setting-row">
          {names.map((name) => (
            <SettingField key={name} form={form} name={name} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The form of a group. */
function Group({ group }: { group: SettingGroup }) {
  const t = useMessages()
  const form = formOf(group)
  const add = useSetAtom(form.addAllAtom)
  usePageTitle(t(`settings.group-${group}`), SETTINGS_PAGE)
  const before = (save: () => void) => add() && save()
  return (
    <div className="stack">
      <section className="card">
        <p className="lead">{t(`settings.group-${group}-text`)}</p>
        <SavingForm form={form.form} alias="" before={before}>
          {() => <Fields form={form} />}
        </SavingForm>
      </section>
      {group === 'sign-in' && <OpenIdTest form={form} />}
      {group === 'video' && <VideoTest form={form} />}
      {group === 'texts' && <TextTest form={form} />}
      {group === 'calendars' && <CalendarTest form={form} />}
      {group === 'texts' && <SentTextsCard />}
      {group === 'provisioning' && <ScimCard />}
    </div>
  )
}

/** What the settings are about, and the list of all. */
function Overview() {
  const t = useMessages()
  const ofPages = useTexts<typeof accountAdminMessages>()
  const entries = [
    ...SETTING_GROUPS.map((group) => ({
      href: addressOf(group),
      title: t(`settings.group-${group}`),
      text: t(`settings.group-${group}-text`)
    })),
    { href: ALL_SETTINGS, title: t('settings.all'), text: t('settings.all-text') }
  ]
  return (
    <nav aria-label={ofPages('account-admin.page-settings')}>
      <ul className="start-pages">
        {entries.map(({ href, title, text }) => (
          <li key={href} className="card start-page">
            <Link href={href}>{title}</Link>
            <p className="lead">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The settings as forms, one for each subject; the address holds which. */
export function Page() {
  useStyles(css)
  const [params] = useSearchParams()
  const group = SETTING_GROUPS.find((one) => one === params.get('id'))
  return group ? <Group key={group} group={group} /> : <Overview />
}
