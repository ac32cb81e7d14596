import { type FirstAnswers, firstAnswersAttribute, freshFirstAnswer, oldestFirstAnswer } from '../../shop/product/first-answers.js'
import type { Shop } from '../../shop/shop.js'

/** For every question of a page it is read once. */
let read: { text?: string; told?: FirstAnswers } = {}

/** What the page brought along for this question. It is shown until the platform itself has answered. */
export function firstAnswer<T>(question: string, oldest = oldestFirstAnswer): T | undefined {
  const text = document.querySelector(`script[${firstAnswersAttribute}]`)?.textContent
  if (!text) return undefined
  if (read.text !== text) read = { text, told: JSON.parse(text) }
  const { at, answers } = read.told!
  const isGood = Math.abs(Date.now() - at) < oldest && Object.hasOwn(answers, question)
  return isGood ? (answers[question] as T) : undefined
}

/** The same where the platform would say nothing else: to guests, and so soon. */
export const freshAnswer = <T>(shop: Shop, question: string): T | undefined =>
  shop.session.get().session?.guest ? firstAnswer<T>(question, freshFirstAnswer) : undefined
