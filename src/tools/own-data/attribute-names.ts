import { slugOf } from '../../sandbox/owner-facts.js'

/** Names of options that shops use for the two attributes that blocks know best. */
const known: readonly (readonly [apiName: string, names: RegExp])[] = [
  ['Shade__c', /^(farbe|farbton|nuance|colou?r|shade)(__c)?$/i],
  ['Size__c', /^(größe|groesse|size|inhalt|volume)(__c)?$/i],
]

/** Returns the API name of an attribute by its name in a file. */
export function attributeName(label: string): string {
  const [apiName] = known.find(([, names]) => names.test(label)) ?? []
  return apiName ?? `${slugOf(label.replace(/__c$/, '')).replaceAll('-', '_') || 'Option'}__c`
}
