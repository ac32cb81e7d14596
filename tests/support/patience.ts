import { configure } from '@testing-library/dom'
import { patience } from './patient-waits.js'

configure({ asyncUtilTimeout: patience })
