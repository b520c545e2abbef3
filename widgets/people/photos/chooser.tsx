import { type ChangeEvent, type DragEvent, type ReactNode, type RefObject, useState } from 'react'
import { UPLOAD_TYPES } from '#contract/photos'
import { useId } from '../../core/element/use-id.ts'

interface ChooserProps {
  label: string
  help: ReactNode
  errors: readonly string[]
  input: RefObject<HTMLInputElement | null>
  onFile: (file: File) => void
  children?: ReactNode
}

/** Chooses a picture by file dialog or drop; its children are shown above the button. */
export function Chooser({ label, help, errors, input, onFile, children }: ChooserProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => files?.[0] && onFile(files[0])
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer?.files)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files)
    // the same file may be chosen again
    currentTarget.value = ''
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button the first
    <div
      className={isOver ? 'photo-frame over' : 'photo-frame'}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <div className="field">
        <label className="button photo-choose">
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            accept={UPLOAD_TYPES.join()}
            aria-describedby={`${id}-help ${id}-errors`}
            aria-invalid={errors.length > 0 || undefined}
            onChange={choose}
          />
          {label}
        </label>
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
        <div className="errors" id={`${id}-errors`} aria-live="polite">
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      </div>
    </div>
  )
}
