import { messages } from '../../commerce/domain/translations.js'

/** Alternatives for the shopper, by the feature that an organisation does not have. */
export const notHereMessages = messages('not-here', {
  de: {
    register: 'Ein Konto legst du hier auf der Anmeldeseite an.',
    password: 'Dein Passwort setzt du hier auf der Anmeldeseite zurück.',
    toSignIn: 'Zur Anmeldung',
    newsletter:
      'Unseren Newsletter kannst du hier nicht bestellen. Schreib uns, wenn du Post von uns möchtest: Die Adresse steht im Impressum.',
    preferences: 'Das kannst du hier nicht selbst ändern. Schreib uns, was du möchtest: Die Adresse steht im Impressum.',
    toImprint: 'Zum Impressum',
    consultants: 'Eine Suche nach Beraterinnen gibt es hier nicht. Öffne den Link deiner Beraterin, dann kaufst du in ihrem Shop.',
    relations: 'Deine Beraterinnen können wir hier nicht zeigen. Öffne den Link deiner Beraterin, dann kaufst du in ihrem Shop.',
    profile: 'Dein Beauty-Profil gibt es hier nicht. Deine Beraterin berät dich auch so gern.',
    content: 'Nach Seiten kannst du hier nicht suchen, nur nach Produkten.',
    toProducts: 'Alle Produkte',
  },
  en: {
    register: 'You create an account on the sign-in page here.',
    password: 'You reset your password on the sign-in page here.',
    toSignIn: 'To the sign-in page',
    newsletter: 'You cannot order our newsletter here. Write to us if you would like mail from us: the address is in the imprint.',
    preferences: 'You cannot change that yourself here. Write to us what you would like: the address is in the imprint.',
    toImprint: 'To the imprint',
    consultants: 'There is no search for consultants here. Open your consultant’s link and you shop with her.',
    relations: 'We cannot show your consultants here. Open your consultant’s link and you shop with her.',
    profile: 'There is no beauty profile here. Your consultant is happy to advise you all the same.',
    content: 'You cannot search for pages here, only for products.',
    toProducts: 'All products',
  },
})

/** A feature that an organisation may not have; `nothing`: its block is absent then. */
export type Feature = Exclude<keyof (typeof notHereMessages)['de'], `to${string}`> | 'nothing'
