import { expect, it } from 'vitest'
import { nextTab } from './nextTab.ts'

const at = (current: number, isRtl = false) => ({ current, count: 3, isRtl })

it('moves along the arrows, from one end to the other', () => {
  expect(nextTab('ArrowRight', at(0))).toBe(1)
  expect(nextTab('ArrowRight', at(2))).toBe(0)
  expect(nextTab('ArrowLeft', at(0))).toBe(2)
  expect(nextTab('Home', at(2))).toBe(0)
  expect(nextTab('End', at(0))).toBe(2)
})

it('follows the direction of the text', () => {
  expect(nextTab('ArrowRight', at(0, true))).toBe(2)
  expect(nextTab('ArrowLeft', at(0, true))).toBe(1)
})

it('leaves other keys alone', () => {
  expect(nextTab('Enter', at(0))).toBeUndefined()
  expect(nextTab('ArrowDown', at(0))).toBeUndefined()
})
