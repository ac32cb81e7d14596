/** The platform says no: becomes an error array with this status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    /** More members of the error's entry. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = 'Refusal'
  }

  toEntries() {
    return [{ errorCode: this.errorCode, message: this.message, ...this.details }]
  }
}

export const notFound = (message = 'The requested resource does not exist') => new Refusal(404, 'NOT_FOUND', message)

export const signedOut = (message = 'Session expired or invalid') => new Refusal(401, 'INVALID_SESSION_ID', message)

export const forbidden = () =>
  new Refusal(403, 'INSUFFICIENT_ACCESS', "You don't have access to this record. Ask your administrator for help or to request access.")

export const illegalParameter = (name: string, value: string) =>
  new Refusal(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', `Illegal value for query parameter '${name}': ${value}`)
