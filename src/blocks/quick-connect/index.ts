import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { quickConnect } from './quick-connect.block.js'
import css from './quick-connect.css?inline'
import { QuickConnect, SampleConnect } from './quick-connect.js'

register(quickConnect, { live: QuickConnect, sample: SampleConnect, styles: [base, css] })
