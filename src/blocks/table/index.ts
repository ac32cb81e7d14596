import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { table } from './table.block.js'
import css from './table.css?inline'
import { Table } from './table.js'

register(table, { live: Table, styles: [base, css] })
