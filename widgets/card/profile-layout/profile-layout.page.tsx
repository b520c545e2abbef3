import { Redirect, useLocation } from 'wouter'
import type { profileLayoutMessages } from '#contract/messages/profile-layout.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { PageTabs } from '../../ui/base/page-tabs.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { ContactOptions } from './contact-options.tsx'
import css from './profile-layout.css?inline'
import { TextDescriptions } from './text-descriptions.tsx'

const ROOT = '/account-admin/profile-layout-management'
const PARTS = ['contact-options', 'text-descriptions'] as const

/** The empty path redirects to the first part (spec §2). */
export function Page() {
  useStyles(css)
  const t = useTexts<typeof profileLayoutMessages>()
  const [location] = useLocation()
  const part = PARTS.find((one) => location === `${ROOT}/${one}`)
  if (!part) return <Redirect to={`${ROOT}/${PARTS[0]}`} replace />
  return (
    <>
      <PageTabs
        label={t('profile-layout.parts')}
        tabs={PARTS.map((one) => ({
          href: `${ROOT}/${one}`,
          title: t(`profile-layout.${one}`),
          isCurrent: one === part
        }))}
      />
      {part === 'contact-options' ? <ContactOptions /> : <TextDescriptions />}
    </>
  )
}
