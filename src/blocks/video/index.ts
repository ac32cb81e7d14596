import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { video } from './video.block.js'
import css from './video.css?inline'
import { SampleVideo, Video } from './video.js'

register(video, { live: Video, sample: SampleVideo, styles: [base, css] })
