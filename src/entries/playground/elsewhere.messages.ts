export const elsewhereMessages = {
  de: (address: string) => `Hier gibt es nur diese eine Seite. In deinem Shop ginge es jetzt zu ${address}.`,
  en: (address: string) => `There is only this one page here. In your shop, this leads to ${address}.`,
}
