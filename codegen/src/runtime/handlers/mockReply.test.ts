import { expect, test } from 'vitest'
import { list, type Maker, nested, object } from './makers.ts'
import { mockReply } from './mockReply.ts'

test('endless recursion is reported as such', () => {
  const endless: Maker = nested(() => object({ inner: endless }))
  expect(() => mockReply('getPet', { type: 'application/json', make: endless }, 1)).toThrow(
    'No mock data matches the contract of getPet: pass `reply` to its handler.',
  )
})

test('recursion that can end does', () => {
  const tree: Maker = nested(() => object({ children: list({}, tree) }))
  expect(mockReply('getTree', { type: 'application/json', make: tree }, 1)).toHaveProperty('children')
})
