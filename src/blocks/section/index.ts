import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import tones from '../../theme/tones.css?inline'
import { section } from './section.block.js'
import css from './section.css?inline'
import { Section } from './section.js'

register(section, { live: Section, styles: [base, tones, css] })
