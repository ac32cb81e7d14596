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
  draw(<path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13M15.500 15.500 20 20" />, size)
export const MenuIcon = () => draw(<path d="M4 7h16M4 12h16M4 17h16" />)
export const ChevronIcon = () => draw(<path d="m6 9 6 6 6-6" />, 18)
export const HeartIcon = ({ filled }: { filled: boolean }) =>
  draw(
    <path
      fill={filled ? 'currentColor' : 'none'}
      d="M12 20s-7.500-4.600-9-9.400C2 7 4.300 4.500 7.200 4.500c2 0 3.600 1.100 4.800 2.900 1.200-1.800 2.800-2.900 4.800-2.900 2.900 0 5.200 2.500 4.200 6.100C19.500 15.400 12 20 12 20z"
    />,
    20,
  )
