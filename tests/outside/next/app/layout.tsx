import '@vitrine/blocks/theme.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Vitrine', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  )
}
