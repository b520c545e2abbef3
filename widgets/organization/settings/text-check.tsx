import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { textCheckMessages } from '#contract/messages/text-check.messages'
import { TEXT_FINDINGS } from '#contract/text-messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import type { GroupForm } from './group.atoms.ts'
import { Findings } from './service-findings.tsx'
import { forgetAtom, isTestingAtom, resultAtom, type Tested, testAtom, worksAtom } from './text-check.atoms.ts'

const useMessages = useTexts<typeof textCheckMessages>

function Result({ present }: { present: Tested }) {
  const t = useMessages()
  const result = useAtomValue(resultAtom)
  const works = useAtomValue(worksAtom)
  if (!result) return null
  const findings = result.findings.map(({ finding, detail }) => ({
    key: finding,
    state: TEXT_FINDINGS[finding],
    word: t(`text-check.${TEXT_FINDINGS[finding]}`),
    text: t(`text-check.${finding}`, { detail })
  }))
  const said = t(works ? 'text-check.all-works' : 'text-check.some-fail')
  const isOutdated = JSON.stringify(result.of) !== JSON.stringify(present)
  return (
    <Findings works={works} said={isOutdated ? `${said} ${t('text-check.outdated')}` : said} findings={findings}>
      <p>
        {t('text-check.replies')} <code>{result.replies}</code>
      </p>
    </Findings>
  )
}

/** Tests the text message service as it is in the fields, without saving. */
export function TextTest({ form }: { form: GroupForm }) {
  const t = useMessages()
  const values = useAtomValue(form.valuesAtom)
  const isTesting = useAtomValue(isTestingAtom)
  const forget = useSetAtom(forgetAtom)
  const test = useSetAtom(testAtom)
  // not shown on a later visit
  useEffect(() => forget, [forget])
  const present = Object.fromEntries(form.names.map((name) => [name, (values[name] ?? '').trim()])) as Tested
  return (
    <section className="card service-test">
      <h2 className="card-title">{t('text-check.title')}</h2>
      <p className="lead">{t(values.text_provider ? 'text-check.lead' : 'text-check.no-provider')}</p>
      <div className="stack" aria-live="polite">
        {values.text_provider && (
          <div>
            <Busy className="button" busy={isTesting} onClick={() => void test(form, present)}>
              {isTesting ? t('text-check.running') : t('text-check.run')}
            </Busy>
          </div>
        )}
        <Result present={present} />
      </div>
    </section>
  )
}
