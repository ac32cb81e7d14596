import type { Call, Route } from '../call.js'
import { etagOf, recordView } from '../view/record-view.js'
import { type FoundPage, findPages } from '../world/shop/content-pages.js'
import { arranged } from '../world/records/record-lists.js'
import { type Thing, thingsOf } from '../world/records/record-things.js'
import { Refusal } from '../world/refusal.js'
import { objectOf, pageOf, queryOf, recordIn, textsIn, uiAsk, viewerOf } from './ui-api.js'

type Input = Record<string, unknown>

export const uiSearchRoutes: readonly Route[] = [
  uiAsk('lookups/:object/:field', lookupRecords),
  uiAsk('search/results', results),
  uiAsk('search/results/keyword', keywordResults),
  uiAsk('predupe', predupe),
]

const shortest = 2
const longest = 999
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
function results(call: Call, { objectApiNames, configurationName = null }: Input) {
  const q = call.query.get('q') ?? ''
  const wanted = textsIn(objectApiNames)
  const names = wanted.length > 0 ? wanted : ['Product2', 'Consultant__c', 'Contact']
  const keywordSearchResults = names.map((name) => ({ objectApiName: name, records: found(call, q, name, {}) }))
  return { answers: [], configurationName, eTag: etagOf(keywordSearchResults), keywordSearchResults, q }
}

/** One object, in pages; as the platform's public guide has it. */
function keywordResults(call: Call, { filters, ...paging }: Input) {
  const { q = '', objectApiName = '' } = queryOf(call)
  if (objectApiName === '') throw new Refusal(400, 'MISSING_ARGUMENT', 'Parameter required: objectApiName')
  if (q.length < shortest || q.length > longest)
    throw new Refusal(400, 'INVALID_SEARCH', `The 'q' must be between ${shortest} and ${longest} characters.`)
  if (Array.isArray(filters) && filters.length > 0)
    throw new Refusal(400, 'INVALID_QUERY_FILTER_OPERATOR', 'The sandbox knows no filter of a search.')
  const keywordSearchResult = { objectApiName, ...found(call, q, objectApiName, paging) }
  return { eTag: etagOf(keywordSearchResult), keywordSearchResult, q }
}

function found(call: Call, q: string, name: string, paging: Input) {
  const isAsked = q.trim().length >= shortest
  if (name === pageObject && call.extensions.has('content'))
    return pageOfRecords(isAsked ? findPages(call.world, q) : [], pageRecord, paging)
  const { apiName } = objectOf(call, name)
  const things = isAsked ? arranged(thingsOf(viewerOf(call), apiName), { searchTerm: q }) : []
  return pageOfRecords(things, (thing) => named(call, thing), paging)
}

function pageOfRecords<T>(all: readonly T[], recordOf: (one: T) => object, paging: Input) {
  const { shown, token, next, previous } = pageOf(all, paging, mostFound, mostPages)
  return {
    count: shown.length,
    totalCount: all.length,
    currentPageToken: token,
    nextPageToken: next,
    previousPageToken: previous,
    records: shown.map(recordOf),
  }
}

/** Object name of the site's pages; inferred, as the names of their fields are. */
const pageObject = 'ManagedContent'

function pageRecord({ id, title, path, role, language, excerpt, changed }: FoundPage) {
  const known = { Title: title, Path: path, Role: role ?? null, Language: language ?? null, Excerpt: excerpt, LastModifiedDate: changed }
  return {
    apiName: pageObject,
    id,
    eTag: etagOf(known),
    fields: Object.fromEntries(Object.entries(known).map(([name, value]) => [name, { displayValue: null, value }])),
    lastModifiedDate: changed,
    systemModstamp: changed,
    weakEtag: Date.parse(changed),
    childRelationships: {},
    recordTypeId: null,
    recordTypeInfo: null,
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
