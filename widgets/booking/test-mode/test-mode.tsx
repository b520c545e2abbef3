import { type ComponentType, useMemo } from 'react'
import type { testModeMessages } from '#contract/messages/test-mode.messages'
import { TEST_HEADER } from '#contract/test-mode'
import type { Caller } from '../../core/element/api.ts'
import { type Host, HostContext, useHost } from '../../core/element/host.ts'
import { useTranslations } from '../../core/element/use-translations.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import css from './test-mode.css?inline'

type Messages = Record<keyof typeof testModeMessages, string>

/** Sends every write as a test; the server refuses those that it cannot try out. */
const around =
  (call: Caller): Caller =>
  (endpoint, request) => {
    if (endpoint.method === 'GET') return call(endpoint, request)
    const { headers } = request as { headers?: Record<string, string> }
    return call(endpoint, { ...request, headers: { ...headers, [TEST_HEADER]: '1' } } as typeof request)
  }

const inTestMode = (host: Host, texts: Messages): Host => ({
  ...host,
  emit: (name, detail) => host.emit(name, { ...detail, test: true }),
  log: async () => {},
  test: {
    around,
    notice: <p className="notice warning test-notice">{texts['test-mode.notice']}</p>,
    heading: texts['test-mode.heading'],
    done: <p>{texts['test-mode.done']}</p>
  }
})

/** A part of a widget with the attribute `test`: it books and sends nothing, and says so (decision 0077). */
export const tryOut = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  function TestMode(props: P) {
    useStyles(css)
    const host = useHost()
    const texts = useTranslations('test-mode') as Messages | undefined
    const tested = useMemo(() => texts && inTestMode(host, texts), [host, texts])
    if (!tested) return null
    return (
      <HostContext.Provider value={tested}>
        <Part {...props} />
      </HostContext.Provider>
    )
  }
