/** An answer as Salesforce published it, typed anew. */
export interface PublishedAnswer {
  source: string
  call: string
  body: unknown
  /** Members that the answer has beyond the tables of the reference. */
  beyond?: readonly string[]
}
