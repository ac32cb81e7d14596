import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { questions } from './questions.block.js'
import css from './questions.css?inline'
import { Questions } from './questions.js'

register(questions, { live: Questions, styles: [base, css] })
