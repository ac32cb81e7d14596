import type { BlockDeclaration, PageNode } from '../../../core/element/declaration.js'

// Icons by the `icon` of a declaration; those of plain elements by name.
const paths: Readonly<Record<string, string>> = {
  block: 'M5 5h14v14H5z',
  section: 'M3 6h18v12H3z',
  column: 'M4 5h7v14H4zM15 5h5v14h-5z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16.5 16.5L21 21',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21a8 8 0 0 1 16 0',
  'person-plus': 'M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M3 21a7 7 0 0 1 14 0M19 8v6M16 11h6',
  people: 'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2 20a7 7 0 0 1 14 0M16 5a3.5 3.5 0 0 1 0 7M18 14a7 7 0 0 1 4 6',
  bag: 'M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2',
  book: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  'map-pin': 'M12 21s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12M12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  footer: 'M4 4h16v16H4zM4 15h16',
  menu: 'M4 4h16v16H4zM4 9h16',
  text: 'M5 7h14M5 12h14M5 17h9',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.5',
  hourglass: 'M7 3h10M7 21h10M8 3c0 6 8 6 8 9s-8 3-8 9M16 3c0 6-8 6-8 9s8 3 8 9',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12l9-8M16 8l3 3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  bottle: 'M10 3h4v4l3 4v10H7V11l3-4z',
  grid: 'M4 4h7v7H4zM14 4h6v7h-6zM4 14h7v6H4zM14 14h6v6h-6z',
  star: 'M12 4l2.5 5 5.5.8-4 3.9 1 5.3-5-2.6L7 19l1-5.3-4-3.9L9.5 9z',
  store: 'M4 10l2-6h12l2 6M5 10v10h14V10M4 10a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0',
  letter: 'M3 6h18v12H3zM3 7l9 7 9-7',
  phone: 'M8 3h8v18H8zM11 18h2',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  slot: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4',
  heading: 'M6 5v14M18 5v14M6 12h12',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.5',
  list: 'M9 7h11M9 12h11M9 17h11M4.5 7h.5M4.5 12h.5M4.5 17h.5',
  divider: 'M3 12h18',
  shared: 'M4 9h10v10H4zM9 5h10v10M14 9l5-4',
  group: 'M4 4h4M4 4v4M20 4h-4M20 4v4M4 20h4M4 20v-4M20 20h-4M20 20v-4',
}

const ofElements: Readonly<Record<string, string>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  p: 'text',
  span: 'text',
  small: 'text',
  a: 'link',
  img: 'picture',
  picture: 'picture',
  figure: 'picture',
  ul: 'list',
  ol: 'list',
  li: 'text',
  hr: 'divider',
  header: 'menu',
  footer: 'footer',
  main: 'page',
}

/** The sign before a node's name. */
export function NodeIcon({ name }: { name: string }) {
  return (
    <svg
      className="icon"
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name] ?? paths.block} />
    </svg>
  )
}

export function iconOf(node: PageNode, declarations: readonly BlockDeclaration[]): string {
  if (typeof node === 'string') return 'text'
  if ('shared' in node) return 'shared'
  if ('block' in node) return declarations.find(({ tag }) => tag === node.block)?.icon ?? 'block'
  return ofElements[node.html] ?? 'group'
}
