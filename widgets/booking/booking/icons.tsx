const PATHS = {
  back: 'm14.5 5-7 7 7 7',
  forward: 'm9.5 5 7 7-7 7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.2l3.3 2',
  'by-phone':
    'M5 4h3.5l1.7 4.3-2.2 1.6a12 12 0 0 0 6.1 6.1l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.4 15.4 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  'in-branch': 'M4 10.5 12 4l8 6.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  online:
    'M4.5 6.5h9A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5ZM15 11l6-3.5v9L15 13'
}
export type IconName = keyof typeof PATHS

/** In the text's colour; `.glyph` in the CSS sets the strokes, since preact's core does not support `strokeWidth`. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
