/** Drawn with a pen of 1.6 on 20 × 20. */
const SHAPES = {
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  card: 'M2.5 5h15v10.5h-15zM6.5 11.5a1.8 1.8 0 1 1 2 0M5.2 13.2c.4-2 4.2-2 4.6 0M12 9h3M12 12h3',
  chart: 'M3 17h14M5 17v-5M10 17V5M15 17V9',
  chat: 'M3 16.5l1-3.2a6.6 6.6 0 1 1 2.6 2.4z',
  clock: 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14M10 6.5V10l2.5 2',
  code: 'M7 6L3 10l4 4M13 6l4 4-4 4M11.3 4.5l-2.6 11',
  columns: 'M3.5 4h13v12h-13zM8 4v12M12.3 4v12M8 8h4.3M12.3 11h4.2',
  cookie: 'M16.5 9.5a6.7 6.7 0 1 1-6-6c0 2 1 3 2.6 3c0 2 1.4 3 3.4 3M7.5 8.5v.01M8 13v.01M12 12v.01',
  download: 'M10 3v9M6.5 9l3.5 3.5L13.5 9M3.5 16.5h13',
  eraser: 'M7 16.5h9.5M3.5 12.5l7-8.5 5.5 4.5-6.5 8H7zM7 8.3l5.5 4.5',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  hand: 'M7.5 9a2.75 2.75 0 1 1 .01 0M2.5 16c.5-5 9.5-5 10 0M15 6.5v5M12.5 9h5',
  history: 'M4 7a6.7 6.7 0 1 1-.7 4M3.5 3.5V7H7M10 6.5V10l2.5 2',
  home: 'M3 9.5L10 3.5l7 6M5 8.5v8h10v-8M8.5 16.5v-4h3v4',
  inbox: 'M3.5 11.5L6 4h8l2.5 7.5v4.5h-13zM3.5 11.5H7l1 2h4l1-2h3.5',
  institution: 'M3 7.5L10 3.5l7 4zM3 16.5h14M5 8v8M8.3 8v8M11.7 8v8M15 8v8',
  key: 'M12.5 3a4.5 4.5 0 1 1-1.6 8.7L9 13.5H7v2H5v1.5H3v-2.5l5.3-5.3A4.5 4.5 0 0 1 12.5 3M13.5 6.5v.01',
  layout: 'M3.5 3.5h13v13h-13zM3.5 8h13M8.5 8v8.5',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1',
  list: 'M7.5 5h9M7.5 10h9M7.5 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  page: 'M5 3.5h7l3.5 3.5v9.5H5zM11.5 3.5V7.5h4',
  panel: 'M3.5 4h13v12h-13zM8 4v12M13.5 8L11.5 10l2 2',
  pen: 'M4 16l.8-3.4L13.6 3.8a1.5 1.5 0 0 1 2.1 0l.5.5a1.5 1.5 0 0 1 0 2.1L7.4 15.2zM12 5.4l2.6 2.6',
  people: 'M7.5 9a2.75 2.75 0 1 1 .01 0M2.5 16c.5-5 9.5-5 10 0M13 4a2.6 2.6 0 0 1 0 4.8M14.5 11.3c1.8.6 2.8 2.2 3 4.7',
  phone: 'M6 2.5h8v15H6zM9 15h2',
  pin: 'M10 17.5c-3.5-3.8-5.2-6.5-5.2-8.9a5.2 5.2 0 0 1 10.4 0c0 2.4-1.7 5.1-5.2 8.9zM8.2 8.5a1.8 1.8 0 1 1 0 .01',
  search: 'M3.5 8.75a5.25 5.25 0 1 1 10.5 0a5.25 5.25 0 1 1-10.5 0M12.75 12.75l4 4',
  share: 'M12.5 5a2 2 0 1 1 0 .01M3.5 10a2 2 0 1 1 0 .01M12.5 15a2 2 0 1 1 0 .01M7.2 9l5.5-3M7.2 11l5.5 3',
  signpost: 'M10 2.5v15M4 4.5h9.5l2.5 2.25L13.5 9H4z',
  star: 'M10 3l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.3l5-.7z',
  sliders: 'M3.5 6h6M14 6h2.5M3.5 14h2.5M10.5 14h6M9.7 6a2.1 2.1 0 1 1 0 .01M6.2 14a2.1 2.1 0 1 1 0 .01'
} as const

export type IconName = keyof typeof SHAPES

/** A picture beside words that say the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="app-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={SHAPES[name]} />
  </svg>
)
