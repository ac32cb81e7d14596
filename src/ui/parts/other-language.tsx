import type { SyntheticEvent } from 'react'
import { useSettings, useShop } from '../hooks/use-shop.js'
import { Link } from './link.js'

const names = { de: 'Deutsch', en: 'English' }

interface OtherLanguageProps {
  href: string
  className?: string
}

/** Leads to the same page in the other language, in that language's own word; to the same product, the same search. */
export function OtherLanguage({ href, className }: OtherLanguageProps) {
  const { here } = useShop().page
  const other = useSettings().locale === 'en' ? 'de' : 'en'
  if (!href) return null
  // The query is added as late as possible: filters change the address while the page is open.
  const takeAlong = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (currentTarget.href) currentTarget.search = here().search
  }
  return (
    <Link className={className} part="language" href={href} lang={other} hrefLang={other} onPointerDown={takeAlong} onFocus={takeAlong}>
      {names[other]}
    </Link>
  )
}
