import { describe, expect, it } from 'vitest'
import {
  asOneBirthday,
  birthdayInWords,
  birthdayProblem,
  daysIn,
  inMonth,
  monthNames,
  withPrimaryNeed,
} from '../../../src/commerce/domain/customer/beauty-profile.js'

describe('daysIn', () => {
  it('counts as the calendar does, with a 29 February', () => {
    expect(Array.from({ length: 12 }, (_, month) => daysIn(month + 1))).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  })
})

describe('birthdayProblem', () => {
  it.each([
    [undefined, undefined, undefined],
    [2, 29, undefined],
    [12, 31, undefined],
    [undefined, 17, 'month'],
    [0, 17, 'month'],
    [13, 17, 'month'],
    [5, undefined, 'date'],
    [2, 30, 'date'],
    [4, 31, 'date'],
    [4, 0, 'date'],
    [4, 1.5, 'date'],
  ] as const)('of month %s and day %s is %s', (birthMonth, birthDay, problem) => {
    expect(birthdayProblem({ birthMonth, birthDay })).toBe(problem)
  })
})

describe('inMonth', () => {
  it.each([
    [31, 7, 31],
    [31, 2, undefined],
    [29, 2, 29],
    [17, undefined, undefined],
    [undefined, 3, undefined],
  ])('takes day %s to month %s as %s', (birthDay, month, day) => {
    expect(inMonth({ birthMonth: 1, birthDay }, month)).toEqual({ birthMonth: month, birthDay: day })
  })
})

describe('birthdayInWords', () => {
  it('tells day and month, in the language of the page', () => {
    expect(birthdayInWords({ birthMonth: 2, birthDay: 29 }, 'de')).toBe('29. Februar')
    expect(birthdayInWords({ birthMonth: 5, birthDay: 17 }, 'en')).toBe('May 17')
  })

  it('has no words for half a birthday', () => {
    expect(birthdayInWords({ birthMonth: 2, birthDay: 30 }, 'de')).toBe('')
    expect(birthdayInWords({ birthMonth: 2, birthDay: undefined }, 'de')).toBe('')
  })
})

describe('monthNames', () => {
  it('begin with January, wherever the browser is', () => {
    expect(monthNames('de').slice(0, 3)).toEqual(['Januar', 'Februar', 'März'])
    expect(monthNames('en')).toHaveLength(12)
  })
})

describe('withPrimaryNeed', () => {
  it('takes the need away from the others', () => {
    expect(withPrimaryNeed({ primaryNeed: undefined, otherNeeds: ['a', 'b'] }, 'a', undefined)).toEqual({
      primaryNeed: 'a',
      otherNeeds: ['b'],
    })
  })

  it('gives back what was taken away when another one takes its place', () => {
    expect(withPrimaryNeed({ primaryNeed: 'a', otherNeeds: ['b'] }, 'c', 'a')).toEqual({ primaryNeed: 'c', otherNeeds: ['b', 'a'] })
    expect(withPrimaryNeed({ primaryNeed: 'a', otherNeeds: ['b'] }, undefined, 'a')).toEqual({
      primaryNeed: undefined,
      otherNeeds: ['b', 'a'],
    })
  })
})

describe('asOneBirthday', () => {
  it('counts day and month once', () => {
    expect(asOneBirthday(['birthDay', 'skinType', 'birthMonth'])).toEqual(['birthMonth', 'skinType'])
  })
})
