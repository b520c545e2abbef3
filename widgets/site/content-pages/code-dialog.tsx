import { atom, useAtom } from 'jotai'
import { useState } from 'react'
import type { OpenContentPage } from '#contract/content-pages'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { CampaignField, Code, isWrong } from '../../reports/codes/code.tsx'
import { addressOf, fileNameOf } from '../../reports/codes/destinations.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'

export const isCodeOpenAtom = atom(false)

/** A QR code for print that leads to the page, with the word under which the report counts its visits. */
export function CodeDialog({ page: { path, origin, state } }: { page: OpenContentPage }) {
  const t = useTexts<typeof contentEditorMessages>()
  const [isOpen, setOpen] = useAtom(isCodeOpenAtom)
  const [campaign, setCampaign] = useState('')
  const wanted = { owner: `content/${path}`, to: 'page', topic: '', campaign } as const
  return (
    <Modal open={isOpen} onClose={() => setOpen(false)} title={t('content-editor.code')}>
      <div className="stack">
        {state !== 'public' && <p className="notice warning">{t('content-editor.code-not-public')}</p>}
        <CampaignField value={campaign} onInput={setCampaign} />
        {!isWrong(campaign) && <Code url={addressOf(wanted, origin)} fileName={fileNameOf(wanted)} />}
      </div>
    </Modal>
  )
}
