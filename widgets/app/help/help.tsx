import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { administers } from '#contract/access'
import type { Help as Known } from '#contract/help'
import type { appMessages } from '#contract/messages/app.messages'
import { mayAtom } from '../../core/data/access.ts'
import { initAtom, meAtom } from '../../core/data/session.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { isApple } from '../palette/shortcut.ts'
import { help } from './help.atoms.ts'
import css from './help.css?inline'

const useMessages = useTexts<typeof appMessages>

const administersAtom = mayAtom(administers)

interface HelpProps {
  onClose: () => void
}

/** Where nobody is named: administrators can change that. */
function Nobody({ onClose }: HelpProps) {
  const t = useMessages()
  const tenant = useAtomValue(initAtom)?.tenant.name ?? ''
  if (!useAtomValue(administersAtom)) return <p>{t('app.help-nobody', { tenant })}</p>
  return (
    <p>
      {t('app.help-unset')}{' '}
      <Link href="/account-admin/settings?id=help" onClick={onClose}>
        {t('app.help-set')}
      </Link>
    </p>
  )
}

function Contacts({ email, phone, page, onClose }: Known & HelpProps) {
  const t = useMessages()
  const contacts = [
    { name: t('app.help-page'), href: page, text: page },
    { name: t('app.help-email'), href: `mailto:${email}`, text: email },
    { name: t('app.help-phone'), href: `tel:${phone.replaceAll(' ', '')}`, text: phone }
  ].filter(({ text }) => text)
  if (!contacts.length) return <Nobody onClose={onClose} />
  return (
    <dl className="help-contacts">
      {contacts.map(({ name, href, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <a href={href}>{text}</a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Keys() {
  const t = useMessages()
  const held = t(isApple() ? 'app.help-key-command' : 'app.help-key-control')
  const hasSlots = Boolean(useAtomValue(meAtom).alias)
  const everywhere = [
    { keys: [held, 'K'], does: t('app.help-search') },
    { keys: ['F6'], does: t('app.help-notices') },
    { keys: [t('app.help-key-escape')], does: t('app.help-close') }
  ]
  const inSlots = [
    { keys: [t('app.help-key-arrows')], does: t('app.help-slots-go') },
    { keys: ['Alt', t('app.help-key-arrows')], does: t('app.help-slots-move') },
    { keys: [t('app.help-key-delete')], does: t('app.help-slots-remove') },
    { keys: [held, 'Z'], does: t('app.help-slots-undo') }
  ]
  const keys = [...everywhere, ...(hasSlots ? inSlots : [])]
  return (
    <dl className="help-keys">
      {keys.map(({ keys: all, does }) => (
        <div key={does}>
          <dt>
            {all.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whom to ask, and what can be done by keys. */
export function Help({ onClose }: HelpProps) {
  useStyles(css)
  const t = useMessages()
  return (
    <div className="stack">
      <h3>{t('app.help-contact')}</h3>
      <Requested of={useRequest(help, undefined)} level={3}>
        {(known) => <Contacts {...known} onClose={onClose} />}
      </Requested>
      <div className="stack fine-pointer">
        <h3>{t('app.help-keys')}</h3>
        <Keys />
      </div>
    </div>
  )
}
