import { consultants } from './consultants.js'
import { idOf } from './ids.js'
import type { BeautyProfile, CustomerFacts } from './types.js'

const accountOf = (serial: number) => idOf('001', 500_000 + serial)

function consultantId(moniker: string): string {
  const consultant = consultants.find(each => each.moniker === moniker)
  if (!consultant) throw new Error(`There is no consultant "${moniker}"; choose one from consultants.ts.`)
  return consultant.id
}

interface Entry {
  firstName: string
  lastName: string
  login: string
  phone?: string
  beautyProfile?: BeautyProfile
  firstTimeLogin?: boolean
  shopsWith?: readonly string[]
  manages?: readonly number[]
}

const customer = ({ firstName, lastName, login, phone, beautyProfile, firstTimeLogin = false, shopsWith = [], manages = [] }: Entry, serial: number): CustomerFacts => ({
  userId: idOf('005', serial),
  accountId: accountOf(serial),
  username: login,
  password: 'lindenrose',
  firstName,
  lastName,
  email: login,
  ...(phone && { phone }),
  ...(beautyProfile && { beautyProfile }),
  firstTimeLogin,
  consultantIds: shopsWith.map(consultantId),
  managedAccountIds: manages.map(accountOf),
})

const entries: readonly Entry[] = [
  { firstName: 'Anna', lastName: 'Muster', login: 'anna.muster@example.org', phone: '+491713920090', beautyProfile: { skinType: 'Mischhaut', primaryNeed: 'Feuchtigkeit', preferredFoundation: 'leicht' }, shopsWith: ['anna-berger'] },
  { firstName: 'Nele', lastName: 'Neumann', login: 'nele.neumann@example.org', firstTimeLogin: true },
  { firstName: 'Katharina', lastName: 'Weiß', login: 'katharina.weiss@example.org', phone: '+491713920091', beautyProfile: { skinType: 'trocken', primaryNeed: 'Anti-Aging', eyeConcerns: 'Augenringe' }, shopsWith: ['meryem-yildiz', 'anna-berger', 'sophie-lindner'] },
  { firstName: 'Gülay', lastName: 'Arslan', login: 'guelay.arslan@example.org', shopsWith: ['meryem-yildiz'] },
  { firstName: 'Maximiliane', lastName: 'von Hohenstein-Oberländer', login: 'maximiliane@example.org', shopsWith: ['sophie-lindner'] },
  { firstName: 'Petra', lastName: 'Verwalter', login: 'petra.verwalter@example.org', shopsWith: ['anna-berger'], manages: [1, 4] },
]

/** People who can sign in to the sandbox; the password is always "lindenrose". */
export const customers: readonly CustomerFacts[] = entries.map((entry, i) => customer(entry, i + 1))
