import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { webhooksMessages } from '#contract/messages/webhooks.messages'
import type { Webhook, Webhooks } from '#contract/webhooks'
import { useList } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { DeliveriesDialog } from './deliveries.tsx'
import { webhookForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'
import { RotationQuestion, SecretDialog } from './secret.tsx'
import { useMoment } from './use-moment.ts'
import { openedAtom, rotatingAtom, webhookRemoval, webhooks } from './webhooks.atoms.ts'
import css from './webhooks.css?inline'

const useMessages = useTexts<typeof webhooksMessages>

interface RowProps {
  webhook: Webhook
  timeZone: string
}

function State({ webhook, timeZone }: RowProps) {
  const t = useMessages()
  const momentOf = useMoment(timeZone)
  const { is_on, disabled_at, failing_since, previous_until } = webhook
  const off = disabled_at ? t('webhooks.disabled', { moment: momentOf(disabled_at) }) : t('webhooks.off')
  const said = [
    !is_on && off,
    is_on && failing_since && t('webhooks.failing', { moment: momentOf(failing_since) }),
    previous_until && t('webhooks.previous', { moment: momentOf(previous_until) })
  ].filter(Boolean)
  return said.length > 0 && <p className="webhook-state">{said.join(' · ')}</p>
}

function RowActions({ webhook }: Pick<RowProps, 'webhook'>) {
  const t = useMessages()
  const edit = useSetAtom(webhookForm.openAtom)
  const open = useSetAtom(openedAtom)
  const rotate = useSetAtom(rotatingAtom)
  const remove = useSetAtom(webhookRemoval.pendingDeletionAtom)
  const { name } = webhook
  return (
    <div className="cluster webhook-actions">
      <button
        type="button"
        className="button"
        aria-label={t('webhooks.deliveries-of', { name })}
        onClick={() => open(webhook)}
      >
        {t('webhooks.deliveries')}
      </button>
      <button
        type="button"
        className="button"
        aria-label={t('webhooks.edit-of', { name })}
        onClick={() => edit(webhook)}
      >
        {t('webhooks.edit')}
      </button>
      <button
        type="button"
        className="button"
        aria-label={t('webhooks.rotate-of', { name })}
        onClick={() => rotate(webhook)}
      >
        {t('webhooks.rotate')}
      </button>
      <button
        type="button"
        className="button danger"
        aria-label={t('webhooks.delete-of', { name })}
        onClick={() => remove(webhook)}
      >
        {t('webhooks.delete')}
      </button>
    </div>
  )
}

function Row(props: RowProps) {
  const t = useMessages()
  const { name, url, events } = props.webhook
  return (
    <li className="webhook">
      <div className="webhook-text">
        <p className="webhook-name">{name}</p>
        <p className="help">{[url, t('webhooks.count', { count: events.length })].join(' · ')}</p>
        <State {...props} />
      </div>
      <RowActions webhook={props.webhook} />
    </li>
  )
}

function List({ listed }: { listed: Webhooks }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="webhook-list">
      {!listed.webhooks.length && <p className="lead">{t('webhooks.empty')}</p>}
      <ul aria-label={t('webhooks.list')}>
        {listed.webhooks.map((one) => (
          <Row key={one.uuid} webhook={one} timeZone={listed.time_zone} />
        ))}
      </ul>
    </div>
  )
}

/** The institution's webhooks: added, changed, tried, and what was delivered to them. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const list = useList(webhooks)
  const edit = useSetAtom(webhookForm.openAtom)
  return (
    <div className="card webhooks">
      <Requested of={list}>
        {(listed) => (
          <>
            <div>
              <button type="button" className="button primary" onClick={() => edit()}>
                {t('webhooks.add')}
              </button>
            </div>
            <List listed={listed} />
            <DeliveriesDialog timeZone={listed.time_zone} />
          </>
        )}
      </Requested>
      <FormDialog />
      <SecretDialog />
      <RotationQuestion />
      <RemovalQuestion
        of={webhookRemoval}
        title={t('webhooks.delete-title')}
        text={({ name }) => t('webhooks.delete-question', { name })}
        action={t('webhooks.delete')}
      />
    </div>
  )
}
