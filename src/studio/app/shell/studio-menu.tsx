import { useState } from 'react'
import { IconButton } from '../kit/icon-button.js'
import { LibraryButton } from '../media/library-button.js'
import { useShell } from '../session/shell-context.js'
import { shellMessages } from './shell.messages.js'
import { PersonMenu } from './person-menu.js'
import { ShortcutsDialog } from './shortcuts-dialog.js'
import { useShortcuts } from './use-shortcuts.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

/** The Studio's own settings: its language, and what its keys do. */
export function StudioMenu() {
  const t = useStudioWords(shellMessages)
  const { setLanguage } = useShell()
  const language = useLanguage()
  const [help, setHelp] = useState(false)
  useShortcuts({ help: () => setHelp(true) })
  return (
    <>
      <LibraryButton />
      <label className="language">
        <span className="visually-hidden">{t.language}</span>
        <select value={language} onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'de')}>
          <option value="de" lang="de">
            DE
          </option>
          <option value="en" lang="en">
            EN
          </option>
        </select>
      </label>
      <IconButton icon="keyboard" label={t.shortcuts} className="help-button" onClick={() => setHelp(true)} />
      <PersonMenu />
      {help && <ShortcutsDialog onClose={() => setHelp(false)} />}
    </>
  )
}
