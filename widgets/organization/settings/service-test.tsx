import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { calendarCheckMessages } from '#contract/messages/calendar-check.messages'
import type { textCheckMessages } from '#contract/messages/text-check.messages'
import type { videoCheckMessages } from '#contract/messages/video-check.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import type { GroupForm } from './group.atoms.ts'
import type { serviceCheck } from './service-check.atoms.ts'
import { Findings, type FoundOut } from './service-findings.tsx'

export const useCheckMessages = useTexts<
  typeof calendarCheckMessages & typeof textCheckMessages & typeof videoCheckMessages
>

interface Found {
  findings: readonly { finding: string; detail: string }[]
}

interface ServiceTestProps<Of, Answer extends Found> {
  form: GroupForm
  /** Prefix of its texts, without `-check`. */
  noun: 'calendar' | 'text' | 'video'
  /** Says what it tests, or what must be chosen first. */
  lead: string
  /** Whether there is something to test. */
  isReady: boolean
  check: ReturnType<typeof serviceCheck<Of, Answer>>
  meanings: Readonly<Record<string, FoundOut['state']>>
  /** What else the answer says. */
  more?: (answer: Answer) => ReactNode
}

function Result<Of, Answer extends Found>({
  noun,
  check,
  meanings,
  more,
  present
}: Omit<ServiceTestProps<Of, Answer>, 'form' | 'lead' | 'isReady'> & { present: Of }) {
  const t = useCheckMessages()
  const result = useAtomValue(check.resultAtom)
  const works = useAtomValue(check.worksAtom)
  if (!result) return null
  const findings = result.findings.map(({ finding, detail }) => {
    const state = meanings[finding] ?? 'unsure'
    return {
      key: finding,
      state,
      word: t(`${noun}-check.${state}`),
      text: t(`${noun}-check.${finding}` as Said, { detail })
    }
  })
  const said = t(works ? `${noun}-check.all-works` : `${noun}-check.some-fail`)
  const isOutdated = JSON.stringify(result.of) !== JSON.stringify(present)
  return (
    <Findings works={works} said={isOutdated ? `${said} ${t(`${noun}-check.outdated`)}` : said} findings={findings}>
      {more?.(result)}
    </Findings>
  )
}

/** One that names a detail, for the compiler: which there are, the meanings say. */
type Said = 'video-check.answers'

/** Tests a service as it is in the fields, without saving. */
export function ServiceTest<Of, Answer extends Found>({ form, lead, isReady, ...rest }: ServiceTestProps<Of, Answer>) {
  const { noun, check } = rest
  const t = useCheckMessages()
  const values = useAtomValue(form.valuesAtom)
  const isTesting = useAtomValue(check.isTestingAtom)
  const forget = useSetAtom(check.forgetAtom)
  const test = useSetAtom(check.testAtom)
  // not shown on a later visit
  useEffect(() => forget, [forget])
  const present = Object.fromEntries(form.names.map((name) => [name, (values[name] ?? '').trim()])) as Of
  return (
    <section className="card service-test">
      <h2 className="card-title">{t(`${noun}-check.title`)}</h2>
      <p className="lead">{lead}</p>
      <div className="stack" aria-live="polite">
        {isReady && (
          <div>
            <Busy className="button" busy={isTesting} onClick={() => void test(form, present)}>
              {t(isTesting ? `${noun}-check.running` : `${noun}-check.run`)}
            </Busy>
          </div>
        )}
        <Result {...rest} present={present} />
      </div>
    </section>
  )
}
