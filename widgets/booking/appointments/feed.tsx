import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { agendaStatusAtom } from './agenda.atoms.ts'
import { feedAtom, loadFeedAtom, renewFeedAtom, revokeFeedAtom } from './feed.atoms.ts'

const useMessages = useTexts<typeof appointmentsMessages>

function Address({ url }: { url: string }) {
  const t = useMessages()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => {}
    )
  }
  return (
    <>
      <label className="field">
        <span className="label">{t('appointments.feed-address')}</span>
        <input ref={field} className="input" readOnly value={url} onFocus={() => field.current?.select()} />
      </label>
      <div className="cluster">
        <button type="button" className="button primary" onClick={copy}>
          {t('appointments.copy')}
        </button>
        <span className="help" role="status">
          {isCopied && t('appointments.copied')}
        </span>
      </div>
    </>
  )
}

function Feed({ alias }: { alias: string }) {
  const t = useMessages()
  const feed = useAtomValue(feedAtom)
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const load = useSetAtom(loadFeedAtom)
  const renew = useSetAtom(renewFeedAtom)
  const revoke = useSetAtom(revokeFeedAtom)
  const [asked, ask] = useState<'renew' | 'revoke'>()
  useEffect(() => void load(alias), [load, alias])
  if (!feed) return <p className="help">{t('appointments.feed-loading')}</p>
  if (!feed.url) {
    return (
      <Busy className="button primary" busy={busy} onClick={() => renew(alias)}>
        {t('appointments.feed-make')}
      </Busy>
    )
  }
  const act = asked === 'renew' ? renew : revoke
  return (
    <>
      <Address key={feed.url} url={feed.url} />
      <p className="help">{t('appointments.feed-secret')}</p>
      {asked ? (
        <div className="notice warning stack">
          <p>{t(`appointments.feed-${asked}-ask`)}</p>
          <DialogActions
            busy={busy}
            wayOut={t('appointments.back')}
            deed={
              <Busy className="button danger" busy={busy} onClick={async () => (await act(alias)) && ask(undefined)}>
                {t(`appointments.feed-${asked}`)}
              </Busy>
            }
            onClose={() => ask(undefined)}
          />
        </div>
      ) : (
        <div className="cluster">
          <button type="button" className="button" onClick={() => ask('renew')}>
            {t('appointments.feed-renew')}
          </button>
          <button type="button" className="button danger" onClick={() => ask('revoke')}>
            {t('appointments.feed-revoke')}
          </button>
        </div>
      )}
    </>
  )
}

/** The secret address for calendar programs. */
export function FeedDialog({ alias, isOpen, onClose }: { alias: string; isOpen: boolean; onClose: () => void }) {
  const t = useMessages()
  return (
    <Modal open={isOpen} title={t('appointments.feed')} onClose={onClose}>
      <div className="stack">
        <p>{t('appointments.feed-lead')}</p>
        <Feed alias={alias} />
      </div>
    </Modal>
  )
}
