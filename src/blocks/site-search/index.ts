import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import paging from '../../ui/theme/paging.css?inline'
import field from '../../ui/theme/search-field.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { siteSearch } from './site-search.block.js'
import css from './site-search.css?inline'
import { SampleSearch, SiteSearch } from './site-search.js'

register(siteSearch, { live: needing('content', 'content', SiteSearch), sample: SampleSearch, styles: [base, paging, field, css] })
