import { breakableAtDomain } from '../widgets/ui/base/breakable.tsx'

export interface Fact {
  name: string
  lines: readonly {
    text: string
    href?: string
    /** Of a time zone's name that only readers with another clock at that moment need; a script shows it to them. */
    elsewhere?: { zone: string; moment: string }
  }[]
  /** URL of the photo of the person that the lines name. */
  photo?: string | null
}

type LineProps = Fact['lines'][number]

const Line = ({ text, href }: LineProps) => {
  if (!href) return text
  return <a href={href}>{href.startsWith('mailto:') ? breakableAtDomain(text) : text}</a>
}

const Person = ({ photo, lines }: { photo: string } & Pick<Fact, 'lines'>) => (
  <dd className="person">
    <img src={photo} alt="" width="56" height="56" />
    <div>
      {lines.map((line) => (
        <div key={line.text}>
          <Line {...line} />
        </div>
      ))}
    </div>
  </dd>
)

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(({ name, lines, photo }) => (
      <div key={name}>
        <dt>{name}</dt>
        {photo ? (
          <Person photo={photo} lines={lines} />
        ) : (
          lines.map((line) => (
            <dd
              key={line.text}
              hidden={Boolean(line.elsewhere)}
              data-zone={line.elsewhere?.zone}
              data-moment={line.elsewhere?.moment}
            >
              <Line {...line} />
            </dd>
          ))
        )}
      </div>
    ))}
  </dl>
)
