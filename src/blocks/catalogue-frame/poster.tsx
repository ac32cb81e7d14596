import type { ReactNode } from 'react'

/** Placeholder shown while the catalogue is closed. */
export function Poster({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="poster" part="poster">
      <Drawing />
      <div className="poster-words">
        <h2>{heading}</h2>
        {children}
      </div>
    </div>
  )
}

/** An open booklet with a rose. */
const Drawing = () => (
  <svg className="drawing" viewBox="0 0 360 260" aria-hidden="true" focusable="false">
    <ellipse className="shade" cx="180" cy="234" rx="150" ry="14" />
    <path className="cover" d="M24 46c52-16 108-12 156 8 48-20 104-24 156-8v176c-52-14-108-10-156 10-48-20-104-24-156-10z" />
    <path className="paper" d="M34 42c50-16 102-10 146 10v176c-44-19-96-23-146-10zM326 42c-50-16-102-10-146 10v176c44-19 96-23 146-10z" />
    <path className="fold" d="M180 52v176c-14-6-28-10-42-13V42c15 2 29 5 42 10z" />
    <path className="tint" d="M50 54c34-8 70-6 102 4v142c-32-9-68-11-102-4z" />
    <path
      className="rose"
      d="M102 118c5-3 9 4 4 8s-14 5-18-3 3-20 15-20 21 10 18 22-17 20-29 14-18-21 0-33M88 146c-9 14-22 14-29 6 9-6 18-10 28-9M118 144c9 13 21 13 28 6-8-6-17-9-26-8M84 106c4-13 14-20 25-16s18 11 18 22"
    />
    <path
      className="lines"
      d="M206 78c28-8 58-11 90-6M206 98c22-6 44-9 66-8M206 138c28-8 58-11 90-6M206 158c22-6 44-9 66-8M206 178c28-8 58-11 90-6"
    />
  </svg>
)
