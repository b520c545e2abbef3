type Options = Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format of dates, made when one is needed and once: making one takes a hundred times as long as formatting. */
export function dateFormat(tag: string, options: Options): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options)
  let made = formats.get(key)
  if (!made) {
    made = new Intl.DateTimeFormat(tag, options)
    formats.set(key, made)
  }
  return made
}
