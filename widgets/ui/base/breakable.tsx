import { Fragment } from 'react'

const brokenAt = (places: RegExp) => (address: string) =>
  address.split(places).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** In a narrow column an address breaks before its dots and its @ rather than within a word. */
export const breakable = /* @__PURE__ */ brokenAt(/(?=[.@])/)

/** An address breaks before its domain rather than within a word. */
export const breakableAtDomain = /* @__PURE__ */ brokenAt(/(?=@)/)
