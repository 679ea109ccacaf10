import { expect, it } from 'vitest'
import { parseTimes } from './parseTimes.ts'

it('adds user and system time of the children, not of the shell', () => {
  expect(parseTimes('0m5.000000s 0m7.000000s\n1m0.270000s 0m0.030000s\n')).toBeCloseTo(60.3)
})

it('throws for other output', () => {
  expect(() => parseTimes('sh: times: not found')).toThrow(/not the output of times/)
})
