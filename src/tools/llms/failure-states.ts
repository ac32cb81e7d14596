/** States of blocks, in `data-state`, that mean a failure of the platform or a refusal. */
export const failureStates: ReadonlySet<string> = new Set(
  'failed refused unknown conflict unsaved missing expired not-found locked'.split(' '),
)
