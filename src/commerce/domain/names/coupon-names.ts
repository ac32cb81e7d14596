/** Codes with which the platform refuses a coupon; the reference names none. */
export const couponNames = {
  'coupon.unknown': 'INVALID_COUPON_CODE',
  'coupon.applied': 'COUPON_ALREADY_APPLIED',
  'coupon.expired': 'COUPON_EXPIRED',
  'coupon.notCombinable': 'COUPON_NOT_COMBINABLE',
  'coupon.minimum': 'COUPON_MINIMUM_NOT_REACHED',
} as const
