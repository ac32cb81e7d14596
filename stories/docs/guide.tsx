import { Markdown } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'
import { repository } from '../../package.json'
import { guides } from './all-guides.js'
import { pageOf } from './guides.js'
import { PageLink } from './page-link.js'

/** A guide as it stands in its file; what it links to, it finds here. Its children are read by Storybook's search, and not drawn. */
export const Guide = ({ text }: { text: string; children?: ReactNode }) => (
  <div className="vd-guide">
    <Markdown options={{ overrides: { a: GuideLink, table: WideTable } }}>{text}</Markdown>
  </div>
)

function GuideLink({ href = '', children, ...others }: ComponentProps<'a'>) {
  const page = pageOf(href, guides, repository.url.replace(/^git\+|\.git$/g, ''))
  if (page && 'guide' in page) return <PageLink to={`/docs/${page.guide}`}>{children}</PageLink>
  return (
    <a href={page?.address ?? href} {...(!href.startsWith('#') && { target: '_blank', rel: 'noreferrer' })} {...others}>
      {children}
    </a>
  )
}

const WideTable = ({ children }: ComponentProps<'table'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses a keyboard scrolls it too
  <section className="vd-scroll" aria-label="Tabelle" tabIndex={0}>
    <table className="vd-table">{children}</table>
  </section>
)
