import { type FieldFacts, type ObjectFacts, objects } from '../world/records/record-objects.js'
import { etagOf, masterRecordType } from './record-view.js'

const isCustom = (apiName: string) => apiName.endsWith('__c')

export const objectSummary = ({ apiName, keyPrefix, label, labelPlural, nameField }: ObjectFacts) => ({
  apiName,
  keyPrefix,
  label,
  labelPlural,
  nameFields: [nameField],
  objectInfoUrl: `/services/data/v64.0/ui-api/object-info/${apiName}`,
})

export function objectInfoView(object: ObjectFacts) {
  const { apiName, keyPrefix, label, labelPlural, nameField, isTheirs } = object
  const body = {
    apiName,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: childrenOf(object),
    createable: isTheirs,
    custom: isCustom(apiName),
    defaultRecordTypeId: masterRecordType,
    deletable: isTheirs,
    dependentFields: {},
    feedEnabled: false,
    fields: Object.fromEntries(Object.entries(object.fields).map(([name, facts]) => [name, fieldInfo(object, name, facts)])),
    keyPrefix,
    label,
    labelPlural,
    layoutable: true,
    mruEnabled: true,
    nameFields: [nameField],
    queryable: true,
    recordTypeInfos: {
      [masterRecordType]: { available: true, defaultRecordTypeMapping: true, master: true, name: 'Master', recordTypeId: masterRecordType },
    },
    searchable: true,
    themeInfo: { color: '7F8DE1', iconUrl: `/cms/delivery/media/icon-${apiName}` },
    updateable: isTheirs,
  }
  return { eTag: etagOf(body), ...body }
}

const childrenOf = ({ relatedLists }: ObjectFacts) =>
  Object.entries(relatedLists).map(([relationshipName, { object, field }]) => ({
    childObjectApiName: object,
    fieldName: field,
    junctionIdListNames: [],
    junctionReferenceTo: [],
    relationshipName,
  }))

function fieldInfo({ isTheirs, nameField }: ObjectFacts, apiName: string, { dataType, label, leadsTo, required, readOnly }: FieldFacts) {
  const isWritable = isTheirs && !readOnly
  return {
    apiName,
    calculated: false,
    compound: false,
    compoundComponentName: null,
    compoundFieldName: null,
    controllerName: null,
    controllingFields: [],
    createable: isWritable,
    custom: isCustom(apiName),
    dataType,
    extraTypeInfo: null,
    filterable: true,
    filteredLookupInfo: null,
    highScaleNumber: false,
    htmlFormatted: false,
    inlineHelpText: null,
    label,
    length: dataType === 'TextArea' ? 4000 : 255,
    nameField: apiName === nameField,
    polymorphicForeignKey: false,
    precision: 0,
    reference: leadsTo !== undefined,
    referenceTargetField: null,
    referenceToInfos: leadsTo ? [{ apiName: leadsTo.object, nameFields: ['Name'] }] : [],
    relationshipName: leadsTo?.relation ?? null,
    required: required === true,
    scale: 0,
    searchPrefilterable: false,
    sortable: true,
    unique: apiName === 'Id',
    updateable: isWritable,
  }
}

export const directoryView = () => ({
  eTag: etagOf(objects),
  objects: Object.fromEntries(objects.map((object) => [object.apiName, objectSummary(object)])),
})

export function picklistView({ apiName, fields }: ObjectFacts, field: string) {
  const values = (fields[field]?.values ?? []).map((value) => ({ attributes: null, label: value, validFor: [], value }))
  const url = `/services/data/v64.0/ui-api/object-info/${apiName}/picklist-values/${masterRecordType}/${field}`
  return { controllerValues: {}, defaultValue: null, eTag: etagOf(values), url, values }
}

export const picklistFields = ({ fields }: ObjectFacts): string[] =>
  Object.entries(fields)
    .filter(([, { values }]) => values)
    .map(([name]) => name)
