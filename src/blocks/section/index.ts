import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import tones from '../../ui/theme/tones.css?inline'
import { section } from './section.block.js'
import css from './section.css?inline'
import { Section } from './section.js'

register(section, { live: Section, styles: [base, tones, css] })
