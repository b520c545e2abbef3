import { defineWidget } from '../core/define-widget.tsx'
import { formatMessage } from '../core/format.ts'
import { whatsappSettingsTag } from '../embed/tags.ts'
import { FormProvider } from '../ui/form-provider.tsx'
import { look } from '../ui/look.ts'
import { WhatsAppSettings } from './whatsapp-settings.tsx'

defineWidget(whatsappSettingsTag, WhatsAppSettings, {
  styles: [look],
  scope: 'ui,app,whatsapp-settings',
  format: formatMessage,
  provide: FormProvider
})
