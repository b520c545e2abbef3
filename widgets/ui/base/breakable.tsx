import { Fragment } from 'react'

/** An address breaks before its dots and its @ rather than within a word. */
export const breakable = (address: string) =>
  address.split(/(?=[.@])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
