import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { contrast, themeOf } from '#contract/colour'
import { DEFAULT_THEME_COLOUR } from '#contract/tenant'
import { Stage } from '../.storybook/stage.tsx'
import { dark } from '../.storybook/states.ts'
import { TOGGLE_DEFAULTS } from '../widgets/ui/fields/toggle.tsx'

/** Surfaces of `widgets/ui/base/base.css`. */
const LIGHT = '#ffffff'
const DARK = '#191d21'

const ratio = (one: string, other: string) => `${contrast(one, other).toFixed(2)} : 1`

const Swatch = ({ surface, ink, children }: { surface: string; ink: string; children: ReactNode }) => (
  <td style={{ padding: '12px 16px', background: surface, color: ink, fontWeight: 600 }}>
    {children} {ratio(surface, ink)}
  </td>
)

function Colour({ primary }: { primary: string }) {
  const { on_primary, accent_light, accent_dark } = themeOf(primary)
  return (
    <tr>
      <th scope="row" style={{ padding: '12px 16px', textAlign: 'start' }}>
        {primary}
        {primary === DEFAULT_THEME_COLOUR && <span className="help"> (the default)</span>}
      </th>
      <td style={{ padding: '12px 16px' }}>{ratio(primary, LIGHT)}</td>
      <Swatch surface={primary} ink={on_primary}>
        {on_primary}
      </Swatch>
      <Swatch surface={LIGHT} ink={accent_light}>
        {accent_light}
      </Swatch>
      <Swatch surface={DARK} ink={accent_dark}>
        {accent_dark}
      </Swatch>
    </tr>
  )
}

const HEADS = ['Primary colour', 'White on it would have', 'Text on it', 'Links, light', 'Links, dark']
const COLOURS = [
  DEFAULT_THEME_COLOUR,
  TOGGLE_DEFAULTS.checked,
  TOGGLE_DEFAULTS.unchecked,
  '#0b5d4e',
  '#1d3f8a',
  '#ffd500',
  '#000000'
]

const meta: Meta = {
  title: 'Parts/Colours',
  render: () => (
    <Stage>
      <table style={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" style={{ padding: '12px 16px', textAlign: 'start' }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLOURS.map((primary) => (
            <Colour key={primary} primary={primary} />
          ))}
        </tbody>
      </table>
    </Stage>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'White on the default colour has 3.05 : 1, too little to be readable for everyone. Text on a tenant’s colour, and the colour of links, are derived from it so that each pair reaches 4.5 : 1.'
      }
    }
  }
}
export default meta

export const Derived: StoryObj = {}
export const Dark: StoryObj = { globals: dark }
