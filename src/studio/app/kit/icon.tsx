const paths = {
  languages: 'M3 6h10M8 3v3M5 6c1 4 4 7 7 8M11 6c-1 4-4 7-8 9M12 21l4.500-11L21 21M13.500 17.500h6',
  add: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  insertInside: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8v8M8 12h8',
  into: 'M5 5v8a3 3 0 0 0 3 3h11M15 12l4 4-4 4',
  out: 'M19 5v8a3 3 0 0 1-3 3H5M9 12l-4 4 4 4',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  remove: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.500 11v5M13.500 11v5',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  tablet: 'M6 3h12v18H6zM11 18h2',
  mobile: 'M8 3h8v18H8zM11 18h2',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16.500 16.500L21 21',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 13l4 4L19 7',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.5',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8v5M12 16v.5',
  points: 'M9 6h11M9 12h11M9 18h11M4.500 6h.5M4.500 12h.5M4.500 18h.5',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4h1.500v4M3.500 10.500h2.500l-2.500 3h2.500M3.500 16h2.500v4h-2.500M3.500 18h2.500',
  space: 'M4 10v6h16v-6',
  hyphen: 'M3 18V8M7 13h4M13 13h.5M16 13h.5M19 13h.5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  hidden: 'M3 3l18 18M10 5.300A9 9 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3 3.600M6 7.500A16 16 0 0 0 2 12s4 7 10 7a9 9 0 0 0 4-1',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4.400 3.600-7 8-7s8 2.600 8 7',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  more: 'M5 12h.5M12 12h.5M19 12h.5',
  outline: 'M5 6h14M9 12h10M9 18h10M5 12h.5M5 18h.5',
  settings: 'M4 7h9M17 7h3M15 4.500v5M4 17h3M11 17h9M9 14.500v5',
  history: 'M4 12a8 8 0 1 0 3-6M4 4v4h4M12 8v4l3 2',
  publish: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  download: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  reset: 'M4 12a8 8 0 1 0 3-6M4 4v4h4',
  drag: 'M9 6h.5M15 6h.5M9 12h.5M15 12h.5M9 18h.5M15 18h.5',
  keyboard: 'M3 7h18v10H3zM7 10.500h.5M10.500 10.500h.5M14 10.500h.5M17.500 10.500h.5M8 14h8',
  panelLeft: 'M3 5h18v14H3zM9 5v14',
  panelRight: 'M3 5h18v14H3zM15 5v14',
  shared: 'M4 9h11v11H4zM9 9V4h11v11h-5',
  keep: 'M7 4h10v16l-5-4-5 4z',
  cut: 'M6 5a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M6 14a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M8 9l12 8M8 15l12-8',
  paste: 'M8 5H5v15h14V5h-3M9 3h6v4H9z',
  rename: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  comment: 'M4 5h16v11h-9l-5 4v-4H4z',
} as const

export type IconName = keyof typeof paths

/** A drawn sign beside words, or alone in a button that has a name of its own. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
