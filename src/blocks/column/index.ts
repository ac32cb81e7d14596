import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import tones from '../../ui/theme/tones.css?inline'
import { column } from './column.block.js'
import css from './column.css?inline'
import { Column } from './column.js'

register(column, { live: Column, styles: [base, tones, css] })
