import { products, slugOf } from './catalogue'
import { type Dice, diceOf, idOf } from './ids'
import type { ConsultantFacts } from './types'

type Place = readonly [city: string, postalCode: string, latitude: number, longitude: number]

// Roughly the middle of each postal code area, from memory: good to a few kilometres.
const places: readonly Place[] = [
  ['Köln', '50674', 50.9322, 6.9385], ['Köln', '50733', 50.9635, 6.9556], ['Köln', '50823', 50.9508, 6.9238], ['Köln', '50937', 50.9137, 6.9197],
  ['Köln', '51063', 50.9618, 7.0062], ['Köln', '51103', 50.9395, 7.0131], ['Köln', '51143', 50.8853, 7.0541], ['Bergisch Gladbach', '51429', 50.9631, 7.1658],
  ['Leverkusen', '51379', 51.0667, 6.9933], ['Hürth', '50354', 50.8772, 6.8761], ['Frechen', '50226', 50.9139, 6.8119], ['Brühl', '50321', 50.8292, 6.9052],
  ['Pulheim', '50259', 50.9998, 6.8036], ['Dormagen', '41539', 51.0963, 6.8403], ['Troisdorf', '53840', 50.8161, 7.1553], ['Siegburg', '53721', 50.7996, 7.2074],
  ['Bonn', '53111', 50.7395, 7.0982], ['Bonn', '53177', 50.6851, 7.1536], ['Düsseldorf', '40213', 51.2258, 6.7735], ['Düsseldorf', '40545', 51.2299, 6.7508],
  ['Neuss', '41460', 51.1994, 6.6935], ['Solingen', '42651', 51.1728, 7.0836], ['Wuppertal', '42103', 51.2571, 7.1459], ['Aachen', '52062', 50.7753, 6.0839],
  ['Düren', '52349', 50.8043, 6.4829], ['Krefeld', '47798', 51.3336, 6.5646], ['Mönchengladbach', '41061', 51.1954, 6.4351], ['Duisburg', '47051', 51.4323, 6.7637],
  ['Essen', '45127', 51.4566, 7.0123], ['Bochum', '44787', 51.4829, 7.2165], ['Dortmund', '44135', 51.5139, 7.4653], ['Hagen', '58095', 51.3593, 7.4747],
  ['Münster', '48143', 51.9607, 7.6261], ['Bielefeld', '33602', 52.0216, 8.5324], ['Paderborn', '33098', 51.7181, 8.7568], ['Siegen', '57072', 50.8748, 8.0175],
  ['Berlin', '10115', 52.5323, 13.3846], ['Berlin', '10437', 52.5456, 13.4129], ['Berlin', '10585', 52.5178, 13.3044], ['Berlin', '10967', 52.4914, 13.4184],
  ['Berlin', '12043', 52.4801, 13.4378], ['Berlin', '13353', 52.5426, 13.3504], ['Berlin', '14163', 52.4341, 13.2336], ['Potsdam', '14467', 52.4009, 13.0591],
  ['Hamburg', '20095', 53.5511, 10.0007], ['Hamburg', '20253', 53.5786, 9.9665], ['Hamburg', '22081', 53.5738, 10.0376], ['Hamburg', '22765', 53.5531, 9.9282],
  ['Lübeck', '23552', 53.8679, 10.6858], ['Kiel', '24103', 54.3217, 10.1321], ['Flensburg', '24937', 54.7836, 9.4321], ['Rostock', '18055', 54.0873, 12.1436],
  ['Schwerin', '19053', 53.6281, 11.4128], ['Bremen', '28195', 53.0811, 8.8069], ['Oldenburg', '26122', 53.1411, 8.2146], ['Osnabrück', '49074', 52.2746, 8.0472],
  ['Hannover', '30159', 52.3744, 9.7386], ['Braunschweig', '38100', 52.2647, 10.5236], ['Göttingen', '37073', 51.5336, 9.9352], ['Wolfsburg', '38440', 52.4203, 10.7861],
  ['Kassel', '34117', 51.3148, 9.4935], ['Magdeburg', '39104', 52.1273, 11.6353], ['Halle (Saale)', '06108', 51.4847, 11.9692], ['Leipzig', '04109', 51.3396, 12.3713],
  ['Leipzig', '04275', 51.3197, 12.3731], ['Dresden', '01067', 51.0583, 13.7194], ['Dresden', '01099', 51.0669, 13.7522], ['Chemnitz', '09111', 50.8323, 12.9196],
  ['Erfurt', '99084', 50.9781, 11.0297], ['Jena', '07743', 50.9334, 11.5835], ['Weimar', '99423', 50.9808, 11.3288], ['Cottbus', '03046', 51.7589, 14.3329],
  ['Frankfurt am Main', '60311', 50.1109, 8.6821], ['Frankfurt am Main', '60487', 50.1231, 8.6371], ['Offenbach am Main', '63065', 50.1046, 8.7666], ['Wiesbaden', '65183', 50.0836, 8.2397],
  ['Mainz', '55116', 50.0006, 8.2681], ['Darmstadt', '64283', 49.8711, 8.6506], ['Koblenz', '56068', 50.3581, 7.5961], ['Trier', '54290', 49.7531, 6.6392],
  ['Saarbrücken', '66111', 49.2358, 6.9945], ['Kaiserslautern', '67655', 49.4431, 7.7689], ['Mannheim', '68161', 49.4883, 8.4647], ['Heidelberg', '69117', 49.4107, 8.7052],
  ['Karlsruhe', '76133', 49.0122, 8.3955], ['Stuttgart', '70173', 48.7784, 9.1806], ['Stuttgart', '70372', 48.8052, 9.2197], ['Esslingen am Neckar', '73728', 48.7402, 9.3098],
  ['Heilbronn', '74072', 49.1411, 9.2191], ['Ulm', '89073', 48.4011, 9.9876], ['Tübingen', '72070', 48.5236, 9.0411], ['Freiburg im Breisgau', '79098', 47.9959, 7.8522],
  ['Konstanz', '78462', 47.6603, 9.1758], ['Ravensburg', '88212', 47.7819, 9.6107], ['München', '80331', 48.1351, 11.5717], ['München', '80799', 48.1529, 11.5789],
  ['München', '81541', 48.1203, 11.5862], ['München', '81667', 48.1312, 11.5989], ['Augsburg', '86150', 48.3665, 10.8944], ['Ingolstadt', '85049', 48.7651, 11.4102],
  ['Regensburg', '93047', 49.0172, 12.0967], ['Passau', '94032', 48.5735, 13.4573], ['Landshut', '84028', 48.5372, 12.1521], ['Rosenheim', '83022', 47.8564, 12.1252],
  ['Kempten (Allgäu)', '87435', 47.7267, 10.3139], ['Nürnberg', '90402', 49.4489, 11.0791], ['Fürth', '90762', 49.4771, 10.9887], ['Erlangen', '91052', 49.5897, 11.0144],
  ['Bamberg', '96047', 49.8916, 10.8869], ['Bayreuth', '95444', 49.9427, 11.5761], ['Würzburg', '97070', 49.7945, 9.9296], ['Aschaffenburg', '63739', 49.9747, 9.1478],
  ['Fulda', '36037', 50.5519, 9.6776], ['Gießen', '35390', 50.5841, 8.6724], ['Marburg', '35037', 50.8091, 8.7708],
]

interface Home {
  language?: string
  first: readonly string[]
  last: readonly string[]
}

const german: Home = {
  first: ['Katrin', 'Sabine', 'Julia', 'Lena', 'Birgit', 'Heike', 'Susanne', 'Marie', 'Franziska', 'Ute', 'Carolin', 'Wiebke', 'Annegret', 'Johanna', 'Greta', 'Bärbel', 'Jördis', 'Theresa', 'Mareike', 'Dörte', 'Antonia', 'Hannelore', 'Pauline', 'Käthe', 'Ulrike', 'Svenja'],
  last: ['Hoffmann', 'Schäfer', 'Krüger', 'Lindner', 'Vogt', 'Böhm', 'Petersen', 'Großmann', 'Winkler', 'Jäger', 'Brandt', 'Kühn', 'Sommerfeld', 'Weißenborn', 'Hansen', 'Maurer', 'Löffler', 'Thiele', 'Reinhardt', 'Ahlers', 'Straßburger', 'Huber', 'Zimmermann', 'Engelhardt'],
}
const homes: readonly Home[] = [
  german, german, german, german, german,
  { language: 'Türkçe', first: ['Ayşe', 'Elif', 'Zeynep', 'Gülşen', 'Derya', 'Sevgi', 'Esra', 'Büşra'], last: ['Yılmaz', 'Şahin', 'Çelik', 'Öztürk', 'Kaya', 'Aydın', 'Doğan', 'Koç'] },
  { language: 'Polski', first: ['Agnieszka', 'Małgorzata', 'Katarzyna', 'Ewa', 'Joanna', 'Beata'], last: ['Kowalczyk', 'Wójcik', 'Wiśniewska', 'Zielińska', 'Nowak', 'Mazur'] },
  { language: 'Русский', first: ['Olga', 'Natalia', 'Swetlana', 'Irina', 'Jekaterina', 'Ludmila'], last: ['Iwanowa', 'Petrowa', 'Schröder-Sokolowa', 'Morosowa', 'Wolkowa', 'Lebedewa'] },
  { language: 'Italiano', first: ['Giulia', 'Chiara', 'Francesca', 'Paola'], last: ['Rossi', 'De Luca', 'Esposito', 'Marchetti'] },
  { language: 'العربية', first: ['Layla', 'Noor', 'Samira', 'Rania', 'Hanan'], last: ['Haddad', 'Al-Masri', 'Khalil', 'Nassar', 'Darwish'] },
  { language: 'Tiếng Việt', first: ['Thu Ha', 'Linh', 'Minh Anh', 'Thi Lan'], last: ['Nguyen', 'Tran', 'Pham', 'Vo'] },
  { language: 'Español', first: ['Lucía', 'Carmen', 'Begoña'], last: ['García Moreno', 'Ibáñez', 'Navarro'] },
  { language: 'Ελληνικά', first: ['Eleni', 'Dimitra', 'Kalliopi'], last: ['Papadopoulou', 'Georgiadou', 'Nikolaidou'] },
  { language: 'Hrvatski', first: ['Ivana', 'Željka', 'Marijana'], last: ['Horvat', 'Kovačević', 'Babić'] },
]

const specialties = ['Hautpflege', 'Make-up', 'Düfte', 'Hochzeit', 'Männerpflege', 'Anti-Aging', 'Sensible Haut', 'Körperpflege', 'Farbberatung', 'Geschenke'] as const
const extraLanguages = ['English', 'English', 'English', 'Français', 'Español', 'Nederlands'] as const
const streets = ['Lindenallee', 'Rosenstraße', 'Am Stadtgarten', 'Goethestraße', 'Bachgasse', 'Ringstraße', 'Kirchplatz', 'Gartenweg', 'Marktstraße', 'Schillerstraße', 'Amselweg', 'Lange Straße', 'Bahnhofstraße', 'Mühlenweg', 'Bergstraße'] as const

// The Bundesnetzagentur keeps these two mobile ranges free for stories; nobody can be called by accident.
const phoneOf = (serial: number) => `+49${serial % 2 ? '17139200' : '176040690'}${String(Math.floor(serial / 2) % 100).padStart(2, '0')}`

const socialOf = (moniker: string, dice: Dice): ConsultantFacts['social'] => ({
  ...(dice.chance(0.65) && { instagram: `https://www.instagram.com/lindenrose.${moniker}` }),
  ...(dice.chance(0.4) && { facebook: `https://www.facebook.com/lindenrose.${moniker}` }),
  ...(dice.chance(0.12) && { youtube: `https://www.youtube.com/@lindenrose-${moniker}` }),
  ...(dice.chance(0.18) && { tiktok: `https://www.tiktok.com/@lindenrose.${moniker}` }),
})

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
  return { firstName: dice.pick(home.first), lastName: lastName.includes('-') || married === `-${lastName}` ? lastName : lastName + married, ...(home.language && { language: home.language }) }
}

/** About 600 m around the middle of the postal code, so that neighbours do not sit on one point. */
const near = (degrees: number, dice: Dice) => Math.round((degrees + (dice.next() - 0.5) * 0.01) * 1e5) / 1e5

function imprintOf(serial: number, moniker: string, [city, postalCode]: Place, dice: Dice): ConsultantFacts['imprint'] {
  return {
    street: `${dice.pick(streets)} ${dice.between(1, 118)}${dice.chance(0.15) ? dice.pick(['a', 'b', 'c']) : ''}`,
    postalCode,
    city,
    ...(dice.chance(0.85) && { phone: phoneOf(serial) }),
    ...(dice.chance(0.9) && { email: `${moniker}@lindenrose.example` }),
    ...(dice.chance(0.55) && { vatId: `DE9${String(dice.between(0, 99_999_999)).padStart(8, '0')}` }),
  }
}

function consultant(serial: number, { firstName, lastName, language }: Person, moniker: string, place: Place, dice: Dice): ConsultantFacts {
  const [city, postalCode, latitude, longitude] = place
  return {
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
    favouriteProductIds: several(products, dice.between(2, 6), dice).map(product => product.id),
  }
}

const first = products.slice(0, 4).map(product => product.id)

const anna: ConsultantFacts = {
  ...consultant(1, { firstName: 'Anna', lastName: 'Berger' }, 'anna-berger', ['Köln', '50667', 50.9384, 6.9599], diceOf('anna')),
  alternateMoniker: 'anna',
  latitude: 50.9364,
  longitude: 6.9528,
  specialties: ['Hautpflege', 'Make-up'],
  languages: ['Deutsch', 'English'],
  social: { instagram: 'https://www.instagram.com/lindenrose.anna-berger', facebook: 'https://www.facebook.com/lindenrose.anna-berger' },
  imprint: { street: 'Am Hof 14', postalCode: '50667', city: 'Köln', phone: phoneOf(1), email: 'anna-berger@lindenrose.example', vatId: 'DE912345678' },
  favouriteProductIds: first,
}

const meryem: ConsultantFacts = {
  ...consultant(2, { firstName: 'Meryem', lastName: 'Yıldız' }, 'meryem-yildiz', ['Bergisch Gladbach', '51465', 50.992, 7.1287], diceOf('meryem')),
  specialties: ['Düfte', 'Hochzeit'],
  languages: ['Deutsch', 'Türkçe'],
  social: { instagram: 'https://www.instagram.com/lindenrose.meryem-yildiz', tiktok: 'https://www.tiktok.com/@lindenrose.meryem-yildiz' },
  imprint: { street: 'Hauptstraße 212', postalCode: '51465', city: 'Bergisch Gladbach', phone: phoneOf(2), email: 'meryem-yildiz@lindenrose.example' },
}

const sophie: ConsultantFacts = {
  ...consultant(3, { firstName: 'Sophie', lastName: 'Lindner-Achternbusch' }, 'sophie-lindner', ['Leverkusen', '51373', 51.0324, 6.9881], diceOf('sophie')),
  alternateMoniker: 'sophie-lindner-achternbusch',
  shopActive: false,
  specialties: ['Anti-Aging', 'Hautpflege'],
  languages: ['Deutsch'],
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
  const taken = new Set([anna, meryem, sophie].map(each => each.moniker))
  const unusedPerson = (): Person => {
    const person = personOf(dice)
    return taken.has(slugOf(`${person.firstName} ${person.lastName}`)) ? unusedPerson() : person
  }
  const others = Array.from({ length: count - 3 }, (_, i) => {
    const person = unusedPerson()
    const moniker = slugOf(`${person.firstName} ${person.lastName}`)
    taken.add(moniker)
    return withQuirks(consultant(i + 4, person, moniker, places[i % places.length] as Place, dice), i + 4)
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
    return withQuirks(consultant(serial, person, `${slugOf(`${person.firstName} ${person.lastName}`)}-${serial}`, dice.pick(places), dice), serial)
  })
}
