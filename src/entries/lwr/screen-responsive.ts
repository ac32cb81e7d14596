/** How the platform calls the three devices, and how our attributes do (LWR Sites guide, "Make a Custom Lightning Web Component Screen-Size Responsive"). */
const devices = { l: '', m: '-tablet', s: '-mobile' }

/** The attributes of a block for properties with `screenResponsive`: the platform hands their values to CSS only, as `--dxp-c-m-width`. */
export function valuesPerDevice(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>, names: readonly string[]): [string, string][] {
  return names.flatMap((name) =>
    Object.entries(devices).flatMap(([size, suffix]): [string, string][] => {
      const value = style
        .getPropertyValue(`--dxp-c-${size}-${name}`)
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2')
      return value ? [[name + suffix, value]] : []
    }),
  )
}
