import { useCallback, useEffect, useRef, useState } from 'react'
import type { SentFile } from '#contract/conversation-files'
import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import { saveFile } from '../../core/data/download.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'

interface SentFileProps {
  name: string
  file: SentFile
  load: () => Promise<Blob>
}

/** Of the longer side, in pixels: sharp on a dense screen, and no phone's memory. */
const DRAWN_MAX = 720

function sizeText(tag: string, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  const options = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: isLarge ? 1 : 0 } as const
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  return new Intl.NumberFormat(tag, { ...options, unit }).format(Math.max(1, bytes / 1000) / (isLarge ? 1000 : 1))
}

/** The file once it is here; what could not be loaded is asked for again. */
function useFile(load: () => Promise<Blob>) {
  const [blob, setBlob] = useState<Blob>()
  const [isFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const get = useCallback(async () => {
    setBusy(true)
    setFailed(false)
    const loaded = await load().catch(() => undefined)
    setBlob(loaded)
    setFailed(!loaded)
    setBusy(false)
    return loaded
  }, [load])
  return { blob, get, isFailed, isBusy }
}

/** A picture as pixels: the policy of a page that embeds this may allow no address of one. */
function Picture({ name, file, blob }: Omit<SentFileProps, 'load'> & { blob: Blob | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, DRAWN_MAX / Math.max(file.width, file.height))
  useEffect(() => {
    const draw = async () => {
      const bitmap = blob && (await createImageBitmap(blob).catch(() => undefined))
      const target = canvas.current
      if (bitmap) target?.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height)
      bitmap?.close()
    }
    void draw()
  }, [blob])
  return (
    <canvas
      ref={canvas}
      className="chat-picture"
      role="img"
      aria-label={name}
      width={Math.max(1, Math.round(file.width * scale))}
      height={Math.max(1, Math.round(file.height * scale))}
    />
  )
}

/** A picture to look at or a document, which can be saved as long as it is kept. */
export function SentFileNote({ name, file, load }: SentFileProps) {
  const t = useTexts<typeof conversationsWidgetMessages>()
  const { tag } = useTextsContext()
  const { blob, get, isFailed, isBusy } = useFile(load)
  const isPicture = file.is_kept && file.width > 0
  useEffect(() => {
    if (isPicture) void get()
  }, [isPicture, get])
  if (!file.is_kept) return <p className="chat-text">{t('conversations.file-gone', { name })}</p>
  const save = async () => {
    const loaded = blob ?? (await get())
    if (loaded) saveFile(new File([loaded], name, { type: file.type }))
  }
  return (
    <div className="chat-offer">
      {isPicture && <Picture name={name} file={file} blob={blob} />}
      <div>
        <Busy className="button chat-save" busy={isBusy} onClick={() => void save()}>
          {t('conversations.file-save', { name, size: sizeText(tag, file.size) })}
        </Busy>
      </div>
      <p className="help" role="status">
        {isFailed && t('conversations.file-failed')}
      </p>
    </div>
  )
}
