import {
  type FirstAnswers,
  firstAnswersAttribute,
  freshFirstAnswer,
  oldestFirstAnswer,
} from '../../commerce/domain/product/first-answers.js'
import type { Shop } from '../../commerce/domain/shop.js'

/** Returns the answer that the page brought along for this query. It is shown until the platform itself has answered. */
export function firstAnswer<T>(question: string, oldest = oldestFirstAnswer): T | undefined {
  const text = document.querySelector(`script[${firstAnswersAttribute}]`)?.textContent
  if (!text) return undefined
  const { at, answers } = JSON.parse(text) as FirstAnswers
  const isGood = Math.abs(Date.now() - at) < oldest && Object.hasOwn(answers, question)
  return isGood ? (answers[question] as T) : undefined
}

/** Returns it where the platform would answer the same: for guests, and while it is fresh. */
export const freshAnswer = <T>(shop: Shop, question: string): T | undefined =>
  shop.session.get().session?.guest ? firstAnswer<T>(question, freshFirstAnswer) : undefined
