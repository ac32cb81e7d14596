/** Words of the online catalogue's own address and messages. */
export const catalogueNames = {
  /** Says of a message that something should go into the bag. */
  'marker.addToBag': 'add-to-bag',
  /** Says that a consultant's shop opened the catalogue; her moniker follows as `m`. */
  'marker.partnerShop': 'partnershop',
  /** Says that the company's own shop opened it. */
  'marker.corporate': 'corporate',
} as const
