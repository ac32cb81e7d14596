const draw = (path: string) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
)

export const BoxIcon = () => draw('M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8')
export const RoseIcon = () =>
  draw(
    'M12 13c-3.500 0-6-2.300-6-5.500C6 5.500 7 4 7 4s2 .4 3 1.500C10.700 4 12 3 12 3s1.300 1 2 2.500C15 4.400 17 4 17 4s1 1.500 1 ' +
      '3.500C18 10.700 15.500 13 12 13zM12 13v8M12 18c1-2.500 3-3.500 5.500-3.500C17 17 15 18.500 12 18.500',
  )
export const PeopleIcon = () =>
  draw(
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20c0-3.500 2.500-6 6-6s6 2.500 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 ' +
      '14.500c2 .9 3 3 3 5.500',
  )
export const SpeechIcon = () => draw('M4 5h16v11h-8l-5 4v-4H4zM8 9.500h8M8 12.500h5')
export const EnvelopeIcon = () => draw('M4 6h16v12H4zM4 7l8 6 8-6')
export const HouseIcon = () => draw('M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6')
export const PersonIcon = () => draw('M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 21c0-4 3-6.500 7-6.500s7 2.500 7 6.500')
