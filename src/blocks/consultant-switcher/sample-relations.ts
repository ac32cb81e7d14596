import type { Relation } from '../../commerce/domain/consultant/relation-gateway.js'
import { consultantSwitcher } from './consultant-switcher.block.js'

/** The declaration's sample, filled up to whole relations. */
export const sampleRelations: readonly Relation[] = consultantSwitcher.sample.map(({ primary, status, ...consultant }) => ({
  primary,
  status,
  consultant: { moniker: '', alternateMoniker: undefined, pictureUrl: undefined, ...consultant },
}))
