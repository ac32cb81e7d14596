import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { promoBanner } from './promo-banner.block.js'
import css from './promo-banner.css?inline'
import { PromoBanner } from './promo-banner.js'

register(promoBanner, { live: PromoBanner, styles: [base, css] })
