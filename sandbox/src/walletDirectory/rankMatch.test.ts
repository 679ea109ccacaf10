import { expect, test } from 'vitest'
import { rankMatch } from './rankMatch.ts'

test.each([
  ['Copper Heron', 'copper heron', 0],
  ['Copper Heron', '  COPPER  ', 1],
  ['Copper Heron', 'heron cop', 2],
  ['Copper Heron', 'opper', 3],
  ['Señal Wallet', 'senal', 1],
  ['星火 Pay', '星火', 1],
  ['Copper Heron', 'copper otter', undefined],
])('%s searched for "%s"', (name, search, rank) => {
  expect(rankMatch(name, search)).toBe(rank)
})
