import { products } from '../shop/catalogue.js'
import { slugOf } from '../slug.js'
import { type Dice, diceOf, idOf } from '../ids.js'
import { type City, cities } from './places.js'
import type { ConsultantFacts } from '../types.js'

interface Home {
  language?: string
  first: readonly string[]
  last: readonly string[]
}

const german: Home = {
  first: [
    'Katrin',
    'Sabine',
    'Julia',
    'Lena',
    'Birgit',
    'Heike',
    'Susanne',
    'Marie',
    'Franziska',
    'Ute',
    'Carolin',
    'Wiebke',
    'Annegret',
    'Johanna',
    'Greta',
    'Bärbel',
    'Jördis',
    'Theresa',
    'Mareike',
    'Dörte',
    'Antonia',
    'Hannelore',
    'Pauline',
    'Käthe',
    'Ulrike',
    'Svenja',
  ],
  last: [
    'Hoffmann',
    'Schäfer',
    'Krüger',
    'Lindner',
    'Vogt',
    'Böhm',
    'Petersen',
    'Großmann',
    'Winkler',
    'Jäger',
    'Brandt',
    'Kühn',
    'Sommerfeld',
    'Weißenborn',
    'Hansen',
    'Maurer',
    'Löffler',
    'Thiele',
    'Reinhardt',
    'Ahlers',
    'Straßburger',
    'Huber',
    'Zimmermann',
    'Engelhardt',
  ],
}
const homes: readonly Home[] = [
  german,
  german,
  german,
  german,
  german,
  {
    language: 'Türkçe',
    first: ['Ayşe', 'Elif', 'Zeynep', 'Gülşen', 'Derya', 'Sevgi', 'Esra', 'Büşra'],
    last: ['Yılmaz', 'Şahin', 'Çelik', 'Öztürk', 'Kaya', 'Aydın', 'Doğan', 'Koç'],
  },
  {
    language: 'Polski',
    first: ['Agnieszka', 'Małgorzata', 'Katarzyna', 'Ewa', 'Joanna', 'Beata'],
    last: ['Kowalczyk', 'Wójcik', 'Wiśniewska', 'Zielińska', 'Nowak', 'Mazur'],
  },
  {
    language: 'Русский',
    first: ['Olga', 'Natalia', 'Swetlana', 'Irina', 'Jekaterina', 'Ludmila'],
    last: ['Iwanowa', 'Petrowa', 'Schröder-Sokolowa', 'Morosowa', 'Wolkowa', 'Lebedewa'],
  },
  { language: 'Italiano', first: ['Giulia', 'Chiara', 'Francesca', 'Paola'], last: ['Rossi', 'De Luca', 'Esposito', 'Marchetti'] },
  {
    language: 'العربية',
    first: ['Layla', 'Noor', 'Samira', 'Rania', 'Hanan'],
    last: ['Haddad', 'Al-Masri', 'Khalil', 'Nassar', 'Darwish'],
  },
  { language: 'Tiếng Việt', first: ['Thu Ha', 'Linh', 'Minh Anh', 'Thi Lan'], last: ['Nguyen', 'Tran', 'Pham', 'Vo'] },
  { language: 'Español', first: ['Lucía', 'Carmen', 'Begoña'], last: ['García Moreno', 'Ibáñez', 'Navarro'] },
  { language: 'Ελληνικά', first: ['Eleni', 'Dimitra', 'Kalliopi'], last: ['Papadopoulou', 'Georgiadou', 'Nikolaidou'] },
  { language: 'Hrvatski', first: ['Ivana', 'Željka', 'Marijana'], last: ['Horvat', 'Kovačević', 'Babić'] },
]

const specialties = [
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
] as const
const extraLanguages = ['English', 'English', 'English', 'Français', 'Español', 'Nederlands'] as const
const streets = [
  'Lindenallee',
  'Rosenstraße',
  'Am Stadtgarten',
  'Goethestraße',
  'Bachgasse',
  'Ringstraße',
  'Kirchplatz',
  'Gartenweg',
  'Marktstraße',
  'Schillerstraße',
  'Amselweg',
  'Lange Straße',
  'Bahnhofstraße',
  'Mühlenweg',
  'Bergstraße',
] as const

const invitations = [
  'Schreib mir einfach, ich nehme mir Zeit für dich.',
  'Komm gern zu einem meiner Abende vorbei.',
  'Proben bringe ich dir nach Hause.',
  'Ich freue mich auf dich!',
] as const

// The Bundesnetzagentur keeps these two mobile ranges free for stories; nobody can be called by accident.
const phoneOf = (serial: number) => `+49${serial % 2 ? '17139200' : '176040690'}${String(Math.floor(serial / 2) % 100).padStart(2, '0')}`

const socialOf = (moniker: string, dice: Dice): ConsultantFacts['social'] => ({
  ...(dice.chance(0.65) && { instagram: `https://www.instagram.com/lindenrose.${moniker}` }),
  ...(dice.chance(0.4) && { facebook: `https://www.facebook.com/lindenrose.${moniker}` }),
  ...(dice.chance(0.12) && { youtube: `https://www.youtube.com/@lindenrose-${moniker}` }),
  ...(dice.chance(0.18) && { tiktok: `https://www.tiktok.com/@lindenrose.${moniker}` }),
})

/** Own dice, so that what was thrown before stays as it was. */
function giftsOf(
  moniker: string,
  city: string,
  specialties: readonly string[],
): Pick<ConsultantFacts, 'about' | 'catalogueUrl' | 'joinUrl' | 'unavailableProductIds'> {
  const dice = diceOf(`more of ${moniker}`)
  const about = `Seit ${dice.between(2, 24)} Jahren berate ich in ${city} und Umgebung. Meine Themen: ${specialties.join(', ')}. ${dice.pick(invitations)}`
  return {
    about: dice.chance(0.9) ? about : '',
    ...(dice.chance(0.85) && { catalogueUrl: `/ibc-personal-icatalog?shop=${moniker}` }),
    ...(dice.chance(0.6) && { joinUrl: `https://team.lindenrose.example/mitmachen?m=${moniker}` }),
    unavailableProductIds: several(products, dice.chance(0.5) ? 0 : dice.between(1, 6), dice).map((product) => product.id),
  }
}

function several<T>(from: readonly T[], count: number, dice: Dice): T[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(dice.between(0, left.length - 1), 1)[0] as T)
}

interface Person {
  firstName: string
  lastName: string
  language?: string
}

function personOf(dice: Dice): Person {
  const home = dice.pick(homes)
  const lastName = dice.pick(home.last)
  const married = dice.chance(0.12) ? `-${dice.pick(german.last)}` : ''
  return {
    firstName: dice.pick(home.first),
    lastName: lastName.includes('-') || married === `-${lastName}` ? lastName : lastName + married,
    ...(home.language && { language: home.language }),
  }
}

/** About 600 m around the middle of the postal code, so that neighbours do not sit on one point. */
const near = (degrees: number, dice: Dice) => Math.round((degrees + (dice.next() - 0.5) * 0.01) * 1e5) / 1e5

function imprintOf(serial: number, moniker: string, [city, postalCode]: City, dice: Dice): ConsultantFacts['imprint'] {
  return {
    street: `${dice.pick(streets)} ${dice.between(1, 118)}${dice.chance(0.15) ? dice.pick(['a', 'b', 'c']) : ''}`,
    postalCode,
    city,
    ...(dice.chance(0.85) && { phone: phoneOf(serial) }),
    ...(dice.chance(0.9) && { email: `${moniker}@lindenrose.example` }),
    ...(dice.chance(0.55) && { vatId: `DE9${String(dice.between(0, 99_999_999)).padStart(8, '0')}` }),
  }
}

function consultant(serial: number, { firstName, lastName, language }: Person, moniker: string, place: City, dice: Dice): ConsultantFacts {
  const [city, postalCode, latitude, longitude] = place
  const facts = {
    id: idOf('001', serial),
    firstName,
    lastName,
    moniker,
    shopActive: true,
    consultantKey: `AB${1000 + serial}`,
    shopId: idOf('a0S', serial),
    profileImageUrl: `/cms/delivery/media/portrait-${moniker}`,
    city,
    postalCode,
    latitude: near(latitude, dice),
    longitude: near(longitude, dice),
    specialties: several(specialties, dice.between(1, 4), dice),
    languages: [...new Set(['Deutsch', ...(language ? [language] : []), ...several(extraLanguages, dice.between(0, 2), dice)])],
    social: socialOf(moniker, dice),
    imprint: imprintOf(serial, moniker, place, dice),
    favouriteProductIds: several(products, dice.between(2, 6), dice).map((product) => product.id),
  }
  return { ...facts, ...giftsOf(moniker, city, facts.specialties) }
}

const first = products.slice(0, 4).map((product) => product.id)

const anna: ConsultantFacts = {
  ...consultant(1, { firstName: 'Anna', lastName: 'Berger' }, 'anna-berger', ['Köln', '50667', 50.9384, 6.9599], diceOf('anna')),
  alternateMoniker: 'anna',
  latitude: 50.9364,
  longitude: 6.9528,
  specialties: ['Hautpflege', 'Make-up'],
  languages: ['Deutsch', 'English'],
  social: { instagram: 'https://www.instagram.com/lindenrose.anna-berger', facebook: 'https://www.facebook.com/lindenrose.anna-berger' },
  imprint: {
    street: 'Am Hof 14',
    postalCode: '50667',
    city: 'Köln',
    phone: phoneOf(1),
    email: 'anna-berger@lindenrose.example',
    vatId: 'DE912345678',
  },
  favouriteProductIds: first,
  about: 'Seit zwölf Jahren berate ich in der Kölner Altstadt. Meine Themen: Hautpflege und Make-up. Komm gern auf einen Kaffee vorbei.',
  catalogueUrl: '/ibc-personal-icatalog?shop=anna-berger',
  joinUrl: 'https://team.lindenrose.example/mitmachen?m=anna-berger',
  unavailableProductIds: [],
}

const meryem: ConsultantFacts = {
  ...consultant(
    2,
    { firstName: 'Meryem', lastName: 'Yıldız' },
    'meryem-yildiz',
    ['Bergisch Gladbach', '51465', 50.992, 7.1287],
    diceOf('meryem'),
  ),
  specialties: ['Düfte', 'Hochzeit'],
  languages: ['Deutsch', 'Türkçe'],
  social: { instagram: 'https://www.instagram.com/lindenrose.meryem-yildiz', tiktok: 'https://www.tiktok.com/@lindenrose.meryem-yildiz' },
  imprint: {
    street: 'Hauptstraße 212',
    postalCode: '51465',
    city: 'Bergisch Gladbach',
    phone: phoneOf(2),
    email: 'meryem-yildiz@lindenrose.example',
  },
  about: 'Ich berate im Bergischen Land auf Deutsch und Türkisch, rund um Düfte und den großen Tag. Bana yaz, sevinirim!',
  unavailableProductIds: products.slice(1, 3).map((product) => product.id),
}

const sophie: ConsultantFacts = {
  ...consultant(
    3,
    { firstName: 'Sophie', lastName: 'Lindner-Achternbusch' },
    'sophie-lindner',
    ['Leverkusen', '51373', 51.0324, 6.9881],
    diceOf('sophie'),
  ),
  alternateMoniker: 'sophie-lindner-achternbusch',
  shopActive: false,
  specialties: ['Anti-Aging', 'Hautpflege'],
  languages: ['Deutsch'],
  about: '',
}

const every = (serial: number, step: number, offset: number) => serial % step === offset

/** Every so many has a closed shop, a second moniker or no picture, at different steps so that they mix. */
const withQuirks = (facts: ConsultantFacts, serial: number): ConsultantFacts => ({
  ...facts,
  shopActive: !every(serial, 13, 8),
  ...(every(serial, 12, 5) && { alternateMoniker: `${slugOf(facts.firstName)}-${slugOf(facts.city)}-${serial}` }),
  ...(every(serial, 12, 10) && { profileImageUrl: '' }),
})

function handPicked(count: number): readonly ConsultantFacts[] {
  const dice = diceOf('consultants of Lindenrose')
  const taken = new Set([anna, meryem, sophie].map((each) => each.moniker))
  const unusedPerson = (): Person => {
    const person = personOf(dice)
    return taken.has(slugOf(`${person.firstName} ${person.lastName}`)) ? unusedPerson() : person
  }
  const others = Array.from({ length: count - 3 }, (_, i) => {
    const person = unusedPerson()
    const moniker = slugOf(`${person.firstName} ${person.lastName}`)
    taken.add(moniker)
    return withQuirks(consultant(i + 4, person, moniker, cities[i % cities.length] as City, dice), i + 4)
  })
  return [anna, meryem, sophie, ...others]
}

export const consultants: readonly ConsultantFacts[] = handPicked(120)

/** Any number of consultants for load; the same seed makes the same list. Monikers end in a number and never meet the ones above. */
export function generateConsultants(count: number, seed: string | number): readonly ConsultantFacts[] {
  const dice = diceOf(`consultants ${seed}`)
  return Array.from({ length: count }, (_, i) => {
    const serial = 10_001 + i
    const person = personOf(dice)
    return withQuirks(
      consultant(serial, person, `${slugOf(`${person.firstName} ${person.lastName}`)}-${serial}`, dice.pick(cities), dice),
      serial,
    )
  })
}
