/** Only what leads to the web: a link's value is typed by people, and `javascript:` is an address too. */
export const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
