import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import question from '../../ui/theme/question.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { consultantSwitcher } from './consultant-switcher.block.js'
import css from './consultant-switcher.css?inline'
import { ConsultantSwitcher, SampleSwitcher } from './consultant-switcher.js'

register(consultantSwitcher, {
  live: needing('method.getRelations', 'relations', ConsultantSwitcher),
  sample: SampleSwitcher,
  styles: [base, question, css],
})
