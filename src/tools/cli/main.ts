#!/usr/bin/env node
import { dispatch } from './dispatch.js'

process.exitCode = await dispatch(process.argv.slice(2))
