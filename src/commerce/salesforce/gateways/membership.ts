import { nullish } from 'valibot'
import { fitting } from '../wire/lists.js'
import { object } from '../wire/object-shape.js'
import type { Answer } from '../../domain/answers.js'
import type { AccountGateway } from '../../domain/customer/account-gateway.js'
import type { ShopSettings } from '../../domain/settings.js'
import type { Commerce } from '../commerce/commerce.js'
import type { Methods } from '../methods/methods.js'
import type { Records } from '../records/records.js'
import { PlatformError } from '../errors.js'
import { readEnvironment } from './environment-gateway.js'
import { answerOf, outcomeOf } from './method-refusals.js'
import { fieldText } from '../wire/fields.js'
import { recordFields } from '../wire/record-wire.js'
import { managedAccountShape } from '../wire/context-wire.js'
import { parseBody } from '../wire/wire.js'
import { has } from '../../domain/has.js'
import { readPostalCode } from '../../domain/customer/postal-code.js'
import { userNames } from '../../domain/names/customer-names.js'
import { namer } from '../../domain/names/names.js'

export interface AccountOptions {
  commerce: Commerce
  methods: Pick<Methods, 'call'>
  settings: () => Pick<ShopSettings, 'subsidiaryCode' | 'names' | 'locale'>
  records: () => Promise<Records>
  /** Called when somebody else is at the door from now on. */
  forget: () => void
}

const managedAccountsShape = nullish(object({ externalManagedAccounts: nullish(fitting(managedAccountShape), []) }), {
  externalManagedAccounts: [],
})

const recordShape = object({ fields: recordFields })

/** The part of the account's gateway that most page views do without: coming, going, becoming a customer. */
export function createMembership({
  commerce,
  methods,
  records,
  settings,
  forget,
}: AccountOptions): Omit<AccountGateway, 'application' | 'session'> {
  /** Completes the e-mail address that the customer types: a user name may end with more (specification, section 3). */
  async function withSuffix(username: string): Promise<string> {
    const { userNameSuffix } = await readEnvironment({ methods, settings }).catch(noEnvironment)
    return username.endsWith(userNameSuffix) ? username : username + userNameSuffix
  }

  return {
    async currentUser(userId) {
      const { read } = await records()
      const firstTime = namer(userNames, () => settings().names)('user.firstTimeLogin')
      const body = await read('getRecord', { recordId: userId, fields: ['User.AccountId', ...(firstTime ? [`User.${firstTime}`] : [])] })
      const { fields } = parseBody(recordShape, body, 'getRecord')
      return { accountId: fieldText(fields, 'AccountId'), firstTimeLogin: fields[firstTime]?.value === true }
    },
    async login(username, password) {
      const answer = await loginAnswer(withSuffix(username).then((name) => methods.call('login', { username: name, password })))
      if (has(answer, 'done')) forget()
      return answer
    },
    async logout() {
      // The platform's own page ends a session in every organisation (LWR Sites, "Create a Logout Link Component").
      const page = await methods.call('logout', {}).then(() => undefined, logoutPage)
      forget()
      return page
    },
    async managed(signal) {
      const body = await commerce
        .call('managedAccounts', { query: { includeMyAccount: true }, signal })
        .then((answer) => answer.body, nobodyIsSignedIn)
      return parseBody(managedAccountsShape, body, 'managedAccounts').externalManagedAccounts
    },
    register: ({ firstName, lastName, email, password, postalCode }) =>
      answerOf(
        methods.call('registerCustomer', {
          firstName,
          lastName,
          email,
          password,
          postalCode: postalCode ? (readPostalCode(postalCode) ?? postalCode) : null,
        }),
        'registerCustomer',
      ),
  }
}

/** An organisation without that method has no suffix either. */
function noEnvironment(error: unknown): { userNameSuffix: string } {
  if (!(error instanceof PlatformError) || error.kind !== 'missing') throw error
  return { userNameSuffix: '' }
}

/** An organisation without that method. */
function logoutPage(error: unknown): string {
  if (!(error instanceof PlatformError) || error.kind !== 'missing') throw error
  return '/secur/logout.jsp'
}

/** Contracts, 1.5: what is not open to guests answers 401. Who is nobody acts for nobody. */
function nobodyIsSignedIn(error: unknown): undefined {
  if (!(error instanceof PlatformError) || error.kind !== 'signed-out') throw error
}

/** Inferred: what the method refuses it says with status 200, like the shop's other methods. */
async function loginAnswer(login: Promise<unknown>): Promise<Answer> {
  const answer = await outcomeOf(login, 'login')
  if (!has(answer, 'refused')) return { done: true }
  return answer.refused.message ? { refused: { reason: 'not-allowed', message: answer.refused.message } } : answer
}
