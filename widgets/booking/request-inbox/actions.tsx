import { useAtomValue, useSetAtom } from 'jotai'
import { telLink } from '#contract/links'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { InboxRequest } from '#contract/request-inbox'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogFooter } from '../../ui/dialogs/dialog-actions.tsx'
import { MoreActions } from '../../ui/dialogs/more-actions.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import type { PartProps } from './part.ts'
import { canBookAtom, isBusyAtom, markAtom, modeAtom, noteAttemptAtom } from './request-inbox.atoms.ts'
import { callOf } from './texts.ts'

const useMessages = useTexts<typeof requestInboxMessages>

type Form = 'book' | 'reply' | 'assign'
type Deed = Form | 'call' | 'missed' | 'mark'

const isForm = (deed: Deed): deed is Form => deed === 'book' || deed === 'reply' || deed === 'assign'

/** What is done first with a request, what next, and at last the rest: by what the customer asked for. */
function orderOf(request: InboxRequest, canBook: boolean): Deed[] {
  const booking: Deed[] = canBook ? ['book'] : []
  if (request.done_at) return ['reply', 'mark', ...booking, 'assign']
  if (callOf(request)) return ['call', 'missed', 'mark', ...booking, 'reply', 'assign']
  if (request.kind === 'appointment') return [...booking, 'reply', 'mark', 'assign']
  return ['reply', 'mark', ...booking, 'assign']
}

/** The first one, and those beside it, have buttons of their own. */
const SHOWN = 3

/** What can be done with a request. */
export function Actions({ request, close }: { request: InboxRequest } & Pick<PartProps, 'close'>) {
  const t = useMessages()
  const isBusy = useAtomValue(isBusyAtom)
  const canBook = useAtomValue(canBookAtom)(request)
  const go = useSetAtom(modeAtom)
  const mark = useSetAtom(markAtom)
  const noteAttempt = useSetAtom(noteAttemptAtom)
  const done = Boolean(request.done_at)
  const texts: Record<Deed, string> = {
    call: t('request-inbox.call'),
    book: t('request-inbox.book'),
    reply: t('request-inbox.reply'),
    missed: t('request-inbox.not-reached'),
    mark: t(done ? 'request-inbox.reopen' : 'request-inbox.finish-short'),
    assign: t('request-inbox.assign')
  }
  const runs = {
    missed: async () => (await noteAttempt(request)) && close(),
    mark: async () => (await mark(request, !done)) && close()
  }
  const order = orderOf(request, canBook)
  const draw = (deed: Deed, index: number) => {
    const look = index || done ? 'button' : 'button primary'
    const focused = index ? undefined : ''
    if (deed === 'call')
      return (
        <a key={deed} className={look} data-autofocus={focused} href={telLink(request.phone)}>
          {texts[deed]}
        </a>
      )
    if (isForm(deed))
      return (
        <button key={deed} type="button" className={look} data-autofocus={focused} onClick={() => go(deed)}>
          {texts[deed]}
        </button>
      )
    return (
      <Busy key={deed} className={look} busy={isBusy} onClick={() => void runs[deed]()}>
        {texts[deed]}
      </Busy>
    )
  }
  const rest = order.slice(SHOWN).filter(isForm)
  return (
    <DialogFooter className="request-actions">
      {order.slice(0, SHOWN).map(draw)}
      <MoreActions actions={rest.map((id) => ({ id, text: texts[id], run: () => go(id) }))} />
    </DialogFooter>
  )
}
