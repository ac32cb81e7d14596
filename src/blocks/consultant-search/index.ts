import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import question from '../../ui/theme/question.css?inline'
import paging from '../../ui/theme/paging.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { consultantSearch } from './consultant-search.block.js'
import css from './consultant-search.css?inline'
import { ConsultantSearch, SampleSearch } from './consultant-search.js'

register(consultantSearch, {
  live: needing('method.findConsultants', 'consultants', ConsultantSearch),
  sample: SampleSearch,
  styles: [base, question, paging, css],
})
