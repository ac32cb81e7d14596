import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { permalinkNotice } from './permalink-notice.block.js'
import css from './permalink-notice.css?inline'
import { PermalinkNotice, SampleNotice } from './permalink-notice.js'

register(permalinkNotice, { live: PermalinkNotice, sample: SampleNotice, styles: [base, css] })
