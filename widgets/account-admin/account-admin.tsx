import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { accountAdminMessages } from '#contract/account-admin.messages'
import type { appMessages } from '#contract/app.messages'
import { openAdministration } from '../app/tabs.ts'
import { subjectAtom } from '../core/access.ts'
import { useTexts } from '../core/texts.tsx'
import { AdminFrame, OVERVIEW } from './frame.tsx'

/** The administration's overview: its pages by group, each with what it is for. */
export function Page() {
  const t = useTexts<typeof accountAdminMessages & typeof appMessages>()
  const groups = openAdministration(useAtomValue(subjectAtom))
  return (
    <AdminFrame path={OVERVIEW}>
      <div className="start">
        {groups.map(({ title, pages }) => (
          <section key={title}>
            <h2>{t(title)}</h2>
            <ul className="start-pages">
              {pages.map((page) => (
                <li key={page.path} className="card start-page">
                  <Link href={page.path}>{t(page.title)}</Link>
                  <p className="lead">{page.lead && t(page.lead)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </AdminFrame>
  )
}
