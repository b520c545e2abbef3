/** A phone number as it is written for people, as a link. */
export const telLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A search for an address, where the reader looks at maps. */
export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
