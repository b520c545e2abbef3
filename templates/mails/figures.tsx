import type { CSSProperties } from 'react'
import { fact, heading, name } from './styles.ts'

/** Figures under a title, with a chart of one of them if there is something to show. */
export interface FigureGroup {
  title: string
  rows: readonly { name: string; count: string; difference: string }[]
  chart?: {
    src: string
    /** The chart as text, for readers without images. */
    alt: string
    title: string
    /** The figures below the chart, in their order. */
    steps: readonly string[]
  }
}

const cell: CSSProperties = { ...fact, textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' }
const figure: CSSProperties = { ...cell, textAlign: 'right', fontWeight: 700, paddingLeft: '12px' }
const change: CSSProperties = { ...cell, textAlign: 'right', fontSize: '14px', paddingLeft: '12px' }
// drawn on a light background of its own, since the mail program's is unknown
const picture: CSSProperties = {
  display: 'block',
  width: '100%',
  height: 'auto',
  background: '#fff',
  borderRadius: '4px'
}
const step: CSSProperties = { ...name, textAlign: 'center', padding: 0 }

const Picture = ({ src, alt, title, steps }: NonNullable<FigureGroup['chart']>) => (
  <>
    <p style={{ ...name, margin: '12px 0 6px' }}>{title}</p>
    <img src={src} alt={alt} width="510" height="136" style={picture} />
    <table aria-hidden="true" style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
      <tbody>
        <tr>
          {steps.map((one) => (
            <td key={one} style={step}>
              {one}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </>
)

export const Group = ({ title, rows, chart }: FigureGroup) => (
  <section>
    <h2 style={{ ...heading, fontSize: '18px', margin: '28px 0 8px' }}>{title}</h2>
    <table style={{ width: '100%', borderCollapse: 'collapse' }}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" style={cell}>
              {row.name}
            </th>
            <td style={figure}>{row.count}</td>
            <td style={change}>{row.difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {chart && <Picture {...chart} />}
  </section>
)
