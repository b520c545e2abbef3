import { useAtomValue, useSetAtom } from 'jotai'
import * as v from 'valibot'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import {
  DEGREES_MAX,
  type Organization,
  OrganizationAddress,
  putOrganizationAddress,
  ZIP_MAX
} from '#contract/organizations'
import { PHONE_MAX } from '#contract/values'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { zoneChoices } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { degreesText, type Place } from './mercator.ts'
import { PlaceMap } from './place-map.tsx'
import { textForm } from './text-form.atoms.ts'
import { Field, TextFormCard, useFieldErrors } from './text-form.tsx'

const within = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))
const PlaceDegrees = { latitude: within(DEGREES_MAX.latitude), longitude: within(DEGREES_MAX.longitude) }

const useMessages = useTexts<typeof organizationsMessages>

/** With a point or a comma; reports values that are not numbers. */
const degreesOf = (text: string) => (text.trim() ? Number(text.trim().replace(',', '.')) : null)
const textOf = (degrees: number | null, tag: string) => (degrees === null ? '' : degreesText(degrees, tag))

export const address = textForm({
  schema: OrganizationAddress,
  labels: {
    street: 'organizations.street',
    zip: 'organizations.zip',
    city: 'organizations.city',
    phone_number: 'organizations.phone',
    time_zone: 'organizations.time-zone',
    latitude: 'organizations.latitude',
    longitude: 'organizations.longitude'
  },
  of: ({ address: current, phone_number, time_zone, latitude, longitude }: Organization, tag) => ({
    street: current?.street ?? '',
    zip: current?.zip ?? '',
    city: current?.city ?? '',
    phone_number,
    time_zone,
    latitude: textOf(latitude, tag),
    longitude: textOf(longitude, tag)
  }),
  body: ({ latitude, longitude, ...rest }) => ({
    ...rest,
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude)
  }),
  together: ['latitude', 'longitude'],
  save: (call, based, body) => call(putOrganizationAddress, { ...based, body }),
  merge: (before, { street, zip, city, ...rest }) => ({ ...before, ...rest, address: { street, zip, city } }),
  said: () => ['organizations.address-saved']
})

function TimeZone() {
  const t = useMessages()
  const zone = useAtomValue(address.valuesAtom).time_zone ?? ''
  const type = useSetAtom(address.typeAtom)
  const label = t(address.labels.time_zone)
  return (
    <ComboboxField
      name="time_zone"
      label={label}
      help={t('organizations.time-zone-help')}
      errors={useFieldErrors(address, 'time_zone', { attribute: label })}
      value={zone}
      options={zoneChoices(zone || undefined)}
      onChange={(value) => type('time_zone', value)}
    />
  )
}

/** The typed degrees, if they name a place. */
function placeOf({ latitude = '', longitude = '' }: Record<string, string>): Place | undefined {
  const place = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) }
  return v.is(v.object(PlaceDegrees), place) ? place : undefined
}

function Position() {
  const place = placeOf(useAtomValue(address.valuesAtom))
  const type = useSetAtom(address.typeAtom)
  const { tag } = useTextsContext()
  const put = ({ latitude, longitude }: Place) => {
    type('latitude', textOf(latitude, tag))
    type('longitude', textOf(longitude, tag))
  }
  return <PlaceMap place={place} onPlace={put} />
}

/** A branch's address, phone number, time zone and coordinates. */
export function AddressFields() {
  const t = useMessages()
  const degrees = { of: address, inputMode: 'text', spellCheck: false } as const
  return (
    <>
      <Field of={address} name="street" required />
      <div className="org-pair zip">
        <Field of={address} name="zip" max={ZIP_MAX} required />
        <Field of={address} name="city" required />
      </div>
      <Field of={address} name="phone_number" max={PHONE_MAX} type="tel" inputMode="tel" />
      <TimeZone />
      <p className="help">{t('organizations.degrees-help')}</p>
      <Position />
      <div className="org-pair">
        <Field {...degrees} name="latitude" most={DEGREES_MAX.latitude} />
        <Field {...degrees} name="longitude" most={DEGREES_MAX.longitude} />
      </div>
    </>
  )
}

export function Address({ uuid }: { uuid: string }) {
  const t = useMessages()
  return (
    <TextFormCard of={address} uuid={uuid} title={t('organizations.change-address')}>
      {() => <AddressFields />}
    </TextFormCard>
  )
}
