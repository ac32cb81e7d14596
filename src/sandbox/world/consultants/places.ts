/** Degrees. */
export interface Point {
  latitude: number
  longitude: number
}

export interface Place extends Point {
  postalCode: string
  /** True where it is sure: for known codes, and where the whole region is one city. */
  city?: string
}

export type City = readonly [city: string, postalCode: string, latitude: number, longitude: number]

/** Places added by the consultants who live there, by postal code: the middle of their homes, and their name for the place. */
export type Homes = ReadonlyMap<string, Point & { city: string }>

type Region = readonly [digits: string, latitude: number, longitude: number, around: string, isWhole?: true]

// The two-digit regions of Germany, roughly by the middle of where people live, from memory: good to some 30 kilometres.
// 00, 05, 43 and 62 were never given out.
const regions: readonly Region[] = [
  ['01', 51.05, 13.74, 'Dresden'],
  ['02', 51.18, 14.6, 'Bautzen'],
  ['03', 51.76, 14.33, 'Cottbus'],
  ['04', 51.34, 12.38, 'Leipzig'],
  ['06', 51.5, 11.95, 'Halle (Saale)'],
  ['07', 50.85, 11.85, 'Gera'],
  ['08', 50.68, 12.45, 'Zwickau'],
  ['09', 50.8, 12.95, 'Chemnitz'],
  ['10', 52.52, 13.4, 'Berlin', true],
  ['11', 52.52, 13.38, 'Berlin', true],
  ['12', 52.45, 13.45, 'Berlin'],
  ['13', 52.57, 13.37, 'Berlin', true],
  ['14', 52.38, 13.0, 'Potsdam'],
  ['15', 52.3, 14.05, 'Frankfurt (Oder)'],
  ['16', 52.9, 13.3, 'Oranienburg'],
  ['17', 53.65, 13.35, 'Neubrandenburg'],
  ['18', 54.15, 12.65, 'Rostock'],
  ['19', 53.55, 11.4, 'Schwerin'],
  ['20', 53.56, 9.99, 'Hamburg', true],
  ['21', 53.35, 10.05, 'Lüneburg'],
  ['22', 53.61, 10.05, 'Hamburg'],
  ['23', 53.9, 10.85, 'Lübeck'],
  ['24', 54.45, 9.85, 'Kiel'],
  ['25', 54.2, 9.1, 'Heide'],
  ['26', 53.3, 7.75, 'Oldenburg'],
  ['27', 53.25, 8.7, 'Bremerhaven'],
  ['28', 53.08, 8.82, 'Bremen'],
  ['29', 52.85, 10.4, 'Celle'],
  ['30', 52.38, 9.74, 'Hannover'],
  ['31', 52.2, 9.6, 'Hildesheim'],
  ['32', 52.1, 8.75, 'Herford'],
  ['33', 51.88, 8.55, 'Bielefeld'],
  ['34', 51.28, 9.35, 'Kassel'],
  ['35', 50.65, 8.7, 'Gießen'],
  ['36', 50.72, 9.8, 'Fulda'],
  ['37', 51.62, 9.9, 'Göttingen'],
  ['38', 52.22, 10.6, 'Braunschweig'],
  ['39', 52.25, 11.6, 'Magdeburg'],
  ['40', 51.24, 6.82, 'Düsseldorf'],
  ['41', 51.17, 6.48, 'Mönchengladbach'],
  ['42', 51.22, 7.13, 'Wuppertal'],
  ['44', 51.51, 7.38, 'Dortmund'],
  ['45', 51.5, 7.05, 'Essen'],
  ['46', 51.7, 6.68, 'Oberhausen'],
  ['47', 51.45, 6.6, 'Duisburg'],
  ['48', 52.05, 7.45, 'Münster'],
  ['49', 52.5, 7.95, 'Osnabrück'],
  ['50', 50.92, 6.9, 'Köln'],
  ['51', 50.98, 7.2, 'Köln'],
  ['52', 50.8, 6.3, 'Aachen'],
  ['53', 50.65, 7.05, 'Bonn'],
  ['54', 49.92, 6.65, 'Trier'],
  ['55', 49.85, 7.85, 'Mainz'],
  ['56', 50.32, 7.45, 'Koblenz'],
  ['57', 50.87, 8.0, 'Siegen'],
  ['58', 51.3, 7.58, 'Hagen'],
  ['59', 51.53, 8.0, 'Hamm'],
  ['60', 50.12, 8.68, 'Frankfurt am Main', true],
  ['61', 50.28, 8.7, 'Bad Homburg'],
  ['63', 50.1, 9.05, 'Offenbach am Main'],
  ['64', 49.8, 8.72, 'Darmstadt'],
  ['65', 50.15, 8.22, 'Wiesbaden'],
  ['66', 49.32, 7.05, 'Saarbrücken'],
  ['67', 49.45, 8.12, 'Ludwigshafen'],
  ['68', 49.47, 8.5, 'Mannheim'],
  ['69', 49.38, 8.8, 'Heidelberg'],
  ['70', 48.77, 9.18, 'Stuttgart'],
  ['71', 48.82, 9.15, 'Ludwigsburg'],
  ['72', 48.38, 8.95, 'Tübingen'],
  ['73', 48.76, 9.75, 'Göppingen'],
  ['74', 49.2, 9.4, 'Heilbronn'],
  ['75', 48.85, 8.7, 'Pforzheim'],
  ['76', 49.0, 8.32, 'Karlsruhe'],
  ['77', 48.42, 7.95, 'Offenburg'],
  ['78', 47.95, 8.65, 'Villingen-Schwenningen'],
  ['79', 47.88, 7.85, 'Freiburg im Breisgau'],
  ['80', 48.15, 11.56, 'München', true],
  ['81', 48.12, 11.6, 'München', true],
  ['82', 47.88, 11.25, 'Starnberg'],
  ['83', 47.83, 12.3, 'Rosenheim'],
  ['84', 48.42, 12.4, 'Landshut'],
  ['85', 48.45, 11.6, 'Ingolstadt'],
  ['86', 48.38, 10.82, 'Augsburg'],
  ['87', 47.8, 10.4, 'Kempten (Allgäu)'],
  ['88', 47.88, 9.65, 'Ravensburg'],
  ['89', 48.48, 10.05, 'Ulm'],
  ['90', 49.45, 11.06, 'Nürnberg'],
  ['91', 49.42, 10.8, 'Erlangen'],
  ['92', 49.45, 12.0, 'Amberg'],
  ['93', 49.05, 12.3, 'Regensburg'],
  ['94', 48.75, 13.1, 'Passau'],
  ['95', 50.1, 11.8, 'Bayreuth'],
  ['96', 50.02, 10.95, 'Bamberg'],
  ['97', 49.92, 9.98, 'Würzburg'],
  ['98', 50.55, 10.7, 'Suhl'],
  ['99', 50.98, 10.95, 'Erfurt'],
]

// Roughly the middle of each postal code area, from memory: good to a few kilometres.
export const cities: readonly City[] = [
  ['Köln', '50674', 50.9322, 6.9385],
  ['Köln', '50733', 50.9635, 6.9556],
  ['Köln', '50823', 50.9508, 6.9238],
  ['Köln', '50937', 50.9137, 6.9197],
  ['Köln', '51063', 50.9618, 7.0062],
  ['Köln', '51103', 50.9395, 7.0131],
  ['Köln', '51143', 50.8853, 7.0541],
  ['Bergisch Gladbach', '51429', 50.9631, 7.1658],
  ['Leverkusen', '51379', 51.0667, 6.9933],
  ['Hürth', '50354', 50.8772, 6.8761],
  ['Frechen', '50226', 50.9139, 6.8119],
  ['Brühl', '50321', 50.8292, 6.9052],
  ['Pulheim', '50259', 50.9998, 6.8036],
  ['Dormagen', '41539', 51.0963, 6.8403],
  ['Troisdorf', '53840', 50.8161, 7.1553],
  ['Siegburg', '53721', 50.7996, 7.2074],
  ['Bonn', '53111', 50.7395, 7.0982],
  ['Bonn', '53177', 50.6851, 7.1536],
  ['Düsseldorf', '40213', 51.2258, 6.7735],
  ['Düsseldorf', '40545', 51.2299, 6.7508],
  ['Neuss', '41460', 51.1994, 6.6935],
  ['Solingen', '42651', 51.1728, 7.0836],
  ['Wuppertal', '42103', 51.2571, 7.1459],
  ['Aachen', '52062', 50.7753, 6.0839],
  ['Düren', '52349', 50.8043, 6.4829],
  ['Krefeld', '47798', 51.3336, 6.5646],
  ['Mönchengladbach', '41061', 51.1954, 6.4351],
  ['Duisburg', '47051', 51.4323, 6.7637],
  ['Essen', '45127', 51.4566, 7.0123],
  ['Bochum', '44787', 51.4829, 7.2165],
  ['Dortmund', '44135', 51.5139, 7.4653],
  ['Hagen', '58095', 51.3593, 7.4747],
  ['Münster', '48143', 51.9607, 7.6261],
  ['Bielefeld', '33602', 52.0216, 8.5324],
  ['Paderborn', '33098', 51.7181, 8.7568],
  ['Siegen', '57072', 50.8748, 8.0175],
  ['Berlin', '10115', 52.5323, 13.3846],
  ['Berlin', '10437', 52.5456, 13.4129],
  ['Berlin', '10585', 52.5178, 13.3044],
  ['Berlin', '10967', 52.4914, 13.4184],
  ['Berlin', '12043', 52.4801, 13.4378],
  ['Berlin', '13353', 52.5426, 13.3504],
  ['Berlin', '14163', 52.4341, 13.2336],
  ['Potsdam', '14467', 52.4009, 13.0591],
  ['Hamburg', '20095', 53.5511, 10.0007],
  ['Hamburg', '20253', 53.5786, 9.9665],
  ['Hamburg', '22081', 53.5738, 10.0376],
  ['Hamburg', '22765', 53.5531, 9.9282],
  ['Lübeck', '23552', 53.8679, 10.6858],
  ['Kiel', '24103', 54.3217, 10.1321],
  ['Flensburg', '24937', 54.7836, 9.4321],
  ['Rostock', '18055', 54.0873, 12.1436],
  ['Schwerin', '19053', 53.6281, 11.4128],
  ['Bremen', '28195', 53.0811, 8.8069],
  ['Oldenburg', '26122', 53.1411, 8.2146],
  ['Osnabrück', '49074', 52.2746, 8.0472],
  ['Hannover', '30159', 52.3744, 9.7386],
  ['Braunschweig', '38100', 52.2647, 10.5236],
  ['Göttingen', '37073', 51.5336, 9.9352],
  ['Wolfsburg', '38440', 52.4203, 10.7861],
  ['Kassel', '34117', 51.3148, 9.4935],
  ['Magdeburg', '39104', 52.1273, 11.6353],
  ['Halle (Saale)', '06108', 51.4847, 11.9692],
  ['Leipzig', '04109', 51.3396, 12.3713],
  ['Leipzig', '04275', 51.3197, 12.3731],
  ['Dresden', '01067', 51.0583, 13.7194],
  ['Dresden', '01099', 51.0669, 13.7522],
  ['Chemnitz', '09111', 50.8323, 12.9196],
  ['Erfurt', '99084', 50.9781, 11.0297],
  ['Jena', '07743', 50.9334, 11.5835],
  ['Weimar', '99423', 50.9808, 11.3288],
  ['Cottbus', '03046', 51.7589, 14.3329],
  ['Frankfurt am Main', '60311', 50.1109, 8.6821],
  ['Frankfurt am Main', '60487', 50.1231, 8.6371],
  ['Offenbach am Main', '63065', 50.1046, 8.7666],
  ['Wiesbaden', '65183', 50.0836, 8.2397],
  ['Mainz', '55116', 50.0006, 8.2681],
  ['Darmstadt', '64283', 49.8711, 8.6506],
  ['Koblenz', '56068', 50.3581, 7.5961],
  ['Trier', '54290', 49.7531, 6.6392],
  ['Saarbrücken', '66111', 49.2358, 6.9945],
  ['Kaiserslautern', '67655', 49.4431, 7.7689],
  ['Mannheim', '68161', 49.4883, 8.4647],
  ['Heidelberg', '69117', 49.4107, 8.7052],
  ['Karlsruhe', '76133', 49.0122, 8.3955],
  ['Stuttgart', '70173', 48.7784, 9.1806],
  ['Stuttgart', '70372', 48.8052, 9.2197],
  ['Esslingen am Neckar', '73728', 48.7402, 9.3098],
  ['Heilbronn', '74072', 49.1411, 9.2191],
  ['Ulm', '89073', 48.4011, 9.9876],
  ['Tübingen', '72070', 48.5236, 9.0411],
  ['Freiburg im Breisgau', '79098', 47.9959, 7.8522],
  ['Konstanz', '78462', 47.6603, 9.1758],
  ['Ravensburg', '88212', 47.7819, 9.6107],
  ['München', '80331', 48.1351, 11.5717],
  ['München', '80799', 48.1529, 11.5789],
  ['München', '81541', 48.1203, 11.5862],
  ['München', '81667', 48.1312, 11.5989],
  ['Augsburg', '86150', 48.3665, 10.8944],
  ['Ingolstadt', '85049', 48.7651, 11.4102],
  ['Regensburg', '93047', 49.0172, 12.0967],
  ['Passau', '94032', 48.5735, 13.4573],
  ['Landshut', '84028', 48.5372, 12.1521],
  ['Rosenheim', '83022', 47.8564, 12.1252],
  ['Kempten (Allgäu)', '87435', 47.7267, 10.3139],
  ['Nürnberg', '90402', 49.4489, 11.0791],
  ['Fürth', '90762', 49.4771, 10.9887],
  ['Erlangen', '91052', 49.5897, 11.0144],
  ['Bamberg', '96047', 49.8916, 10.8869],
  ['Bayreuth', '95444', 49.9427, 11.5761],
  ['Würzburg', '97070', 49.7945, 9.9296],
  ['Aschaffenburg', '63739', 49.9747, 9.1478],
  ['Fulda', '36037', 50.5519, 9.6776],
  ['Gießen', '35390', 50.5841, 8.6724],
  ['Marburg', '35037', 50.8091, 8.7708],
]

const regionOf: ReadonlyMap<string, Region> = new Map(regions.map((region) => [region[0], region]))
const cityOf: ReadonlyMap<string, City> = new Map(cities.map((city) => [city[1], city]))
const neighbours: ReadonlyMap<string, Point> = middles(
  cities.map(([, code, latitude, longitude]) => [code.slice(0, 3), { latitude, longitude }]),
)

/** The middle of all points that stand under one name. */
export function middles(points: readonly (readonly [name: string, point: Point])[]): Map<string, Point> {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>()
  for (const [name, { latitude, longitude }] of points) {
    const sum = sums.get(name) ?? { latitude: 0, longitude: 0, count: 0 }
    sums.set(name, { latitude: sum.latitude + latitude, longitude: sum.longitude + longitude, count: sum.count + 1 })
  }
  return new Map(
    [...sums].map(([name, { latitude, longitude, count }]) => [name, { latitude: latitude / count, longitude: longitude / count }]),
  )
}

/**
 * Every German postal code has a place: its own where it is known, else that of known codes with the same three digits,
 * else that of its region.
 * @param text as typed; spaces do not matter
 * @returns undefined for what is no postal code: letters, too few digits, regions that were never given out
 */
export function placeOf(text: string, homes: Homes = new Map()): Place | undefined {
  const postalCode = text.replace(/\s/g, '')
  const region = /^\d{5}$/.test(postalCode) ? regionOf.get(postalCode.slice(0, 2)) : undefined
  if (!region) return undefined
  const [, latitude, longitude, around, isWhole] = region
  const city = cityOf.get(postalCode)
  if (city) return { postalCode, city: city[0], latitude: city[2], longitude: city[3] }
  const home = homes.get(postalCode)
  if (home) return { postalCode, ...home }
  const point = neighbours.get(postalCode.slice(0, 3)) ?? { latitude, longitude }
  return { postalCode, ...point, ...(isWhole && { city: around }) }
}

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres over the globe (haversine). */
export function distanceBetween(from: Point, to: Point): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const half = latitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Rounds kilometres as the platform does. */
export const inTenths = (kilometres: number): number => Math.round(kilometres * 10) / 10
