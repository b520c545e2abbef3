import type { ReactNode } from 'react'
import { StoreProvider } from '../../core/element/store.tsx'
import { Notifications } from '../feedback/notifications.tsx'

/** The element's store, and the notification area below its content. */
export const FormProvider = ({ children }: { children: ReactNode }) => (
  <StoreProvider>
    <Notifications>{children}</Notifications>
  </StoreProvider>
)
