import { kitWords, useStudioWords } from '../kit/language.js'
import { PagesPanel } from '../pages/pages-panel.js'
import { useShell } from '../session/shell-context.js'
import { shellMessages } from './shell.messages.js'
import { StudioMenu } from './studio-menu.js'

/** Shows all pages to choose from while none is open. */
export function StartPage() {
  const t = useStudioWords(shellMessages)
  const { loading } = useStudioWords(kitWords)
  const { pages, listFailure } = useShell()
  return (
    <>
      <header className="top-bar" data-place tabIndex={-1}>
        <span className="logo">{t.studio}</span>
        <span className="top-bar-space" />
        <StudioMenu />
      </header>
      <main className="start" data-place tabIndex={-1}>
        <h1>{t.start}</h1>
        <p className="help">{t.startHelp}</p>
        <PagesPanel />
        {!pages && !listFailure && <p className="help">{loading}</p>}
      </main>
    </>
  )
}
