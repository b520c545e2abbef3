import { Fragment } from 'react'

/** An address breaks before its domain rather than within a word. */
export const breakable = (text: string) =>
  text.split(/(?=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
