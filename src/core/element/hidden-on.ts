/** Attribute of an element with the devices that do not show it: `mobile tablet`. */
export const hiddenOnAttribute = 'data-hidden-on'

const widths: Readonly<Record<string, string>> = {
  mobile: '(width < 48em)',
  tablet: '(48em <= width < 64.0625em)',
  desktop: '(width >= 64.0625em)',
}

/**
 * Returns true when this device does not show an element, or one around it. In an editor every device shows everything.
 * @param shown is called once when the window is another device
 */
export function isHidden(element: Element, shown: () => void): boolean {
  const holder = element.closest(`[${hiddenOnAttribute}]`)
  if (!holder || element.closest('[data-vitrine-mode=edit]')) return false
  for (const device of holder.getAttribute(hiddenOnAttribute)?.split(' ') ?? []) {
    const width = matchMedia(widths[device] ?? 'not all')
    if (!width.matches) continue
    width.addEventListener('change', shown, { once: true })
    return true
  }
  return holder.parentElement !== null && isHidden(holder.parentElement, shown)
}
