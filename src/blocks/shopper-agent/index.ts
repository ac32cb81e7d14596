import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { shopperAgent } from './shopper-agent.block.js'
import css from './shopper-agent.css?inline'
import { ShopperAgent } from './shopper-agent.js'

register(shopperAgent, { live: ShopperAgent, styles: [base, css] })
