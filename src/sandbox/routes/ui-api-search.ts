import type { Call, Route } from '../call.js'
import { etagOf, recordView } from '../view/record-view.js'
import { findPages } from '../world/shop/content-pages.js'
import { arranged } from '../world/records/record-lists.js'
import { type Thing, thingsOf } from '../world/records/record-things.js'
import { Refusal } from '../world/refusal.js'
import { objectOf, pageOf, queryOf, recordIn, textsIn, uiAsk, viewerOf } from './ui-api.js'

type Input = Record<string, unknown>

export const uiSearchRoutes: readonly Route[] = [
  uiAsk('lookups/:object/:field', lookupRecords),
  uiAsk('search/results', (call, input) => ({ answers: [], ...results(call, input) })),
  uiAsk('search/results/keyword', results),
  uiAsk('predupe', predupe),
]

const shortest = 2
const mostFound = 25
const mostPages = 200

/** Recent shows something without words; the others want some. */
function lookupRecords(call: Call) {
  const object = objectOf(call)
  const target = Object.hasOwn(object.fields, call.param('field')) ? object.fields[call.param('field')]?.leadsTo?.object : undefined
  if (!target) throw new Refusal(400, 'INVALID_FIELD', `The field '${call.param('field')}' of '${object.apiName}' leads nowhere.`)
  const { q = '', searchType = 'Recent', page = '1', pageSize = '25' } = queryOf(call)
  if (searchType !== 'Recent' && q.length < shortest) throw new Refusal(400, 'INVALID_API_INPUT', `A search needs ${shortest} characters.`)
  const all = arranged(thingsOf(viewerOf(call), target), { searchTerm: q })
  const found = pageOf(all, { pageSize, pageToken: (Number(page) - 1) * Number(pageSize) }, mostFound)
  const url = (token: string | null) =>
    token === null ? null : `${call.url.pathname}?q=${encodeURIComponent(q)}&page=${Number(token) / found.size + 1}`
  return {
    lookupResults: {
      [target]: {
        count: found.shown.length,
        currentPageToken: found.token,
        currentPageUrl: url(found.token),
        nextPageToken: found.next,
        nextPageUrl: url(found.next),
        previousPageToken: found.previous,
        previousPageUrl: url(found.previous),
        records: found.shown.map((thing) => named(call, thing)),
      },
    },
  }
}

const named = (call: Call, thing: Thing) =>
  recordView(
    viewerOf(call),
    thing,
    ['Id', thing.object.nameField].map((name) => `${thing.object.apiName}.${name}`),
  )

/** Inferred as a whole (contracts, 5.8). */
function results(call: Call, { objectApiNames, configurationName = null, searchObjectOptions }: Input) {
  const q = call.query.get('q') ?? ''
  const wanted = textsIn(objectApiNames)
  const names = wanted.length > 0 ? wanted : ['Product2', 'Consultant__c', 'Contact']
  const keywordSearchResults = names.map((name) => {
    if (name === pageObject) return { objectApiName: name, records: foundPages(call, q, recordIn(recordIn(searchObjectOptions)[name])) }
    const object = objectOf(call, name)
    const found =
      q.trim().length < shortest ? [] : arranged(thingsOf(viewerOf(call), object.apiName), { searchTerm: q }).slice(0, mostFound)
    return {
      objectApiName: object.apiName,
      records: { count: found.length, currentPageToken: '0', nextPageToken: null, records: found.map((thing) => named(call, thing)) },
    }
  })
  return { configurationName, eTag: etagOf(keywordSearchResults), keywordSearchResults, q }
}

/** What the pages of the site are; inferred, as the names of their fields are. */
const pageObject = 'ManagedContent'

function foundPages({ world }: Call, q: string, { fields, where = '', ...paging }: Input) {
  const all = q.trim().length < shortest ? [] : findPages(world, q, pathsLeftOut(String(where)))
  const { shown, token, next } = pageOf(all, paging, mostFound, mostPages)
  const names = textsIn(fields).map((name) => name.replace(`${pageObject}.`, ''))
  const records = shown.map(({ id, title, path, excerpt, changed }) => {
    const known = { Title: title, Path: path, Excerpt: excerpt, LastModifiedDate: changed }
    const asked = Object.entries(known).filter(([name]) => names.length === 0 || names.includes(name))
    return {
      apiName: pageObject,
      id,
      eTag: etagOf(known),
      fields: Object.fromEntries(asked.map(([name, value]) => [name, { displayValue: null, value }])),
      lastModifiedDate: changed,
      systemModstamp: changed,
      weakEtag: Date.parse(changed),
      childRelationships: {},
      recordTypeId: null,
      recordTypeInfo: null,
    }
  })
  return { count: shown.length, totalCount: all.length, currentPageToken: token, nextPageToken: next, records }
}

/** `{Path:{nin:["/a","/b"]}}`: the only condition on pages that the sandbox understands. */
function pathsLeftOut(where: string): string[] {
  if (where.trim() === '') return []
  try {
    return textsIn(JSON.parse(/^\s*\{\s*Path\s*:\s*\{\s*nin\s*:\s*(\[.*\])\s*\}\s*\}\s*$/s.exec(where)?.[1] ?? ''))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Refusal(400, 'INVALID_QUERY_FILTER_OPERATOR', `The sandbox does not understand this condition: ${where}`)
    throw error
  }
}

const ruleName = 'Doppelte Kontakte'

/** Contacts with the same e-mail are the same person. */
function predupe(call: Call, { apiName, fields }: Input) {
  const object = objectOf(call, String(apiName))
  const email = String(recordIn(fields).Email ?? '').toLowerCase()
  const same =
    object.apiName === 'Contact' && email !== ''
      ? thingsOf(viewerOf(call), 'Contact').filter((thing) => String(thing.fields.Email).toLowerCase() === email)
      : []
  const recordIds = same.map(({ id }) => id)
  const info = { [ruleName]: { allowSave: true, matchResultInfo: { recordIds, rule: 'Gleiche E-Mail' }, rule: ruleName } }
  const matches = same.length > 0 ? [{ objectApiName: object.apiName, recordIds, duplicateResultInfos: info }] : []
  return { allowSave: true, duplicateError: same.length > 0, duplicateRules: same.length > 0 ? [ruleName] : [], matches }
}
