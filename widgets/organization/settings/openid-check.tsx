import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { openidCheckMessages } from '#contract/messages/openid-check.messages'
import { OPENID_FINDINGS, type OpenIdCheck } from '#contract/openid-check'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import type { GroupForm } from './group.atoms.ts'
import { isTestingAtom, resultAtom, testAtom, worksAtom } from './openid-check.atoms.ts'

const useMessages = useTexts<typeof openidCheckMessages>

function Finding({ finding, detail }: OpenIdCheck['findings'][number]) {
  const t = useMessages()
  const state = OPENID_FINDINGS[finding]
  return (
    <li className={state}>
      <strong>{t(`openid-check.${state}`)}</strong>
      <span>{t(`openid-check.${finding}`, { detail: /^\d+$/.test(detail) ? Number(detail) : detail })}</span>
    </li>
  )
}

function Result({ isOutdated }: { isOutdated: boolean }) {
  const t = useMessages()
  const result = useAtomValue(resultAtom)
  const works = useAtomValue(worksAtom)
  if (!result) return null
  return (
    <>
      <p className={works ? 'notice success' : 'notice danger'}>
        {t(works ? 'openid-check.all-works' : 'openid-check.some-fail')}
        {isOutdated && ` ${t('openid-check.outdated')}`}
      </p>
      <ul className="openid-findings">
        {result.findings.map((one) => (
          <Finding key={one.finding} {...one} />
        ))}
      </ul>
      <p>
        {t('openid-check.callback')} <code>{result.callback}</code>
      </p>
    </>
  )
}

/** Tests the sign-in service as it is in the fields, without saving. */
export function OpenIdTest({ form }: { form: GroupForm }) {
  const t = useMessages()
  const values = useAtomValue(form.valuesAtom)
  const isTesting = useAtomValue(isTestingAtom)
  const [result, forget] = useAtom(resultAtom)
  const test = useSetAtom(testAtom)
  // not shown on a later visit
  useEffect(() => () => forget(undefined), [forget])
  const { openid_issuer = '', openid_scope = '' } = values
  const isEmpty = !openid_issuer.trim()
  const isOutdated = result?.of.openid_issuer !== openid_issuer || result.of.openid_scope !== openid_scope
  return (
    <section className="card openid-test">
      <h2 className="card-title">{t('openid-check.title')}</h2>
      <p className="lead">{isEmpty ? t('openid-check.no-issuer') : t('openid-check.lead')}</p>
      <div className="stack" aria-live="polite">
        {!isEmpty && (
          <div>
            <Busy className="button" busy={isTesting} onClick={() => void test({ openid_issuer, openid_scope })}>
              {isTesting ? t('openid-check.running') : t('openid-check.run')}
            </Busy>
          </div>
        )}
        <Result isOutdated={isOutdated} />
      </div>
    </section>
  )
}
