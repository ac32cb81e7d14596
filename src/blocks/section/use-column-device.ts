import { useLayoutEffect, useState } from 'react'

export type Device = 'desktop' | 'tablet' | 'mobile'

/**
 * The device a section inside a column is on, as its style sheet has worked it out from the column's width:
 * a `<picture>` can only ask for the width of the page.
 * @returns undefined for a section that follows the page
 */
export function useColumnDevice(host: HTMLElement): Device | undefined {
  const [device, setDevice] = useState<Device>()
  useLayoutEffect(() => {
    const view = host.ownerDocument.defaultView
    if (!view) return
    const look = () =>
      setDevice(
        host.parentElement?.closest('vitrine-column')
          ? (view.getComputedStyle(host).getPropertyValue('--section-device').trim() as Device)
          : undefined,
      )
    look()
    const observer = new view.ResizeObserver(look)
    observer.observe(host)
    return () => observer.disconnect()
  }, [host])
  return device
}
