import { sharedAccounts } from './accounts.js'
import { consultants } from '../consultants/consultants.js'
import { idOf } from '../ids.js'
import type { AccountAddress, BeautyProfile, KnownCustomer } from '../types.js'

const accountOf = (serial: number) => idOf('001', 500_000 + serial)

function consultantId(moniker: string): string {
  const consultant = consultants.find((each) => each.moniker === moniker)
  if (!consultant) throw new Error(`There is no consultant "${moniker}"; choose one from consultants.ts.`)
  return consultant.id
}

interface Entry {
  firstName: string
  lastName: string
  login: string
  phone?: string
  beautyProfile?: BeautyProfile
  withoutNewsletters?: true
  firstTimeLogin?: boolean
  shopsWith?: readonly string[]
  manages?: readonly string[]
  lives: readonly [street: string, zip: string, city: string, state: string]
}

const addressOf = ([street, zip, city, state]: Entry['lives']): AccountAddress => ({ street, city, state, zip, country: 'DE' })

const customer = (
  {
    firstName,
    lastName,
    login,
    phone,
    beautyProfile,
    withoutNewsletters,
    firstTimeLogin = false,
    shopsWith = [],
    manages = [],
    lives,
  }: Entry,
  serial: number,
): KnownCustomer => ({
  userId: idOf('005', serial),
  accountId: accountOf(serial),
  username: login,
  password: 'lindenrose',
  firstName,
  lastName,
  email: login,
  ...(phone && { phone }),
  address: addressOf(lives),
  ...(beautyProfile && { beautyProfile }),
  ...(withoutNewsletters && { withoutNewsletters }),
  firstTimeLogin,
  consultantIds: shopsWith.map(consultantId),
  managedAccountIds: manages,
})

const annasProfile: BeautyProfile = {
  birthMonth: '5',
  birthDay: '17',
  ageRange: '35 bis 44',
  preferredLanguage: 'Deutsch',
  skinType: 'Mischhaut',
  primaryNeed: 'Feuchtigkeit',
  otherNeeds: 'Rötungen;Ausstrahlung',
  eyeConcerns: 'Augenringe',
  preferredFoundation: 'leicht',
  makeup: 'Teint;Lippen',
  interests: 'Hautpflege;Düfte',
}

const entries: readonly Entry[] = [
  {
    firstName: 'Anna',
    lastName: 'Muster',
    login: 'anna.muster@example.org',
    phone: '+491713920090',
    beautyProfile: annasProfile,
    shopsWith: ['anna-berger'],
    lives: ['Lindenweg 4', '50667', 'Köln', 'NW'],
  },
  {
    firstName: 'Nele',
    lastName: 'Neumann',
    login: 'nele.neumann@example.org',
    withoutNewsletters: true,
    firstTimeLogin: true,
    lives: ['Marktplatz 3', '69117', 'Heidelberg', 'BW'],
  },
  {
    firstName: 'Katharina',
    lastName: 'Weiß',
    login: 'katharina.weiss@example.org',
    phone: '+491713920091',
    beautyProfile: { skinType: 'trocken', primaryNeed: 'Anti-Aging', eyeConcerns: 'Augenringe' },
    shopsWith: ['meryem-yildiz', 'anna-berger', 'sophie-lindner'],
    lives: ['Schlossallee 21', '34131', 'Kassel', 'HE'],
  },
  {
    firstName: 'Gülay',
    lastName: 'Arslan',
    login: 'guelay.arslan@example.org',
    shopsWith: ['meryem-yildiz'],
    lives: ['Weserstraße 112', '12059', 'Berlin', 'BE'],
  },
  {
    firstName: 'Maximiliane',
    lastName: 'von Hohenstein-Oberländer',
    login: 'maximiliane@example.org',
    shopsWith: ['sophie-lindner'],
    lives: ['Am Oberländer Ufer 190a', '50968', 'Köln', 'NW'],
  },
  {
    firstName: 'Petra',
    lastName: 'Verwalter',
    login: 'petra.verwalter@example.org',
    shopsWith: ['anna-berger'],
    manages: sharedAccounts.map(({ id }) => id),
    lives: ['Rosenstraße 9', '99423', 'Weimar', 'TH'],
  },
]

/** People who can sign in to the sandbox; the password is always "lindenrose". */
export const customers: readonly KnownCustomer[] = entries.map((entry, i) => customer(entry, i + 1))
