import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation, useSearch } from 'wouter'
import { type Access, decide, managesBranchCalendar } from '#contract/access'
import { ownTypes } from '#contract/appointment-types'
import { ownAppointments } from '#contract/appointments'
import { changesBranches } from '#contract/branch-changes'
import { type Language, languageOf } from '#contract/locales'
import type { appMessages } from '#contract/messages/app.messages'
import type { paletteMessages } from '#contract/messages/palette.messages'
import { addsBranches } from '#contract/organizations'
import { managesPeople } from '#contract/people'
import { APPEARANCES } from '#contract/preferences'
import { subjectAtom } from '../../core/data/access.ts'
import { meAtom } from '../../core/data/session.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { LOG_OUT, PASSKEYS, PASSWORD, SECOND_FACTOR, shownAtom } from '../account.atoms.ts'
import { setAppearanceAtom } from '../preferences.atoms.ts'
import { LANGUAGES, useChangeLanguage } from '../preferences.tsx'
import type { Entry } from './entries.ts'

type Messages = typeof paletteMessages & typeof appMessages

interface Action {
  title: `palette.${'book' | 'absence' | 'hand-over' | 'add-person' | 'import-people' | 'import-branches' | 'close-branch'}`
  access: Access
  href: string
}

/** What is done on pages of the app, for whom may open them; of several with one title, the first one counts. */
const ACTIONS: readonly Action[] = [
  { title: 'palette.book', access: managesBranchCalendar, href: '/branch-calendar?book=new' },
  { title: 'palette.book', access: ownAppointments, href: '/online-appointments/appointments/index?book=new' },
  { title: 'palette.absence', access: ownTypes, href: '/online-appointments/settings/index?field=away' },
  { title: 'palette.absence', access: managesBranchCalendar, href: '/branch-calendar' },
  { title: 'palette.hand-over', access: managesBranchCalendar, href: '/branch-calendar' },
  { title: 'palette.hand-over', access: ownAppointments, href: '/online-appointments/appointments/index' },
  { title: 'palette.add-person', access: managesPeople, href: '/account-admin/people/edit' },
  { title: 'palette.import-people', access: managesPeople, href: '/account-admin/people/import' },
  { title: 'palette.import-branches', access: changesBranches, href: '/account-admin/organizations/import' },
  { title: 'palette.close-branch', access: addsBranches, href: '/account-admin/organizations' }
]

/** Like the button of the user's menu: the server takes it from forms only. */
function logOut() {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = LOG_OUT
  document.body.append(form)
  form.requestSubmit()
}

function usePageActions(): Entry[] {
  const t = useTexts<Messages>()
  const subject = useAtomValue(subjectAtom)
  const [path] = useLocation()
  const search = useSearch()
  // on its page, an action keeps what has been chosen, such as a day
  const addressOf = (href: string) => (href === path && search ? `${href}?${search}` : href)
  const granted = ACTIONS.filter(({ access }) => subject && decide(access, subject) === 'granted')
  return granted
    .filter(({ title }, at) => granted.findIndex((one) => one.title === title) === at)
    .map(({ title, href }) => ({
      key: title,
      title: t(title),
      detail: '',
      words: t(`${title}-words`),
      href: addressOf(href)
    }))
}

/** What concerns the account alone, as in the user's menu. */
function useAccountActions(): Entry[] {
  const t = useTexts<Messages>()
  const { has_passwords, appearance = 'system' } = useAtomValue(meAtom)
  const current = languageOf(useTextsContext().locale)
  const setAppearance = useSetAtom(setAppearanceAtom)
  const setLanguage = useChangeLanguage()
  const show = useSetAtom(shownAtom)
  const languages = (Object.keys(LANGUAGES) as Language[]).filter((one) => one !== current)
  const act = (key: string, title: string, words: string, run: () => void): Entry => ({
    key,
    title,
    detail: '',
    words,
    href: '',
    run
  })
  return [
    ...languages.map((one) =>
      act(`language-${one}`, t('palette.in-language', { name: LANGUAGES[one] }), t('palette.in-language-words'), () =>
        setLanguage(one)
      )
    ),
    ...APPEARANCES.filter((one) => one !== appearance).map((one) =>
      act(
        `appearance-${one}`,
        t('palette.appearance', { name: t(`app.appearance-${one}`) }),
        `${t('palette.appearance-words')} ${t(`palette.appearance-${one}-words`)}`,
        () => void setAppearance(one)
      )
    ),
    ...(has_passwords
      ? [
          act('password', t('app.password'), t('palette.password-words'), () => location.assign(PASSWORD)),
          act('second-factor', t('app.second-factor'), t('palette.second-factor-words'), () =>
            location.assign(SECOND_FACTOR)
          ),
          act('passkeys', t('app.passkeys'), t('palette.passkeys-words'), () => location.assign(PASSKEYS))
        ]
      : []),
    act('devices', t('app.devices'), t('palette.devices-words'), () => show('devices')),
    act('help', t('app.help'), t('palette.help-words'), () => show('help')),
    act('log-out', t('app.log-out'), t('palette.log-out-words'), logOut)
  ]
}

/** What the user can do, from the work to the account. */
export const useActions = (): Entry[] => [...usePageActions(), ...useAccountActions()]
