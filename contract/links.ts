/** A phone number as it is written for people, as a link. */
export const telLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A mailto link: `?` and `&` are valid in addresses and would add recipients, so they are encoded. */
export const mailLink = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`

/** A link to search an address in the reader's map application. */
export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
