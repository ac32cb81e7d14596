import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import tones from '../../theme/tones.css?inline'
import { column } from './column.block.js'
import css from './column.css?inline'
import { Column } from './column.js'

register(column, { live: Column, styles: [base, tones, css] })
