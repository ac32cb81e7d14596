export type DataType =
  | 'Boolean'
  | 'Date'
  | 'DateTime'
  | 'Double'
  | 'Email'
  | 'Int'
  | 'MultiPicklist'
  | 'Phone'
  | 'Picklist'
  | 'Reference'
  | 'String'
  | 'TextArea'
  | 'Url'
  | 'Currency'

export interface FieldFacts {
  label: string
  dataType: DataType
  /** Values of a picklist. */
  values?: readonly string[]
  /** The object the field leads to, and the relation's name to follow it. */
  leadsTo?: { object: string; relation: string }
  required?: true
  readOnly?: true
}

export interface ObjectFacts {
  apiName: string
  keyPrefix: string
  label: string
  labelPlural: string
  nameField: string
  /** Customers may create, change and delete their own. */
  isTheirs: boolean
  fields: Readonly<Record<string, FieldFacts>>
  /** The lists below a record of it: by name, the object and the field that leads back. */
  relatedLists: Readonly<Record<string, { object: string; field: string }>>
}

const text = (label: string, more: Partial<FieldFacts> = {}): FieldFacts => ({ label, dataType: 'String', ...more })
const needed = (label: string): FieldFacts => text(label, { required: true })
const pick = (label: string, values: readonly string[]): FieldFacts => ({ label, dataType: 'Picklist', values })
const several = (label: string, values: readonly string[]): FieldFacts => ({ label, dataType: 'MultiPicklist', values })
const flag = (label: string, more: Partial<FieldFacts> = {}): FieldFacts => ({ label, dataType: 'Boolean', ...more })
const link = (label: string, object: string, relation: string): FieldFacts => ({
  label,
  dataType: 'Reference',
  leadsTo: { object, relation },
})
const fixed = (label: string, dataType: DataType = 'String'): FieldFacts => ({ label, dataType, readOnly: true })

const thing = (facts: Omit<ObjectFacts, 'relatedLists'> & { relatedLists?: ObjectFacts['relatedLists'] }): ObjectFacts => ({
  relatedLists: {},
  ...facts,
  fields: {
    Id: fixed('ID'),
    ...facts.fields,
    CreatedDate: fixed('Erstellt am', 'DateTime'),
    LastModifiedDate: fixed('Zuletzt geändert am', 'DateTime'),
  },
})

const skinTypes = ['trocken', 'normal', 'Mischhaut', 'ölig', 'empfindlich'] as const
const needs = ['Feuchtigkeit', 'Anti-Aging', 'Unreinheiten', 'Rötungen', 'Ausstrahlung', 'Große Poren', 'Pigmentflecken'] as const

/** The objects of this shop's organisation. The names of custom objects and of their fields are inferred. */
export const objects: readonly ObjectFacts[] = [
  thing({
    apiName: 'Account',
    keyPrefix: '001',
    label: 'Account',
    labelPlural: 'Accounts',
    nameField: 'Name',
    isTheirs: true,
    fields: {
      Name: needed('Accountname'),
      Type: pick('Typ', ['Customer', 'Consultant', 'Other']),
      Phone: { label: 'Telefon', dataType: 'Phone' },
      BillingCity: text('Ort'),
    },
    relatedLists: { Contacts: { object: 'Contact', field: 'AccountId' }, Addresses: { object: 'ContactPointAddress', field: 'ParentId' } },
  }),
  thing({
    apiName: 'Contact',
    keyPrefix: '003',
    label: 'Kontakt',
    labelPlural: 'Kontakte',
    nameField: 'Name',
    isTheirs: true,
    fields: {
      Name: fixed('Name'),
      FirstName: text('Vorname'),
      LastName: needed('Nachname'),
      Email: { label: 'E-Mail', dataType: 'Email' },
      Phone: { label: 'Telefon', dataType: 'Phone' },
      AccountId: link('Account', 'Account', 'Account'),
    },
    relatedLists: {
      BeautyProfiles__r: { object: 'BeautyProfile__c', field: 'Contact__c' },
      ContactPreferences__r: { object: 'ContactPreference__c', field: 'Contact__c' },
      Subscriptions__r: { object: 'Subscription__c', field: 'Contact__c' },
    },
  }),
  thing({
    apiName: 'User',
    keyPrefix: '005',
    label: 'Benutzer',
    labelPlural: 'Benutzer',
    nameField: 'Name',
    isTheirs: false,
    fields: {
      Name: fixed('Name'),
      FirstName: text('Vorname'),
      LastName: text('Nachname'),
      Email: { label: 'E-Mail', dataType: 'Email' },
      Username: fixed('Benutzername'),
      AccountId: link('Account', 'Account', 'Account'),
      ContactId: link('Kontakt', 'Contact', 'Contact'),
      FirstTimeLogin_cb__c: flag('Erste Anmeldung', { readOnly: true }),
    },
  }),
  thing({
    apiName: 'Product2',
    keyPrefix: '01t',
    label: 'Produkt',
    labelPlural: 'Produkte',
    nameField: 'Name',
    isTheirs: false,
    fields: {
      Name: needed('Produktname'),
      Description: { label: 'Beschreibung', dataType: 'TextArea' },
      StockKeepingUnit: text('Artikelnummer'),
      EnterpriseMarketingPartID_t__c: text('Teilenummer'),
      IsActive: flag('Aktiv'),
      Line__c: text('Zeile'),
    },
  }),
  thing({
    apiName: 'Consultant__c',
    keyPrefix: 'a0S',
    label: 'Beraterin',
    labelPlural: 'Beraterinnen',
    nameField: 'Name',
    isTheirs: false,
    fields: {
      Name: fixed('Name'),
      FirstName_t__c: text('Vorname'),
      LastName_t__c: text('Nachname'),
      ProfileImage_url__c: { label: 'Bild', dataType: 'Url' },
      IsShopActive_f__c: flag('Shop aktiv', { readOnly: true }),
      ConsultantMoniker_t__c: text('Moniker'),
      AlternateConsultantMoniker_t__c: text('Früherer Moniker'),
      City__c: text('Ort'),
      PostalCode__c: text('Postleitzahl'),
      Specialties__c: several('Schwerpunkte', [
        'Hautpflege',
        'Make-up',
        'Düfte',
        'Hochzeit',
        'Männerpflege',
        'Anti-Aging',
        'Sensible Haut',
        'Körperpflege',
        'Farbberatung',
        'Geschenke',
      ]),
      Account__c: link('Account', 'Account', 'Account__r'),
    },
  }),
  thing({
    apiName: 'BeautyProfile__c',
    keyPrefix: 'a0B',
    label: 'Beauty-Profil',
    labelPlural: 'Beauty-Profile',
    nameField: 'Name',
    isTheirs: true,
    fields: {
      Name: fixed('Name'),
      Contact__c: link('Kontakt', 'Contact', 'Contact__r'),
      SkinType__c: pick('Hauttyp', skinTypes),
      PrimaryNeed__c: pick('Wichtigstes Bedürfnis', needs),
      OtherNeeds__c: several('Weitere Bedürfnisse', needs),
      EyeConcerns__c: several('Augenpartie', [
        'Augenringe',
        'Fältchen',
        'Schwellungen',
        'Trockene Haut',
        'Schlupflider',
        'Empfindliche Augen',
      ]),
      LipConcerns__c: several('Lippen', ['Trockenheit', 'Fältchen', 'Wenig Volumen', 'Verlaufender Lippenstift']),
      PreferredFoundation__c: pick('Deckkraft', ['leicht', 'mittel', 'hoch']),
      BirthMonth__c: { label: 'Geburtsmonat', dataType: 'Int' },
      BirthDay__c: { label: 'Geburtstag', dataType: 'Int' },
      AgeRange__c: pick('Alter', ['unter 25', '25 bis 34', '35 bis 44', '45 bis 54', 'ab 55']),
      PreferredLanguage__c: pick('Sprache', ['Deutsch', 'Englisch', 'Türkisch', 'Polnisch', 'Russisch']),
      MakeupInterests__c: several('Make-up', ['Teint', 'Augen', 'Augenbrauen', 'Lippen', 'Wangen', 'Pinsel und Zubehör']),
      Interests__c: several('Interessen', ['Hautpflege', 'Make-up', 'Düfte', 'Körperpflege', 'Pflege für Männer', 'Geschenke']),
      ReferredBy__c: text('Empfohlen von'),
    },
  }),
  thing({
    apiName: 'Subscription__c',
    keyPrefix: 'a0N',
    label: 'Abonnement',
    labelPlural: 'Abonnements',
    nameField: 'Name',
    isTheirs: true,
    fields: {
      Name: fixed('Name'),
      Contact__c: link('Kontakt', 'Contact', 'Contact__r'),
      Topic__c: pick('Thema', ['Neuheiten', 'Angebote', 'Pflegetipps']),
      Market__c: text('Markt'),
      Consultant__c: link('Beraterin', 'Consultant__c', 'Consultant__r'),
      IsActive__c: flag('Abonniert'),
    },
  }),
  thing({
    apiName: 'ContactPreference__c',
    keyPrefix: 'a0P',
    label: 'Kontaktwunsch',
    labelPlural: 'Kontaktwünsche',
    nameField: 'Name',
    isTheirs: true,
    fields: {
      Name: fixed('Name'),
      Contact__c: link('Kontakt', 'Contact', 'Contact__r'),
      BestTime__c: pick('Beste Zeit', ['vormittags', 'nachmittags', 'abends']),
      BestMethod__c: pick('Bester Weg', ['E-Mail', 'Telefon', 'SMS']),
      Frequency__c: pick('Häufigkeit', ['wöchentlich', 'monatlich', 'selten']),
    },
  }),
  thing({
    apiName: 'ContactPointAddress',
    keyPrefix: '8lW',
    label: 'Adresse',
    labelPlural: 'Adressen',
    nameField: 'Name',
    isTheirs: true,
    fields: {
      Name: needed('Name'),
      ParentId: link('Account', 'Account', 'Parent'),
      Street: text('Straße'),
      City: text('Ort'),
      PostalCode: text('Postleitzahl'),
      Country: text('Land'),
      IsDefault: flag('Hauptadresse'),
      AddressType: pick('Art', ['Shipping', 'Billing']),
      FirstName: text('Vorname'),
      LastName: text('Nachname'),
      CompanyName: text('Firma'),
      State: text('Bundesland'),
      PhoneNumber: { label: 'Telefon', dataType: 'Phone' },
    },
  }),
  thing({
    apiName: 'ContentDocument',
    keyPrefix: '069',
    label: 'Datei',
    labelPlural: 'Dateien',
    nameField: 'Title',
    isTheirs: true,
    fields: {
      Title: needed('Titel'),
      Description: text('Beschreibung'),
      ContentSize: fixed('Größe', 'Int'),
      LatestPublishedVersionId: fixed('Neueste Version'),
    },
  }),
  thing({
    apiName: 'ContentVersion',
    keyPrefix: '068',
    label: 'Dateiversion',
    labelPlural: 'Dateiversionen',
    nameField: 'Title',
    isTheirs: true,
    fields: {
      Title: needed('Titel'),
      Description: text('Beschreibung'),
      ContentSize: fixed('Größe', 'Int'),
      ContentDocumentId: link('Datei', 'ContentDocument', 'ContentDocument'),
    },
  }),
]

const byName = new Map(objects.map((facts) => [facts.apiName, facts]))

export const objectNamed = (apiName: string): ObjectFacts | undefined => byName.get(apiName)

export const objectOfId = (id: string): ObjectFacts | undefined => objects.find(({ keyPrefix }) => id.startsWith(keyPrefix))
