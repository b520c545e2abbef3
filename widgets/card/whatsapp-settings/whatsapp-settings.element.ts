import { whatsappSettingsTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { look } from '../../ui/base/look.ts'
import { FormProvider } from '../../ui/fields/form-provider.tsx'
import { WhatsAppSettings } from './whatsapp-settings.tsx'

defineWidget(whatsappSettingsTag, WhatsAppSettings, {
  styles: [look],
  format: formatMessage,
  provide: FormProvider
})
