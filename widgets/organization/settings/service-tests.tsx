import { useAtomValue } from 'jotai'
import { CALENDAR_FINDINGS, checkCalendars } from '#contract/calendar-check'
import type { Input } from '#contract/endpoint'
import { checkTexts, TEXT_FINDINGS } from '#contract/text-messages'
import { checkVideo, VIDEO_FINDINGS } from '#contract/video-rooms'
import type { GroupForm } from './group.atoms.ts'
import { serviceCheck } from './service-check.atoms.ts'
import { ServiceTest, useCheckMessages } from './service-test.tsx'

const videoCheck = serviceCheck({
  meanings: VIDEO_FINDINGS,
  ask: (call, body: Input<(typeof checkVideo)['shape']>['body']) => call(checkVideo, { body })
})
const textCheck = serviceCheck({
  meanings: TEXT_FINDINGS,
  ask: (call, body: Input<(typeof checkTexts)['shape']>['body']) => call(checkTexts, { body })
})
const calendarCheck = serviceCheck({
  meanings: CALENDAR_FINDINGS,
  ask: (call, body: Input<(typeof checkCalendars)['shape']>['body']) => call(checkCalendars, { body })
})

interface TestProps {
  form: GroupForm
}

/** Tests the video service. */
export function VideoTest({ form }: TestProps) {
  const t = useCheckMessages()
  const { video_provider } = useAtomValue(form.valuesAtom)
  const how = video_provider === 'teams' ? 'video-check.lead-teams' : 'video-check.lead'
  const lead = t(video_provider ? how : 'video-check.no-provider')
  const of = { form, lead, isReady: Boolean(video_provider), check: videoCheck, meanings: VIDEO_FINDINGS }
  return <ServiceTest noun="video" {...of} />
}

/** Tests the text message service, and says where it sends what people answer. */
export function TextTest({ form }: TestProps) {
  const t = useCheckMessages()
  const { text_provider } = useAtomValue(form.valuesAtom)
  const lead = t(text_provider ? 'text-check.lead' : 'text-check.no-provider')
  const of = { form, lead, isReady: Boolean(text_provider), check: textCheck, meanings: TEXT_FINDINGS }
  return (
    <ServiceTest
      noun="text"
      {...of}
      more={({ replies }) => (
        <p>
          {t('text-check.replies')} <code>{replies}</code>
        </p>
      )}
    />
  )
}

/** Tests whether the services accept client ID and secret. */
export function CalendarTest({ form }: TestProps) {
  const t = useCheckMessages()
  const { microsoft_client_id, google_client_id } = useAtomValue(form.valuesAtom)
  const isReady = Boolean(microsoft_client_id || google_client_id)
  const lead = t(isReady ? 'calendar-check.lead' : 'calendar-check.no-client')
  return <ServiceTest noun="calendar" {...{ form, lead, isReady, check: calendarCheck, meanings: CALENDAR_FINDINGS }} />
}
