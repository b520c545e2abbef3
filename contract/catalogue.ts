import { parse } from '@formatjs/icu-messageformat-parser'
import { accountMessages } from './account.messages.ts'
import { accountAdminMessages } from './account-admin.messages.ts'
import { advisorSettingsMessages } from './advisor-settings.messages.ts'
import { advisorsExportMessages } from './advisors-export.messages.ts'
import { appMessages } from './app.messages.ts'
import { appointmentTypesMessages } from './appointment-types.messages.ts'
import { appointmentsMessages } from './appointments.messages.ts'
import { assistantsMessages } from './assistants.messages.ts'
import { auditMessages } from './audit.messages.ts'
import { auditFieldsMessages } from './audit-fields.messages.ts'
import { bookingMessages } from './booking.messages.ts'
import { branchTextsMessages } from './branch-texts.messages.ts'
import { branchesMessages } from './branches.messages.ts'
import { cardTextsMessages } from './card-texts.messages.ts'
import { consentsMessages } from './consents.messages.ts'
import { contactRequestsMessages } from './contact-requests.messages.ts'
import { cookieNoticeMessages } from './cookie-notice.messages.ts'
import { customLinksMessages } from './custom-links.messages.ts'
import { defaultHoursMessages } from './default-hours.messages.ts'
import { errorsMessages } from './errors.messages.ts'
import { externalAnalystsMessages } from './external-analysts.messages.ts'
import { institutionMessages } from './institution.messages.ts'
import { listsMessages } from './lists.messages.ts'
import type { Locale, MessageTable } from './locales.ts'
import { mailsMessages } from './mails.messages.ts'
import { metaTagsMessages } from './meta-tags.messages.ts'
import { openidMessages } from './openid.messages.ts'
import { orderedListMessages } from './ordered-list.messages.ts'
import { organizationsMessages } from './organizations.messages.ts'
import { pagesMessages } from './pages.messages.ts'
import { peopleMessages } from './people.messages.ts'
import { peopleImportMessages } from './people-import.messages.ts'
import { photosMessages } from './photos.messages.ts'
import { profileMessages } from './profile.messages.ts'
import { profileLayoutMessages } from './profile-layout.messages.ts'
import { pushFormMessages } from './push-form.messages.ts'
import { pushHistoryMessages } from './push-history.messages.ts'
import { redirectionsMessages } from './redirections.messages.ts'
import { reportsMessages } from './reports.messages.ts'
import { searchMessages } from './search.messages.ts'
import { searchFormsMessages } from './search-forms.messages.ts'
import { settingsMessages } from './settings.messages.ts'
import { shareMessages } from './share.messages.ts'
import { slotsCalendarMessages } from './slots-calendar.messages.ts'
import { smmCalendarMessages } from './smm-calendar.messages.ts'
import { topicsMessages } from './topics.messages.ts'
import { topicsManagementMessages } from './topics-management.messages.ts'
import type { Messages } from './translations.ts'
import { uiMessages } from './ui.messages.ts'
import { vCardMessages } from './v-card.messages.ts'
import { visitorMessages } from './visitor.messages.ts'
import { walletMessages } from './wallet.messages.ts'
import { walletCardMessages } from './wallet-card.messages.ts'
import { whatsappMessages } from './whatsapp.messages.ts'
import { whatsappSettingsMessages } from './whatsapp-settings.messages.ts'
import { workingHoursMessages } from './working-hours.messages.ts'

/** Every noun's texts, by the scope that a widget asks for. */
export const scopes: Record<string, MessageTable> = {
  ui: uiMessages,
  app: appMessages,
  account: accountMessages,
  pages: pagesMessages,
  people: peopleMessages,
  'people-import': peopleImportMessages,
  photos: photosMessages,
  profile: profileMessages,
  branches: branchesMessages,
  organizations: organizationsMessages,
  'external-analysts': externalAnalystsMessages,
  mails: mailsMessages,
  appointments: appointmentsMessages,
  booking: bookingMessages,
  consents: consentsMessages,
  'contact-requests': contactRequestsMessages,
  errors: errorsMessages,
  visitor: visitorMessages,
  whatsapp: whatsappMessages,
  'whatsapp-settings': whatsappSettingsMessages,
  'v-card': vCardMessages,
  share: shareMessages,
  wallet: walletMessages,
  'wallet-card': walletCardMessages,
  'push-form': pushFormMessages,
  'push-history': pushHistoryMessages,
  topics: topicsMessages,
  'advisor-settings': advisorSettingsMessages,
  'appointment-types': appointmentTypesMessages,
  'slots-calendar': slotsCalendarMessages,
  'working-hours': workingHoursMessages,
  'default-hours': defaultHoursMessages,
  'smm-calendar': smmCalendarMessages,
  'account-admin': accountAdminMessages,
  audit: auditMessages,
  'audit-fields': auditFieldsMessages,
  settings: settingsMessages,
  institution: institutionMessages,
  'meta-tags': metaTagsMessages,
  'cookie-notice': cookieNoticeMessages,
  redirections: redirectionsMessages,
  'topics-management': topicsManagementMessages,
  lists: listsMessages,
  'ordered-list': orderedListMessages,
  'profile-layout': profileLayoutMessages,
  'advisors-export': advisorsExportMessages,
  'custom-links': customLinksMessages,
  assistants: assistantsMessages,
  'card-texts': cardTextsMessages,
  'branch-texts': branchTextsMessages,
  openid: openidMessages,
  reports: reportsMessages,
  search: searchMessages,
  'search-forms': searchFormsMessages
}

const takesArguments = (text: string) => /[{<#]/.test(text)

function textIn(locale: Locale, row: MessageTable[string]): string {
  if (locale === 'en') return row.en
  return (locale === 'de-AT-informal' && row['de-AT-informal']) || row['de-AT']
}

/** The texts of some scopes (all when none is named) in one language, with ICU messages parsed. */
export function catalogue(locale: Locale, names: readonly string[] = Object.keys(scopes)): Messages {
  const rows = names.flatMap((name) => Object.entries(scopes[name] ?? {}))
  return Object.fromEntries(
    rows.map(([id, row]) => {
      const text = textIn(locale, row)
      return [id, takesArguments(text) ? JSON.parse(JSON.stringify(parse(text))) : text]
    })
  )
}
