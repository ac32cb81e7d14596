import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import question from '../../theme/question.css?inline'
import { shopMagnet } from './shop-magnet.block.js'
import css from './shop-magnet.css?inline'
import { SampleMagnet, ShopMagnet } from './shop-magnet.js'

register(shopMagnet, { live: ShopMagnet, sample: SampleMagnet, styles: [base, question, css] })
