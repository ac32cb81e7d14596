import type { ReactNode } from 'react'

const draw = (paths: ReactNode, size = 24) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {paths}
  </svg>
)

export const BagIcon = () => draw(<path d="M5 8h14l-1 12H6zM9 8a3 3 0 0 1 6 0" />)
export const CloseIcon = () => draw(<path d="M6 6l12 12M18 6 6 18" />, 22)
export const SearchIcon = ({ size = 18 }: { size?: number }) =>
  draw(<path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 20 20" />, size)
export const MenuIcon = () => draw(<path d="M4 7h16M4 12h16M4 17h16" />)
export const ChevronIcon = () => draw(<path d="m6 9 6 6 6-6" />, 18)
export const HeartIcon = ({ filled }: { filled: boolean }) =>
  draw(
    <path
      fill={filled ? 'currentColor' : 'none'}
      d="M12 20s-7.5-4.6-9-9.4C2 7 4.3 4.5 7.2 4.5c2 0 3.6 1.1 4.8 2.9 1.2-1.8 2.8-2.9 4.8-2.9 2.9 0 5.2 2.5 4.2 6.1C19.5 15.4 12 20 12 20z"
    />,
    20,
  )
