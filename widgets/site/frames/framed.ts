import { FRAME_EVENTS, type FrameMessage } from '#contract/frames'

/**
 * Within a frame: tells the page around it how high the widget is, and what has happened. Only a registered website is
 * told: the browser delivers to that origin alone.
 */
const { around } = document.body.dataset

function tell(message: FrameMessage) {
  if (around) parent.postMessage(message, around)
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
