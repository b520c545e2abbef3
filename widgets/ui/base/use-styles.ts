import { useLayoutEffect } from 'react'
import { useHost } from '../../core/element/host.ts'
import { adopt } from '../../core/element/styles.ts'

/** Adopts a component's own CSS where it renders, so that no element has to list it. */
export function useStyles(css: string) {
  const { root } = useHost()
  useLayoutEffect(() => adopt(root, css), [root, css])
}
