import { type FirstAnswers, firstAnswersAttribute, oldestFirstAnswer } from '../../shop/product/first-answers.js'

/** What the page brought along for this question. It is shown until the platform itself has answered. */
export function firstAnswer<T>(question: string): T | undefined {
  const text = document.querySelector(`script[${firstAnswersAttribute}]`)?.textContent
  if (!text) return undefined
  const { at, answers } = JSON.parse(text) as FirstAnswers
  const isGood = Math.abs(Date.now() - at) < oldestFirstAnswer && Object.hasOwn(answers, question)
  return isGood ? (answers[question] as T) : undefined
}
