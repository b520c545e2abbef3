import { SECRET_MASK, SETTING_NAMES, type Settings, settingOf } from '../settings.ts'

export const exampleSettings: Settings = {
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, settingOf(name).initial])),
  primary_color: '#0b5d4e',
  whatsapp_number: '+43 1 2345678',
  mail_from: 'termine@demo.example',
  map_tile_url: SECRET_MASK
}
