import type { Markup } from '../../pages/document/markup.js'
import type { Extension } from './extensions.js'
import { child, metadataFile } from './metadata-xml.js'

interface Access {
  apexClass: string
  extensions: readonly Extension[]
}

/**
 * Returns the permissions of customers who are signed in: the server methods, the fields of extensions, and their own records
 * (PermissionSet, API 64.0).
 */
export function permissionSetFile(label: string, access: Access): string {
  const objects = access.extensions.flatMap((each) => each.objects ?? [])
  return metadataFile('PermissionSet', [
    classAccess(access.apexClass),
    child('description', 'What the blocks of the shop need for a signed-in customer.'),
    ...fieldAccess(fieldsOf(access.extensions, ['Product2', 'WebCart', 'OrderSummary', 'User']), false),
    ...objects.flatMap(({ name, fields }) =>
      fieldAccess(
        fields.map((field) => `${name}.${field.name}`),
        true,
      ),
    ),
    child('hasActivationRequired', false),
    child('label', label),
    ...objects.map(({ name }) => objectAccess(name)),
  ])
}

/** Returns the addition to the profile of the site's guest user: the server methods and the fields of products, without write access. */
export const guestProfileFile = ({ apexClass, extensions }: Access): string =>
  metadataFile('Profile', [
    classAccess(apexClass),
    child('custom', true),
    ...fieldAccess(fieldsOf(extensions, ['Product2']), false),
    child('userLicense', 'Guest User License'),
  ])

const fieldsOf = (extensions: readonly Extension[], objects: readonly string[]): string[] =>
  extensions.flatMap(({ fields = {} }) =>
    Object.entries(fields).flatMap(([object, own]) => (objects.includes(object) ? own.map(({ name }) => `${object}.${name}`) : [])),
  )

const classAccess = (apexClass: string): Markup => child('classAccesses', [child('apexClass', apexClass), child('enabled', true)])

const fieldAccess = (fields: readonly string[], editable: boolean): Markup[] =>
  fields.toSorted().map((name) => child('fieldPermissions', [child('editable', editable), child('field', name), child('readable', true)]))

const objectAccess = (object: string): Markup =>
  child('objectPermissions', [
    child('allowCreate', true),
    child('allowDelete', false),
    child('allowEdit', true),
    child('allowRead', true),
    child('modifyAllRecords', false),
    child('object', object),
    child('viewAllRecords', false),
  ])
