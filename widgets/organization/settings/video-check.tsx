import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { videoCheckMessages } from '#contract/messages/video-check.messages'
import { VIDEO_FINDINGS } from '#contract/video-rooms'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import type { GroupForm } from './group.atoms.ts'
import { Findings } from './service-findings.tsx'
import { forgetAtom, isTestingAtom, resultAtom, type Tested, testAtom, worksAtom } from './video-check.atoms.ts'

const useMessages = useTexts<typeof videoCheckMessages>

function Result({ present }: { present: Tested }) {
  const t = useMessages()
  const result = useAtomValue(resultAtom)
  const works = useAtomValue(worksAtom)
  if (!result) return null
  const findings = result.findings.map(({ finding, detail }) => ({
    key: finding,
    state: VIDEO_FINDINGS[finding],
    word: t(`video-check.${VIDEO_FINDINGS[finding]}`),
    text: t(`video-check.${finding}`, { detail })
  }))
  const said = t(works ? 'video-check.all-works' : 'video-check.some-fail')
  const isOutdated = JSON.stringify(result.of) !== JSON.stringify(present)
  return (
    <Findings works={works} said={isOutdated ? `${said} ${t('video-check.outdated')}` : said} findings={findings} />
  )
}

/** Tests the video service as it is in the fields, without saving. */
export function VideoTest({ form }: { form: GroupForm }) {
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
      <h2 className="card-title">{t('video-check.title')}</h2>
      <p className="lead">{t(values.video_provider ? 'video-check.lead' : 'video-check.no-provider')}</p>
      <div className="stack" aria-live="polite">
        {values.video_provider && (
          <div>
            <Busy className="button" busy={isTesting} onClick={() => void test(form, present)}>
              {isTesting ? t('video-check.running') : t('video-check.run')}
            </Busy>
          </div>
        )}
        <Result present={present} />
      </div>
    </section>
  )
}
