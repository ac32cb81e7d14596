import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { mainNavigation } from './main-navigation.block.js'
import css from './main-navigation.css?inline'
import { MainNavigation } from './main-navigation.js'

register(mainNavigation, { live: MainNavigation, styles: [base, css] })
