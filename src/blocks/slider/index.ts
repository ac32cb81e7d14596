import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { slider } from './slider.block.js'
import css from './slider.css?inline'
import { Slider } from './slider.js'

register(slider, { live: Slider, styles: [base, css] })
