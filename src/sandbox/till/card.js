// A payment provider's page, played: takes a card, and hands a token to the page that shows it. Nothing of the card leaves it.
const words = {
  de: {
    number: 'Kartennummer',
    name: 'Name auf der Karte',
    expiry: 'Gültig bis (MM/JJ)',
    code: 'Prüfziffer',
    numberWrong: 'Diese Kartennummer stimmt nicht.',
    nameMissing: 'Bitte gib den Namen ein, der auf der Karte steht.',
    expiryWrong: 'Bitte gib Monat und Jahr an, zum Beispiel 08/29.',
    expired: 'Diese Karte ist abgelaufen.',
    codeWrong: 'Drei oder vier Ziffern, meist auf der Rückseite.',
    tests: 'Karten zum Ausprobieren',
    question: 'Zahlung bestätigen',
    asked: (total) => `Deine Bank fragt: Möchtest du ${total} bezahlen?`,
    yes: 'Ja, bezahlen',
    no: 'Abbrechen',
    cards: ['wird angenommen', 'Bank fragt nach', 'wird abgelehnt', 'ist abgelaufen', 'nicht bestätigt', 'Störung', 'Angaben fehlen'],
  },
  en: {
    number: 'Card number',
    name: 'Name on the card',
    expiry: 'Valid until (MM/YY)',
    code: 'Security code',
    numberWrong: 'This card number is not right.',
    nameMissing: 'Please enter the name that is on the card.',
    expiryWrong: 'Please enter month and year, for example 08/29.',
    expired: 'This card has expired.',
    codeWrong: 'Three or four digits, mostly on the back.',
    tests: 'Cards to try',
    question: 'Confirm the payment',
    asked: (total) => `Your bank asks: would you like to pay ${total}?`,
    yes: 'Yes, pay',
    no: 'Cancel',
    cards: ['is accepted', 'bank asks', 'is declined', 'has expired', 'not confirmed', 'failure', 'something missing'],
  },
}
const cards = [
  ['4242 4242 4242 4242', 'tok_visa'],
  ['4000 0000 0000 3220', 'tok_secure'],
  ['4000 0000 0000 0002', 'tok_declined'],
  ['4000 0000 0000 0069', 'tok_expired_card'],
  ['4000 0000 0000 9995', 'tok_confirmation'],
  ['4000 0000 0000 0119', 'tok_system_error'],
  ['4000 0000 0000 0127', 'tok_validation'],
]
const digitsOf = (text) => text.replace(/\D/g, '')

function isCardNumber(digits) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const counted = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return digits.length >= 12 && digits.length <= 19 && sum % 10 === 0
}

const form = document.querySelector('form')
const challenge = document.querySelector('.challenge')
const field = (name) => form.elements.namedItem(name)
/** The page that has asked first; nobody else is answered. */
let shop
let text = words.de
let total = ''

function say(message) {
  shop?.source.postMessage({ vitrine: 'payment', ...message }, shop.origin)
}

function sayHeight() {
  say({ say: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })
}

function problemIn(name) {
  const value = field(name).value.trim()
  if (name === 'number') return isCardNumber(digitsOf(value)) ? '' : text.numberWrong
  if (name === 'name') return value ? '' : text.nameMissing
  if (name === 'code') return /^\d{3,4}$/.test(value) ? '' : text.codeWrong
  const [, month, year] = /^(0[1-9]|1[0-2])[\s/]*(\d{2})$/.exec(value) ?? []
  if (!month) return text.expiryWrong
  const now = new Date()
  return Number(year) * 12 + Number(month) < (now.getFullYear() - 2000) * 12 + now.getMonth() + 1 ? text.expired : ''
}

function tell(name, problem) {
  const input = field(name)
  input.setAttribute('aria-invalid', String(problem !== ''))
  document.getElementById(`${name}-problem`).textContent = problem
}

/** The token of the card, or undefined with the first wrong field in focus. */
function tokenOfCard() {
  const wrong = ['number', 'name', 'expiry', 'code'].filter((name) => {
    const problem = problemIn(name)
    tell(name, problem)
    return problem !== ''
  })
  if (wrong.length > 0) {
    field(wrong[0]).focus()
    return undefined
  }
  const number = digitsOf(field('number').value)
  return cards.find(([each]) => digitsOf(each) === number)?.[1] ?? 'tok_visa'
}

function translate(locale) {
  text = words[locale] ?? words.de
  document.documentElement.lang = locale in words ? locale : 'de'
  for (const part of document.querySelectorAll('[data-text]')) part.textContent = text[part.dataset.text]
  const list = document.querySelector('dl')
  list.replaceChildren(
    ...cards.flatMap(([number], index) => {
      const term = document.createElement('dt')
      const meaning = document.createElement('dd')
      term.textContent = number
      meaning.textContent = text.cards[index]
      return [term, meaning]
    }),
  )
}

/** Asks as a bank would; answers what she chose. */
function ask() {
  form.hidden = true
  challenge.hidden = false
  challenge.querySelector('p').textContent = text.asked(total)
  challenge.querySelector('h1').focus()
  return new Promise((resolve) => {
    challenge.onclick = ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return
      form.hidden = false
      challenge.hidden = true
      resolve(target.value === 'yes')
    }
  })
}

async function answerTo({ ask: question, data }) {
  if (question === 'authorise') {
    const paymentToken = tokenOfCard()
    return paymentToken ? { paymentToken } : { unpaid: 'incomplete' }
  }
  if (question === 'confirm' && typeof data === 'string') return (await ask()) ? { paymentToken: 'tok_confirmed' } : { unpaid: 'abandoned' }
  return { unpaid: 'failed' }
}

addEventListener('message', async ({ data, source, origin }) => {
  if (source !== parent || data?.vitrine !== 'payment') return
  if (data.ask === 'open' && !shop) {
    shop = { source, origin }
    total = new Intl.NumberFormat(data.locale, { style: 'currency', currency: data.total.currency }).format(data.total.amount)
    translate(data.locale)
    // Before it is there: what stands below it would move under a finger.
    sayHeight()
    say({ say: 'opened' })
  } else if (shop?.origin === origin) say({ say: 'answer', question: data.question, answer: await answerTo(data) })
})
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', ({ target }) => {
  if (target.getAttribute('aria-invalid') === 'true') tell(target.name, problemIn(target.name))
})
new ResizeObserver(sayHeight).observe(document.body)
translate('de')
parent.postMessage({ vitrine: 'payment', say: 'ready' }, '*')
