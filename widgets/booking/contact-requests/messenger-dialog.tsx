import { useMemo } from 'react'
import type { ContactOffer } from '#contract/contact-requests'
import { formatMessage } from '../../core/element/format.ts'
import { TextsContext, useTextsContext } from '../../core/element/texts.tsx'
import type { DialogProps } from '../../core/element/use-dialog.ts'
import { look } from '../../ui/base/look.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Request } from './request.tsx'

interface MessengerProps extends DialogProps {
  offer: ContactOffer
}

/** A message to the advisor. */
export function Dialog({ alias, offer, isOpen, onClose }: MessengerProps) {
  useStyles(look)
  const texts = useTextsContext()
  // the button itself has no text with arguments
  const formatted = useMemo(() => ({ ...texts, format: formatMessage }), [texts])
  return (
    <TextsContext.Provider value={formatted}>
      <Request alias={alias} kind="messenger" offer={offer} popup={{ isOpen, onClose }} />
    </TextsContext.Provider>
  )
}
