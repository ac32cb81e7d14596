import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import question from '../../ui/theme/question.css?inline'
import { shopMagnet } from './shop-magnet.block.js'
import css from './shop-magnet.css?inline'
import { SampleMagnet, ShopMagnet } from './shop-magnet.js'

register(shopMagnet, { live: ShopMagnet, sample: SampleMagnet, styles: [base, question, css] })
