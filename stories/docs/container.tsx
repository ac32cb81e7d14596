import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { create } from 'storybook/theming'
import { useToolbars } from './toolbars.js'
import './docs.css'

const fonts = { fontBase: "Figtree, 'Figtree Fallback', Arial, sans-serif" }
const light = create({
  base: 'light',
  ...fonts,
  colorPrimary: '#94274a',
  colorSecondary: '#94274a',
  appContentBg: '#fcf8f5',
  appPreviewBg: '#fcf8f5',
  textColor: '#2a1a20',
  appBorderColor: '#eadfd8',
})
const dark = create({
  base: 'dark',
  ...fonts,
  colorPrimary: '#f09ab2',
  colorSecondary: '#f09ab2',
  appContentBg: '#1b1216',
  appPreviewBg: '#1b1216',
  textColor: '#f7ece7',
  appBorderColor: '#48343e',
})

/** Pages of prose wear our own colours, light or dark as the toolbar says. */
export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme, locale } = useToolbars()
  useLayoutEffect(() => {
    document.documentElement.dataset.vitrineTheme = theme
    document.documentElement.lang = locale
  }, [theme, locale])
  return (
    <DocsContainer {...props} theme={theme === 'dark' ? dark : light}>
      {children}
    </DocsContainer>
  )
}
