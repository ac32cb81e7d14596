/** Helpers from which the modules behind `@vitrine/blocks/react` are made. */
import type { BlockDeclaration, DetailOf, EventNameOf, FieldsOf } from '../../core/element/declaration.js'
import type { VitrineEvents } from '../tags.js'
import { factsOf } from './facts.js'
import { type ComponentOf, wrap } from './wrap.js'

export { wrap } from './wrap.js'

/** Events of your own block, as its declaration names them. */
export type DeclaredEvents<D extends BlockDeclaration> = VitrineEvents & { [Name in EventNameOf<D>]: CustomEvent<DetailOf<D, Name>> }

/**
 * A block of another house as a React component, with the fields and events of its declaration. Registering it stays its
 * module's business.
 */
export const componentOf = <const D extends BlockDeclaration>(declaration: D): ComponentOf<HTMLElement & FieldsOf<D>, DeclaredEvents<D>> =>
  wrap(declaration.tag, factsOf(declaration))
