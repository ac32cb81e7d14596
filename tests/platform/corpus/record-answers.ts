/**
 * Records and what belongs to them, as Salesforce published them (User Interface API), typed anew: trailheadapps/lwc-recipes
 * (`getRecord`, `getObjectInfo`, `getPicklistValuesByRecordType`) and Salesforce’s Postman collection (Get Child Records).
 */
export const user = {
  apiName: 'User',
  childRelationships: {},
  eTag: 'b6a084d75f57d98908cd8cb6855bee06',
  fields: {
    ContactId: { displayValue: null, value: '003B00000097MToIAM' },
    Email: { displayValue: null, value: 'user@demo.net' },
    FirstName: { displayValue: null, value: null },
    LastName: { displayValue: null, value: 'User' },
    Name: { displayValue: null, value: 'User User' },
  },
  id: '00517000002fESIAA2',
  lastModifiedById: '00517000002fESIAA2',
  lastModifiedDate: '2019-02-18T09:36:29.000Z',
  recordTypeInfo: null,
  systemModstamp: '2019-02-18T10:35:43.000Z',
}

export const childRecords = {
  count: 1,
  currentPageToken: '1;5;001B000000UnQ2wIAF;Contacts;Contact.Id,Contact.Name;',
  currentPageUrl: '/services/data/v58.0/ui-api/records/001B000000UnQ2wIAF/child-relationships/Contacts?page=1&pageSize=5',
  nextPageToken: null,
  nextPageUrl: null,
  previousPageToken: null,
  previousPageUrl: null,
  records: [
    {
      apiName: 'Contact',
      childRelationships: {},
      eTag: 'c3d33add9008aed557a1efa68173aa9b',
      fields: {
        AccountId: { displayValue: null, value: '001B000000UnQ2wIAF' },
        Id: { displayValue: null, value: '003B00000097MToIAM' },
        Name: { displayValue: null, value: 'Jack Rogers' },
        LeadSource: { displayValue: 'Phone Inquiry', value: 'Phone Inquiry' },
      },
      id: '003B00000097MToIAM',
      lastModifiedById: '005B0000003TOI6IAO',
      lastModifiedDate: '2017-08-18T14:46:22.000Z',
      recordTypeId: '012000000000000AAA',
      recordTypeInfo: null,
      systemModstamp: '2017-08-18T14:46:22.000Z',
      weakEtag: 1503067582000,
    },
  ],
}

/** List Record Collection (48.0): the same, and what it was asked with. */
export const relatedRecords = {
  ...childRecords,
  fields: [],
  listInfoETag: 'f1c0e14d0c4d8cc4bb9d5c7c9aa3c4d1',
  listReference: {
    id: null,
    inContextOfRecordId: '001B000000UnQ2wIAF',
    listViewApiName: null,
    parentObjectApiName: 'Account',
    recordTypeId: null,
    relatedListId: 'Contacts',
    type: 'relatedList',
  },
  optionalFields: ['Contact.LeadSource'],
  pageSize: 50,
  sortBy: [],
}

export const objectInfo = {
  apiName: 'Account',
  childRelationships: [],
  createable: true,
  custom: false,
  defaultRecordTypeId: '012000000000000AAA',
  deletable: true,
  dependentFields: {},
  feedEnabled: true,
  fields: {},
  keyPrefix: '001',
  label: 'Account',
  labelPlural: 'Accounts',
  layoutable: true,
  nameFields: ['Name'],
  queryable: true,
  recordTypeInfos: {
    '012000000000000AAA': {
      available: true,
      defaultRecordTypeMapping: true,
      master: true,
      name: 'Master',
      recordTypeId: '012000000000000AAA',
    },
  },
  searchable: true,
  updateable: true,
}

const choice = (value: string) => ({ attributes: null, label: value, validFor: [], value })
const picklist = (name: string, ...values: readonly string[]) => ({
  controllerValues: {},
  defaultValue: null,
  eTag: '81beabc4c1cf0121c409b841cddca189',
  url: `/services/data/v45.0/ui-api/object-info/Account/picklist-values/012000000000000AAA/${name}`,
  values: values.map(choice),
})

export const picklists = {
  eTag: '9a393f7e36318c5df750cb1855a38ead',
  picklistFieldValues: {
    AccountSource: picklist('AccountSource', 'Web', 'Phone Inquiry', 'Partner Referral', 'Purchased List', 'Other'),
    // A field whose values nobody has entered.
    Rating: picklist('Rating'),
  },
}

/** Record UI (41.0). */
export const recordUi = {
  layoutUserStates: {},
  layouts: {
    User: { '012000000000000AAA': { Full: { View: { id: '00h3F000002DmitQAC', layoutType: 'Full', mode: 'View', sections: [] } } } },
  },
  objectInfos: { User: { ...objectInfo, apiName: 'User' } },
  records: { [user.id]: user },
}
