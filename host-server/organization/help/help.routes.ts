import { getHelp, type Help } from '#contract/help'
import { type Call, route } from '../../core/http/http.ts'

const read = async ({ tenant: { settings } }: Call): Promise<Help> => ({
  email: settings.help_email ?? '',
  phone: settings.help_phone ?? '',
  page: settings.help_page ?? ''
})

export const help = [route(getHelp, read)]
