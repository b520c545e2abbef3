import type { ReactNode } from 'react'
import { StoreProvider } from '../../core/element/store.tsx'
import { Notifications } from '../feedback/notifications.tsx'

/** The element's store and, below what it shows, the notification area that saving speaks through. */
export const FormProvider = ({ children }: { children: ReactNode }) => (
  <StoreProvider>
    {children}
    <Notifications />
  </StoreProvider>
)
