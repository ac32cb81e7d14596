import { type ReactNode, useId } from 'react'
import { useShell } from './shell-context.js'

interface RoleButtonProps {
  /** Reason why the signed-in person may not do it (`useMissingPermission`). */
  why: string | undefined
  className: string
  /** Accessible name, where the button shows only an icon, or says too little by itself. */
  label?: string
  onPress: () => void
  children: ReactNode
}

/** Button for an action that not everybody may do; it tells a person without permission why. */
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
