/** Kilometres; further away nobody would say that she is around the corner. */
const near = 10

/** @param distance kilometres; undefined where the platform does not tell */
export const isNear = (distance: number | undefined): boolean => distance !== undefined && distance <= near

/** "2,1 km" */
export const distanceText = (kilometres: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(kilometres)
