import { type FirstAnswers, firstAnswersAttribute, freshFirstAnswer, oldestFirstAnswer } from '../../shop/product/first-answers.js'
import type { Shop } from '../../shop/shop.js'

/** What the page brought along for this question. It is shown until the platform itself has answered. */
export function firstAnswer<T>(question: string, oldest = oldestFirstAnswer): T | undefined {
  const text = document.querySelector(`script[${firstAnswersAttribute}]`)?.textContent
  if (!text) return undefined
  const { at, answers } = JSON.parse(text) as FirstAnswers
  const isGood = Math.abs(Date.now() - at) < oldest && Object.hasOwn(answers, question)
  return isGood ? (answers[question] as T) : undefined
}

/** The same where the platform would say nothing else: to guests, and so soon. */
export const freshAnswer = <T>(shop: Shop, question: string): T | undefined =>
  shop.session.get().session?.guest ? firstAnswer<T>(question, freshFirstAnswer) : undefined
