import type { AdvisorList, ListedAdvisor, ListField } from '#contract/advisor-list'
import type { LeadOn } from '#contract/campaign'
import type { advisorListWidgetMessages } from '#contract/messages/advisor-list.messages'
import type { uiAbsenceMessages } from '#contract/messages/ui.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

interface ListedProps {
  list: AdvisorList
  /** What the list is narrowed down by. */
  asked: Partial<Record<ListField, string | undefined>>
  /** Origin of the host; empty on its own page. */
  origin: string
  leadOn: LeadOn
}

type PersonProps = Omit<ListedProps, 'list'> & { advisor: ListedAdvisor }

function Photo({ advisor: { profile_picture_url: url, full_name }, origin }: PersonProps) {
  if (!url) {
    return (
      <span className="listed-photo initials" aria-hidden="true">
        {full_name.slice(0, 1)}
      </span>
    )
  }
  return <img className="listed-photo" src={origin + url} alt="" width={72} height={72} loading="lazy" />
}

function Facts({ advisor: { position, organization, absence }, asked }: PersonProps) {
  const t = useTexts<typeof uiAbsenceMessages>()
  const { tag, written_in } = useTextsContext()
  const until =
    absence && new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(absence.until))
  return (
    <>
      {position && <p lang={written_in}>{position}</p>}
      {!asked.branch && <p className="help">{organization.name}</p>}
      {until && <p className="listed-away">{t('ui.absent', { day: until })}</p>}
    </>
  )
}

function Person(props: PersonProps) {
  const t = useTexts<typeof advisorListWidgetMessages>()
  const { advisor, asked, origin, leadOn } = props
  const { slug, full_name: name, is_bookable } = advisor
  return (
    <li className="listed-person" part="person">
      <Photo {...props} />
      <div className="listed-words">
        <a className="listed-name" href={leadOn(`${origin}/app/profile/${slug}`)}>
          {name}
        </a>
        <Facts {...props} />
        {is_bookable && (
          <a
            className="listed-book"
            href={leadOn(`${origin}/book/${slug}${asked.topic ? `?topic=${asked.topic}` : ''}`)}
            aria-label={t('advisor-list.book-with', { name })}
          >
            {t('advisor-list.book')}
          </a>
        )}
      </div>
    </li>
  )
}

/** The people of a list, for the host's page and for the tag. */
export const Listed = ({ list, ...rest }: ListedProps) => (
  <ul className="listed">
    {list.advisors.map((advisor) => (
      <Person key={advisor.uuid} advisor={advisor} {...rest} />
    ))}
  </ul>
)
