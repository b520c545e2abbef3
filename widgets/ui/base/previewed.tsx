import type { ReactNode } from 'react'

interface PreviewedProps {
  /** A small copy as a data URL; without it, there is the picture alone. */
  preview: string | undefined
  width: number
  height: number
  /** The look of the picture. */
  className?: string
  /** As of the picture, where a style sheet says which part is shown. */
  id?: string
  /** The sharp picture, which is fetched after the first layout and drawn over the copy. */
  children: ReactNode
}

/** A picture of which our own pages contain a small copy: there with the first paint. */
export const Previewed = ({ preview, id, children, ...look }: PreviewedProps) =>
  preview ? (
    <span className="previewed">
      <img src={preview} alt="" {...look} {...(id && { 'data-photo': id })} />
      {children}
    </span>
  ) : (
    children
  )
