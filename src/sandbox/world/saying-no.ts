/** A server method of ours says no: with status 200 and these members, as `getIbcDetails` does. */
export interface No {
  success: false
  errorCode: string
  errorMessage: string
}

const refuse = (errorCode: string, errorMessage: string): No => ({ success: false, errorCode, errorMessage })

export const no = {
  guests: () => refuse('NOT_SIGNED_IN', 'Bitte melde dich dafür an.'),
  postalCode: () => refuse('INVALID_POSTAL_CODE', 'Das ist keine deutsche Postleitzahl. Bitte gib fünf Ziffern ein.'),
  consultant: () => refuse('NO_CONSULTANT', 'Diese Beraterin gibt es nicht.'),
  relation: () => refuse('NO_CONSULTANT', 'Mit dieser Beraterin bist du nicht verbunden.'),
  consultantNear: () => refuse('NO_CONSULTANT', 'In deiner Nähe gibt es noch keine Beraterin.'),
  openShop: () => refuse('SHOP_INACTIVE', 'Dieser Shop ist zurzeit geschlossen.'),
  secondAccount: () => refuse('USERNAME_TAKEN', 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.'),
  password: () => refuse('WRONG_PASSWORD', 'Das Passwort stimmt nicht.'),
  link: () => refuse('NO_SUCH_LINK', 'Dieser Link gilt nicht mehr.'),
  input: (message: string) => refuse('INVALID_INPUT', message),
}

export const isNo = (answer: object): answer is No => 'errorCode' in answer
