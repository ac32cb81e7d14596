/**
 * Features that frames may be allowed: the catalogue's mirror takes the camera, its search for a consultant the place, both may fill the
 * screen.
 */
const forFrames = ['camera', 'geolocation', 'fullscreen'] as const
const forNobody = ['microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'] as const

/**
 * Returns what a page may use of the device, as the value of `Permissions-Policy`.
 * @param frames origins of its frames, such as the catalogue's
 */
export function permissionsPolicy(frames: readonly string[]): string {
  const trusted = frames.map((origin) => `"${origin}"`)
  return [
    ...forFrames.map((feature) => `${feature}=(${['self', ...trusted].join(' ')})`),
    ...forNobody.map((feature) => `${feature}=()`),
  ].join(', ')
}
