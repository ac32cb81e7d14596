import type { BlockDeclaration } from '../../core/element/declaration.js'
import { experienceBuilderLosses } from '../experience-builder/experience-builder.js'
import { grapesLosses } from '../grapesjs/grapesjs-losses.js'
import type { BuilderLosses } from './losses.js'
import { puckLosses } from '../puck/puck-losses.js'
import { wordpressLosses } from '../wordpress/losses.js'

/** Lists what each builder cannot express of these blocks. */
export function allLosses(declarations: readonly BlockDeclaration[]): BuilderLosses[] {
  return [
    { builder: 'GrapesJS', losses: grapesLosses(declarations) },
    { builder: 'Puck', losses: puckLosses(declarations) },
    { builder: 'WordPress', losses: wordpressLosses(declarations) },
    { builder: 'Experience Builder', losses: experienceBuilderLosses(declarations) },
  ]
}
