import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { openidCheckMessages } from '#contract/messages/openid-check.messages'
import { OPENID_FINDINGS } from '#contract/openid-check'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import type { GroupForm } from './group.atoms.ts'
import { forgetAtom, isTestingAtom, resultAtom, testAtom, worksAtom } from './openid-check.atoms.ts'
import { Findings } from './service-findings.tsx'

const useMessages = useTexts<typeof openidCheckMessages>

function Result({ isOutdated }: { isOutdated: boolean }) {
  const t = useMessages()
  const result = useAtomValue(resultAtom)
  const works = useAtomValue(worksAtom)
  if (!result) return null
  const findings = result.findings.map(({ finding, detail }) => ({
    key: finding,
    state: OPENID_FINDINGS[finding],
    word: t(`openid-check.${OPENID_FINDINGS[finding]}`),
    text: t(`openid-check.${finding}`, { detail: /^\d+$/.test(detail) ? Number(detail) : detail })
  }))
  const said = t(works ? 'openid-check.all-works' : 'openid-check.some-fail')
  return (
    <Findings works={works} said={isOutdated ? `${said} ${t('openid-check.outdated')}` : said} findings={findings}>
      <p>
        {t('openid-check.callback')} <code>{result.callback}</code>
      </p>
    </Findings>
  )
}

/** Tests the sign-in service as it is in the fields, without saving. */
export function OpenIdTest({ form }: { form: GroupForm }) {
  const t = useMessages()
  const values = useAtomValue(form.valuesAtom)
  const isTesting = useAtomValue(isTestingAtom)
  const result = useAtomValue(resultAtom)
  const forget = useSetAtom(forgetAtom)
  const test = useSetAtom(testAtom)
  // not shown on a later visit
  useEffect(() => forget, [forget])
  const { openid_issuer = '', openid_scope = '' } = values
  const isEmpty = !openid_issuer.trim()
  const isOutdated = result?.of.openid_issuer !== openid_issuer || result.of.openid_scope !== openid_scope
  return (
    <section className="card service-test">
      <h2 className="card-title">{t('openid-check.title')}</h2>
      <p className="lead">{isEmpty ? t('openid-check.no-issuer') : t('openid-check.lead')}</p>
      <div className="stack" aria-live="polite">
        {!isEmpty && (
          <div>
            <Busy className="button" busy={isTesting} onClick={() => void test(form, { openid_issuer, openid_scope })}>
              {isTesting ? t('openid-check.running') : t('openid-check.run')}
            </Busy>
          </div>
        )}
        <Result isOutdated={isOutdated} />
      </div>
    </section>
  )
}
