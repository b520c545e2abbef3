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
