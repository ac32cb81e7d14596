import { HttpResponse } from 'msw'
import type { Refusal } from './world/refusal.js'

export interface AnswerOptions {
  status?: number
  headers?: Record<string, string>
}

export const answerJson = (body: unknown, { status = 200, headers = {} }: AnswerOptions = {}): Response =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json;charset=UTF-8', ...headers } })

export const answerNothing = (): Response => new HttpResponse(null, { status: 204 })

export const answerRefusal = (refusal: Refusal): Response => answerJson(refusal.toEntries(), { status: refusal.status })

/** The response of a connection that breaks, as the client sees it. */
export const breakConnection = (): Response => HttpResponse.error()
