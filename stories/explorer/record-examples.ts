import type { ConfigOf, RecordCall } from '../../src/commerce/salesforce/records/records.js'
import { appId } from '../../src/sandbox/routes/ui-api-metadata.js'
import type { Samples } from './samples.js'

export type RecordExamples = { readonly [N in RecordCall]: ConfigOf<N> }

const masterType = '012000000000000AAA'
const everyone = { objectApiName: 'Contact', listViewApiName: 'AllContacts' }
const layout = { objectApiName: 'Contact', layoutType: 'Full', mode: 'View' }
const contacts = { parentObjectApiName: 'Account', relatedListId: 'Contacts' }

/** Returns for every call of the record interface a configuration that the sandbox answers. */
export function recordExamples({ account, contact, friend, document, view, ownView, section, communityId }: Samples): RecordExamples {
  const own = { objectApiName: 'Contact', listViewApiName: ownView }
  return {
    getRecord: { recordId: contact, fields: ['Contact.FirstName', 'Contact.LastName'], optionalFields: ['Contact.Email'] },
    getRecords: { recordIds: [contact, friend], fields: ['Contact.Name'] },
    getRecordUi: { recordIds: [contact], layoutTypes: ['Full'], modes: ['View'] },
    createRecord: { apiName: 'ContactPointAddress', fields: { Name: 'Büro', Street: 'Hohe Straße 7', PostalCode: '50667', City: 'Köln' } },
    updateRecord: { recordId: contact, fields: { FirstName: 'Änne' } },
    deleteRecord: { recordId: contact },
    executeBatchRecordOperations: {
      allOrNone: true,
      operations: [{ type: 'Create', records: [{ apiName: 'Contact', fields: { LastName: 'Sommer' } }] }],
    },
    createContentVersion: { contentDocumentId: document, title: 'Pflegeplan', fileData: sampleFile('Morgens reinigen, abends pflegen.') },
    createContentDocumentAndVersion: {
      title: 'Merkzettel',
      description: 'Für das nächste Gespräch',
      fileData: sampleFile('Rosenserum nachfragen.'),
    },

    getListRecordsByName: { ...everyone, fields: ['Contact.Name', 'Contact.Email'], sortBy: ['Contact.Name'] },
    getListRecordsById: { listViewId: view, fields: ['Contact.Name'] },
    getMruListRecords: { objectApiName: 'Product2', fields: ['Product2.Name'], pageSize: 5 },
    getListUiByApiName: everyone,
    getListUiByListViewId: { listViewId: view },
    getListViewSummaryCollection: { objectApiName: 'Contact' },
    getMruListUi: { objectApiName: 'Contact' },
    getListInfosByName: { names: ['Account.AllAccounts', 'Contact.AllContacts'] },
    getListInfosByObjectName: { objectApiName: 'Contact' },
    getListInfoByName: everyone,
    createListInfo: {
      objectApiName: 'Contact',
      listViewApiName: 'Nachbarschaft',
      label: 'Aus der Nachbarschaft',
      displayColumns: ['Name', 'Phone'],
      visibility: 'Private',
    },
    updateListInfoByName: { ...own, label: 'Meine Favoriten' },
    deleteListInfo: own,
    getListObjectInfo: { objectApiName: 'Contact' },
    getListPreferences: everyone,
    updateListPreferences: { ...everyone, columnWidths: { Name: 200 } },

    getObjectInfoDirectory: {},
    getObjectInfos: { objectApiNames: ['Contact', 'BeautyProfile__c'] },
    getObjectInfo: { objectApiName: 'BeautyProfile__c' },
    getPicklistValuesByRecordType: { objectApiName: 'BeautyProfile__c', recordTypeId: masterType },
    getPicklistValues: { recordTypeId: masterType, fieldApiName: 'BeautyProfile__c.SkinType__c' },

    getLayout: layout,
    getLayoutUserState: layout,
    updateLayoutUserState: { ...layout, sectionUserStates: { [section]: { collapsed: true } } },
    getPathLayout: { objectApiName: 'Contact' },

    getGlobalActions: {},
    getLookupActions: { objectApiNames: ['Contact'] },
    getObjectCreateActions: { objectApiName: 'Contact' },
    getActionOverrides: { objectApiName: 'Contact' },
    getFormulaActivation: { actionFeature: 'quick' },
    getQuickActionLayout: { actionApiName: 'Contact.New' },
    getQuickActionInfo: { actionApiName: 'Contact.New' },
    getQuickActionDefaults: { actionApiName: 'Contact.New' },
    getRecordActions: { recordIds: [contact], sections: ['Page'] },
    getRecordEditActions: { recordIds: [contact] },
    getRelatedListRecordActions: { recordIds: [account], relatedListRecordIds: [contact] },
    getRelatedListActionsBatch: { recordIds: [account], relatedListsActionParameters: [{ relatedListId: 'Contacts' }] },
    getRelatedListActions: { recordIds: [account], relatedListId: 'Contacts' },
    performQuickAction: { actionApiName: 'Contact.New', fields: { LastName: 'Gelb' } },
    performUpdateRecordQuickAction: { actionApiName: 'Contact.Update', contextId: contact, fields: { FirstName: 'Anne' } },

    getApps: {},
    getAppDetails: { appId },
    getNavItems: { pageSize: 2 },
    getDuplicateConfiguration: { objectApiName: 'Contact' },
    getDuplicates: { apiName: 'Contact', fields: { Email: 'anna.muster@example.org' } },

    getRelatedListsCount: { parentRecordId: account, relatedListNames: ['Addresses', 'Contacts'] },
    getRelatedListCount: { parentRecordId: account, relatedListId: 'Contacts' },
    getRelatedListInfoBatch: { parentObjectApiName: 'Account', relatedListNames: ['Addresses', 'Contacts'] },
    getRelatedListsInfo: { parentObjectApiName: 'Account' },
    getRelatedListInfo: contacts,
    updateRelatedListInfo: { ...contacts, userPreferences: { columnWrap: { Name: true } } },
    getRelatedListPreferencesBatch: { preferencesIds: ['Account.Contacts'] },
    getRelatedListPreferences: { preferencesId: 'Account.Contacts' },
    updateRelatedListPreferences: { preferencesId: 'Account.Contacts', columnWidths: { Name: 90 } },
    getRelatedListRecords: { parentRecordId: account, relatedListId: 'Contacts', fields: ['Contact.Name'] },
    getRelatedListRecordsBatch: {
      parentRecordId: account,
      relatedListParameters: [{ relatedListId: 'Contacts', fields: ['Contact.Name'] }, { relatedListId: 'Addresses' }],
    },

    getSearchFilterMetadata: { objectApiName: 'Consultant__c' },
    getSearchFilterOptions: { objectApiName: 'Consultant__c', filterApiName: 'Specialties__c' },
    getLookupMetadata: { fieldApiName: 'Contact.AccountId' },
    getLookupRecords: { fieldApiName: 'Contact.AccountId', q: 'Muster', searchType: 'Search' },
    getSearchResults: { q: 'rose' },
    getKeywordSearchResults: { q: 'rose', objectApiName: 'Product2', pageSize: 20 },

    getRecordAvatars: { recordIds: [account] },
    updateRecordAvatar: { recordId: account, actionType: 'AssociateAvatar', photoUrl: '/cms/delivery/media/anna' },

    getRecordCreateDefaults: { objectApiName: 'Contact' },
    getRecordTemplateClone: { recordId: contact },
    getRecordTemplateCreate: { objectApiName: 'Contact' },
    getSeoProperties: { communityId, recordId: account, fields: ['Name'] },
  }
}

const sampleFile = (text: string): File => new File([text], 'notiz.txt', { type: 'text/plain' })
