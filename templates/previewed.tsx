import type { ReactNode } from 'react'

interface PreviewedProps {
  /** A small copy as a data URL; without it, there is the picture alone. */
  preview: string | undefined
  width: number
  height: number
  /** As of the picture, where a style sheet says which part is shown. */
  id?: string
  /** The sharp picture, which is fetched after the first layout and drawn over the copy. */
  children: ReactNode
}

/** A picture of which a small copy is inside the page: there with the first paint. */
export const Previewed = ({ preview, width, height, id, children }: PreviewedProps) =>
  preview ? (
    <span className="previewed">
      <img src={preview} width={width} height={height} alt="" {...(id && { 'data-photo': id })} />
      {children}
    </span>
  ) : (
    children
  )
