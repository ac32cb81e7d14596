import { useState } from 'react'
import { IconButton } from '../kit/icon-button.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { useLibrary } from './library.js'
import { LibraryDialog } from './library-dialog.js'
import { mediaMessages } from './media.messages.js'
import { useDroppedFiles } from './use-dropped-files.js'

/** Opens the library to manage it. Files that are dropped anywhere in the Studio open it too. */
export function LibraryButton() {
  const t = useStudioWords(mediaMessages)
  const language = useLanguage()
  const library = useLibrary()
  const [open, setOpen] = useState<{ files: readonly File[] }>()
  useDroppedFiles((files) => setOpen({ files }))
  if (!library) return null
  return (
    <>
      <IconButton icon="picture" label={t.library} onClick={() => setOpen({ files: [] })} />
      {open && <LibraryDialog library={library} language={language} files={open.files} onClose={() => setOpen(undefined)} />}
    </>
  )
}
