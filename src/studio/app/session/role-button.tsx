import { type ReactNode, useId } from 'react'
import { useShell } from './shell-context.js'

interface RoleButtonProps {
  /** Why who sits here may not (`useMayNot`). */
  why: string | undefined
  className: string
  /** Its accessible name where it shows only an icon, or says too little by itself. */
  label?: string
  onPress: () => void
  children: ReactNode
}

/** A button of what not everybody may do: who may not learns it here, and why. */
export function RoleButton({ why, className, label, onPress, children }: RoleButtonProps) {
  const id = useId()
  const { tell } = useShell()
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-disabled={why !== undefined}
        title={why ?? label}
        aria-describedby={why && id}
        onClick={() => (why ? tell(why) : onPress())}
      >
        {children}
      </button>
      {why && (
        <span id={id} hidden>
          {why}
        </span>
      )}
    </>
  )
}
