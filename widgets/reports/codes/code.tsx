import { useAtomValue, useSetAtom } from 'jotai'
import { campaignOf } from '#contract/campaign'
import type { codesMessages } from '#contract/messages/codes.messages'
import { saveFile } from '../../core/data/download.ts'
import { notifyAtom } from '../../core/data/notify.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Qr } from '../../ui/base/qr.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { codeFile, FORMATS, type Format, sheetOf } from './code-files.ts'
import { logoAtom } from './codes.atoms.ts'
import css from './codes.css?inline'

const useMessages = useTexts<typeof codesMessages>

const SIZE = 220

interface CodeProps {
  url: string
  /** Without its ending. */
  fileName: string
}

/** A QR code for print with the logo, and its files. */
export function Code({ url, fileName }: CodeProps) {
  useStyles(css)
  const t = useMessages()
  const logo = useAtomValue(logoAtom)
  const notify = useSetAtom(notifyAtom)
  const save = async (format: Format) => {
    const sheet = await sheetOf(url, logo)
    if (sheet) saveFile(await codeFile(sheet, format, fileName))
  }
  const failed = () => notify('failure', 'codes.failed')
  return (
    <>
      <div className="code-sheet">
        <Qr text={url} label={t('codes.label', { url })} size={SIZE} />
        {logo && <img className="code-logo" src={logo} alt="" />}
      </div>
      <p className="code-address">
        <a href={url} target="_blank" rel="noopener">
          {url}
        </a>
      </p>
      <div className="cluster">
        {FORMATS.map((format) => (
          <button key={format} type="button" className="button" onClick={() => save(format).catch(failed)}>
            {t(`codes.${format}`)}
          </button>
        ))}
      </div>
      <p className="help">{t('codes.print-help')}</p>
    </>
  )
}

export const isWrong = (campaign: string) => campaign !== '' && !campaignOf(campaign)

/** The word under which the report counts what comes of a code. */
export function CampaignField({ value, onInput }: { value: string; onInput: (campaign: string) => void }) {
  const t = useMessages()
  return (
    <TextField
      name="campaign"
      label={t('codes.campaign')}
      help={t('codes.campaign-help')}
      errors={isWrong(value) ? [t('codes.campaign-invalid')] : []}
      autoComplete="off"
      spellCheck={false}
      trim
      value={value}
      onInput={onInput}
    />
  )
}
