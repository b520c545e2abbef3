import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Me } from '#contract/me'
import type { appMessages } from '#contract/messages/app.messages'
import type { deviceNoticesMessages } from '#contract/messages/device-notices.messages'
import { useTexts } from '../core/element/texts.tsx'
import { NoticesDialog } from '../people/device-notices/notices-button.tsx'
import { Face, initialsOf } from '../ui/base/face.tsx'
import { useDismissal } from '../ui/dialogs/use-dismissal.ts'
import { LOG_OUT, PASSKEYS, PASSWORD, SECOND_FACTOR, shownAtom } from './account.atoms.ts'
import { DevicesDialog } from './devices/devices-dialog.tsx'
import { HelpDialog } from './help/help-dialog.tsx'
import { AppearanceChoice, LanguageChoice } from './preferences.tsx'
import { takeReload } from './reloaded.ts'

/** A user's display name. */
export const nameOf = ({ full_name, email_address, alias }: Me) => full_name || email_address || alias || ''

/** The signed-in user's name, and what concerns the account alone. */
export function UserMenu({ me, path }: { me: Me; path: string }) {
  const t = useTexts<typeof appMessages & typeof deviceNoticesMessages>()
  const [openAt, setOpenAt] = useState<string>()
  const [close] = useState(() => () => setOpenAt(undefined))
  const open = openAt === path
  // navigation closes it, so that it is not open on return
  if (openAt !== undefined && !open) close()
  const { box, button } = useDismissal(open, close)
  // the language has changed, and the page with it
  useEffect(() => {
    if (takeReload()) button.current?.focus()
  }, [button])
  const [shown, show] = useAtom(shownAtom)
  const [hide] = useState(() => () => show(undefined))
  const openDialog = (dialog: 'devices' | 'notices' | 'help') => {
    close()
    // where the focus returns
    button.current?.focus()
    show(dialog)
  }
  const name = nameOf(me)
  return (
    <div className="user-menu" ref={box}>
      <button
        type="button"
        className="user-button"
        ref={button}
        aria-expanded={open}
        aria-controls="user-panel"
        onClick={() => setOpenAt(open ? undefined : path)}
      >
        <Face url={me.profile_picture_url} initials={initialsOf(name)} />
        <span className="visually-hidden">{t('app.menu')}: </span>
        <span className="user-name">{name}</span>
        <span className="chevron" aria-hidden="true" />
      </button>
      <div className="user-panel" id="user-panel" hidden={!open}>
        <p className="user-who">
          <strong>{name}</strong>
          {me.email_address && <span>{me.email_address}</span>}
        </p>
        <LanguageChoice />
        <AppearanceChoice />
        {me.has_passwords && (
          <>
            <a className="panel-item" href={PASSWORD}>
              {t('app.password')}
            </a>
            <a className="panel-item" href={SECOND_FACTOR}>
              {t('app.second-factor')}
            </a>
            <a className="panel-item" href={PASSKEYS}>
              {t('app.passkeys')}
            </a>
          </>
        )}
        <button type="button" className="panel-item" aria-haspopup="dialog" onClick={() => openDialog('devices')}>
          {t('app.devices')}
        </button>
        <button type="button" className="panel-item" aria-haspopup="dialog" onClick={() => openDialog('notices')}>
          {t('device-notices.title')}
        </button>
        <button type="button" className="panel-item" aria-haspopup="dialog" onClick={() => openDialog('help')}>
          {t('app.help')}
        </button>
        <form method="post" action={LOG_OUT}>
          <button type="submit" className="panel-item">
            {t('app.log-out')}
          </button>
        </form>
      </div>
      <DevicesDialog open={shown === 'devices'} onClose={hide} />
      <NoticesDialog open={shown === 'notices'} onClose={hide} />
      <HelpDialog open={shown === 'help'} onClose={hide} />
    </div>
  )
}
