/** Accepts http and https only: people enter these links, and `javascript:` is a URL too. */
export const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
