import { useState } from 'react'
import { useSafePicture } from '../hooks/use-trusted-origins.js'

interface Props {
  url: string | undefined
  size?: number
  eager?: boolean
}

/** A portrait beside the name it belongs to; the default picture where there is none, or it does not come. */
export function Portrait({ url, size = 84, eager = false }: Props) {
  const [broken, setBroken] = useState<string>()
  const shown = useSafePicture(url)
  if (!shown || shown === broken) return <DefaultPortrait size={size} />
  return (
    <img
      className="portrait"
      part="portrait"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      src={shown}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(shown)}
    />
  )
}

/** Specification, section 3: a default user image where there is none. Drawn here, it comes without a request. */
function DefaultPortrait({ size }: { size: number }) {
  return (
    <svg className="portrait" part="portrait" width={size} height={size} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <path d="M0 0H240V240H0Z" fill="#f5e5de" />
      <path d="M30 244C34 196 66 182 98 174H142C174 182 206 196 210 244ZM102 140H138V186H102Z" fill="#dfb9ac" />
      <ellipse cx="120" cy="108" rx="44" ry="52" fill="#dfb9ac" />
    </svg>
  )
}
