import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { catalogueFrame } from './catalogue-frame.block.js'
import css from './catalogue-frame.css?inline'
import { CatalogueFrame, SampleCatalogue } from './catalogue-frame.js'

register(catalogueFrame, { live: CatalogueFrame, sample: SampleCatalogue, styles: [base, css] })
