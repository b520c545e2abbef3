import { FRAME_EVENTS, type FrameMessage } from '#contract/frames'

/**
 * Within a frame: tells the page around it how high the widget is, and what has happened. Only a registered website is
 * told: the browser delivers to that origin alone.
 */
const registered = (document.body.dataset.origins ?? '').split(' ').filter(Boolean)
const around = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin)
const origins = around ? registered.filter((origin) => origin === around) : registered

function tell(message: FrameMessage) {
  for (const origin of origins) parent.postMessage(message, origin)
}

if (parent !== window) {
  const measure = () => tell({ advisor: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })
  new ResizeObserver(measure).observe(document.body)
  for (const type of FRAME_EVENTS) {
    document.addEventListener(type, ({ detail }: CustomEventInit) =>
      tell({ advisor: 'event', type, detail: detail ?? {} })
    )
  }
}
