export interface Fact {
  name: string
  lines: readonly { text: string; href?: string }[]
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(({ name, lines }) => (
      <div key={name}>
        <dt>{name}</dt>
        {lines.map(({ text, href }) => (
          <dd key={text}>{href ? <a href={href}>{text}</a> : text}</dd>
        ))}
      </div>
    ))}
  </dl>
)

/** A phone number as it is written for people, as a link. */
export const telLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A search for an address, where the reader looks at maps. */
export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
