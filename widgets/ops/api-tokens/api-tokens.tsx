import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { ApiToken, ApiTokens } from '#contract/api-tokens'
import type { apiTokensMessages } from '#contract/messages/api-tokens.messages'
import { useList } from '../../core/data/use-request.ts'
import { dateFormat } from '../../core/dates/date-format.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { apiTokens, revocation } from './api-tokens.atoms.ts'
import css from './api-tokens.css?inline'
import { apiTokenForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'
import { NewTokenDialog } from './new-token.tsx'
import { areasOf, permissionIn, useAreaName } from './scopes.ts'

const useMessages = useTexts<typeof apiTokensMessages>

interface RowProps {
  apiToken: ApiToken
  timeZone: string
}

/** When it was made and used, and how long it is valid. */
function useFacts({ apiToken, timeZone }: RowProps): string[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const dayOf = (moment: string) => dateFormat(tag, { dateStyle: 'medium', timeZone }).format(new Date(moment))
  const momentOf = (moment: string) =>
    dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(moment))
  const { created_at, created_by, expires_at, last_used_at, last_four, state } = apiToken
  const day = dayOf(created_at)
  return [
    t('api-tokens.ending', { last: last_four }),
    created_by ? t('api-tokens.created-by', { day, name: created_by }) : t('api-tokens.created', { day }),
    last_used_at ? t('api-tokens.used', { moment: momentOf(last_used_at) }) : t('api-tokens.unused'),
    ...(state === 'revoked'
      ? []
      : [expires_at ? t('api-tokens.until', { day: dayOf(expires_at) }) : t('api-tokens.no-end')])
  ]
}

function Scopes({ scopes }: Pick<ApiToken, 'scopes'>) {
  const t = useMessages()
  const nameOf = useAreaName()
  const words = areasOf(scopes).map((area) =>
    t('api-tokens.granted', { area: nameOf(area), permission: t(`api-tokens.${permissionIn(area, scopes)}`) })
  )
  return <p className="api-token-granted">{words.join(' · ')}</p>
}

function Row(props: RowProps) {
  const t = useMessages()
  const facts = useFacts(props)
  const revoke = useSetAtom(revocation.pendingDeletionAtom)
  const { name, state, scopes } = props.apiToken
  return (
    <li className="api-token">
      <div className="api-token-text">
        <p className="api-token-name">
          {name}
          {state !== 'valid' && <span className="api-token-state">{t(`api-tokens.${state}`)}</span>}
        </p>
        <Scopes scopes={scopes} />
        <p className="help">{facts.join(' · ')}</p>
      </div>
      {state === 'valid' && (
        <button
          type="button"
          className="button danger"
          aria-label={t('api-tokens.revoke-of', { name })}
          onClick={() => revoke(props.apiToken)}
        >
          {t('api-tokens.revoke')}
        </button>
      )}
    </li>
  )
}

function List({ listed: { tokens, time_zone } }: { listed: ApiTokens }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  if (!tokens.length) return <p className="lead">{t('api-tokens.empty')}</p>
  return (
    <div ref={box} tabIndex={-1} className="api-token-list">
      <ul aria-label={t('api-tokens.list')}>
        {tokens.map((one) => (
          <Row key={one.uuid} apiToken={one} timeZone={time_zone} />
        ))}
      </ul>
    </div>
  )
}

/** The institution's API tokens: created and revoked. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const list = useList(apiTokens)
  const create = useSetAtom(apiTokenForm.openAtom)
  return (
    <div className="card api-tokens">
      <Requested of={list}>
        {(listed) => (
          <>
            <div className="cluster">
              <button type="button" className="button primary" onClick={() => create()}>
                {t('api-tokens.add')}
              </button>
              <a className="button quiet" href="/api/docs">
                {t('api-tokens.docs')}
              </a>
            </div>
            <List listed={listed} />
            <FormDialog offered={listed.scopes} />
          </>
        )}
      </Requested>
      <NewTokenDialog />
      <RemovalQuestion
        of={revocation}
        title={t('api-tokens.revoke-title')}
        text={({ name }) => t('api-tokens.revoke-question', { name })}
        action={t('api-tokens.revoke')}
      />
    </div>
  )
}
