// The linters that Salesforce publishes: of LWC, of the platform, of Locker, every rule that looks at one file.
import parser from '@babel/eslint-parser'
import locker from '@locker/eslint-plugin-locker'
import lwc from '@lwc/eslint-plugin-lwc'
import platform from '@lwc/eslint-plugin-lwc-platform'
import { Linter } from 'eslint'
import { check } from '../support/checks.js'
import { bundlesIn } from '../support/project.js'

// These ask for the files of an org, or for a newer version than the org has; `valid-offline-wire` throws at a wire without arguments.
const elsewhere =
  /valid-offline-wire|no-unknown-wire-adapters|no-unexpected-wire-adapter-usages|no-disallowed-lwc-imports|newer-version-available|no-deprecated/
const rulesOf = (prefix, { rules }) =>
  Object.keys(rules)
    .filter((rule) => !elsewhere.test(rule))
    .map((rule) => [`${prefix}/${rule}`, 'error'])

const plugins = { '@lwc/lwc': lwc, '@lwc/lwc-platform': platform, '@locker/locker': locker }
const rules = Object.fromEntries(Object.entries(plugins).flatMap(([prefix, plugin]) => rulesOf(prefix, plugin)))
const decorators = ['decorators', { decoratorsBeforeExport: false }]
const parserOptions = { requireConfigFile: false, babelOptions: { parserOpts: { plugins: ['classProperties', decorators] } } }
const globals = Object.fromEntries(['document', 'window', 'console', 'CustomEvent'].map((name) => [name, 'readonly']))
const config = [{ files: ['**/*.js'], languageOptions: { parser, parserOptions, globals }, plugins, rules }]

/** @param allowed the name of a component and of a rule that it may break */
export function lintAll(folder, allowed = () => false) {
  const linter = new Linter({ configType: 'flat' })
  const faults = bundlesIn(folder).flatMap(({ name, files }) =>
    Object.entries(files)
      .filter(([file]) => file.endsWith('.js'))
      .flatMap(([file, text]) =>
        linter
          .verify(text, config, file)
          .filter(({ ruleId }) => !allowed(name, ruleId ?? ''))
          .map(({ ruleId, line, message }) => `${name}/${file}:${line} ${ruleId ?? 'parse'} ${message.split('\n')[0]}`),
      ),
  )
  check(`the linters of LWC, of the platform and of Locker say nothing (${Object.keys(rules).length} rules)`, faults)
}
