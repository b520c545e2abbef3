import type { LinkIcon as Name } from '#contract/custom-links'

const PATHS: Record<Name, string> = {
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  home: 'M4 11.5 12 4l8 7.5M6 10v10h4.5v-6h3v6H18V10',
  linkedin: 'M5.5 10v9M5.5 5.2v.1M10 19v-9m0 4c0-2.5 1.7-4 4.2-4s4.3 1.5 4.3 4v5',
  xing: 'M5 7l3 4.5L4.5 17M19 4l-6 10 4 6.5',
  facebook: 'M16.5 4H15a4 4 0 0 0-4 4v12.5M7.5 12h7.5',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Zm4.8-1.4v.1',
  youtube: 'M5 6.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Zm5.5 2.8v5.4l4.5-2.7Z',
  x: 'M5 5l14 14M19 5 5 19',
  tiktok: 'M14 4v11.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.3 2.5 2 4.2 4.5 4.5',
  blog: 'M4 20l1-4.5L16 4.5 19.5 8l-11 11L4 20Zm9.5-13L17 10.5',
  podcast: 'M12 4a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3ZM6 11a6 6 0 0 0 12 0M12 17v3.5',
  video: 'M4 7h10v10H4zM14 11l6-3v8l-6-3',
  document: 'M7 4h7l4 4v12H7zM14 4v4h4M10 12.5h5M10 16h5',
  star: 'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8Z'
}

/** A link's icon from our own set; a chain if unknown. The style sheet sets its strokes. */
export const LinkIcon = ({ icon }: { icon: string }) => (
  <svg
    className="link-icon"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={Object.hasOwn(PATHS, icon) ? PATHS[icon as Name] : PATHS.link} />
  </svg>
)
