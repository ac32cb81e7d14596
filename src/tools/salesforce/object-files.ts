import { child, metadataFile } from './metadata-xml.js'
import type { CustomFieldAbout, CustomObjectAbout, Extension, FieldType } from './extensions.js'
import type { Markup } from '../../pages/document/markup.js'

/** Returns the fields and objects of extensions (Metadata API 64.0: CustomField, CustomObjectAbout), by path from the folder `objects`. */
export function objectFiles(extensions: readonly Extension[]): Record<string, string> {
  const fields = extensions.flatMap((each) => Object.entries(each.fields ?? {}))
  const objects = extensions.flatMap((each) => each.objects ?? [])
  return Object.fromEntries([
    ...fields.flatMap(([object, own]) => own.map((field) => fieldFile(object, field))),
    ...objects.flatMap((object) => [
      [`${object.name}/${object.name}.object-meta.xml`, objectFile(object)] as const,
      [`${object.name}/fields/Contact__c.field-meta.xml`, contactFile(object)] as const,
      ...object.fields.map((field) => fieldFile(object.name, field)),
    ]),
  ])
}

const typeOf: Readonly<Record<FieldType, (field: CustomFieldAbout) => readonly Markup[]>> = {
  text: () => [child('length', 255), child('type', 'Text')],
  long: () => [child('length', 32768), child('type', 'LongTextArea'), child('visibleLines', 5)],
  number: () => [child('precision', 18), child('scale', 3), child('type', 'Number')],
  // A currency field of one product would have the one currency of the org.
  price: () => [child('precision', 18), child('scale', 2), child('type', 'Number')],
  flag: () => [child('defaultValue', false), child('type', 'Checkbox')],
  time: () => [child('type', 'DateTime')],
  contact: () => [
    child('deleteConstraint', 'SetNull'),
    child('referenceTo', 'Contact'),
    child('relationshipName', 'ConsultantSubscriptions'),
    child('type', 'Lookup'),
  ],
}

const fieldFile = (object: string, field: CustomFieldAbout): readonly [string, string] => [
  `${object}/fields/${field.name}.field-meta.xml`,
  metadataFile('CustomField', [child('fullName', field.name), child('label', field.label), ...typeOf[field.type](field)]),
]

/** Returns the lookup to the contact, which decides on access: everyone who reads it reads the record, and customers write their own. */
const contactFile = ({ relationship, plural }: CustomObjectAbout): string =>
  metadataFile('CustomField', [
    child('fullName', 'Contact__c'),
    child('label', 'Contact'),
    child('referenceTo', 'Contact'),
    child('relationshipLabel', plural),
    child('relationshipName', relationship),
    child('relationshipOrder', 0),
    child('reparentableMasterDetail', false),
    child('type', 'MasterDetail'),
    child('writeRequiresMasterRead', true),
  ])

const objectFile = ({ label, plural }: CustomObjectAbout): string =>
  metadataFile('CustomObject', [
    child('deploymentStatus', 'Deployed'),
    child('label', label),
    child('nameField', [
      child('displayFormat', `${label.replace(/[^A-Z]/g, '')}-{000000}`),
      child('label', `${label} Number`),
      child('type', 'AutoNumber'),
    ]),
    child('pluralLabel', plural),
    child('sharingModel', 'ControlledByParent'),
  ])
