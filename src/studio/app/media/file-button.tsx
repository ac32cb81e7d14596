import { useRef } from 'react'
import { Icon } from '../kit/icon.js'

interface FileButtonProps {
  label: string
  multiple?: boolean
  plain?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that opens the file dialog. */
export function FileButton({ label, multiple = false, plain = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={plain ? 'button' : 'button primary'} onClick={() => input.current?.click()}>
        {!plain && <Icon name="publish" size={16} />}
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
