import { register } from '@vitrine/blocks/kit'
import { stampCard } from './stamp-card.block.js'
import css from './stamp-card.css?inline'
import { StampCard } from './stamp-card.js'

register(stampCard, { live: StampCard, styles: [css] })
