import type { AdvisorProfile } from '#contract/advisors'
import type { profileLayoutMessages } from '#contract/messages/profile-layout.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import bodyCss from '../profile/body.css?inline'
import { Links, Social, Texts } from '../profile/body.tsx'
import cardCss from '../profile/card.css?inline'
import { Contact } from '../profile/contact.tsx'
import { Hero } from '../profile/hero.tsx'

type Shown = Pick<AdvisorProfile, 'offers' | 'text_descriptions' | 'experience'>

const NO_UUID = '00000000-0000-4000-8000-000000000000'

/** A preview of a card from the real components; nothing in it is clickable. */
export function Preview({ shown, lead }: { shown: Shown; lead: 'preview-lead' | 'preview-texts' }) {
  useStyles(cardCss)
  useStyles(bodyCss)
  const t = useTexts<typeof profileLayoutMessages>()
  const [first_name, last_name] = t('profile-layout.sample-name').split(' ') as [string, string]
  const profile: AdvisorProfile = {
    uuid: NO_UUID,
    slug: 'preview',
    first_name,
    last_name,
    title_prefix: '',
    title_suffix: '',
    full_name: t('profile-layout.sample-name'),
    position: t('profile-layout.sample-position'),
    phone_number: '',
    email_address: '',
    profile_picture_url: null,
    profile_pictures: [],
    shortcut_icon_url: null,
    custom_links: [],
    contact_options: {},
    ...shown
  }
  return (
    <section className="layout-preview" aria-label={t('profile-layout.preview')}>
      <h2 className="card-title">{t('profile-layout.preview')}</h2>
      <p className="help">{t(`profile-layout.${lead}`)}</p>
      <div className="stack" inert>
        <div className="card card-person compact">
          <Hero profile={profile} level="h2" />
          <div className="card-ways">
            <Contact profile={profile} isOpen />
          </div>
        </div>
        <div className="card card-main">
          <Texts profile={profile} place="featured" />
          <Texts profile={profile} place="default" />
          <Links profile={profile} />
          <Social profile={profile} />
          <Texts profile={profile} place="social-media" />
        </div>
      </div>
    </section>
  )
}
