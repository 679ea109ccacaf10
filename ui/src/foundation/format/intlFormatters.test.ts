import { afterEach, expect, it, vi } from 'vitest'
import { dateFormat, numberFormat } from './intlFormatters.ts'

afterEach(() => void vi.restoreAllMocks())

it('creates one format for equal options of a locale', () => {
  const money = { style: 'currency', currency: 'EUR' } as const
  const format = numberFormat('de', money)
  const create = vi.spyOn(Intl, 'NumberFormat')
  expect(numberFormat('de', { ...money })).toBe(format)
  expect(create).not.toHaveBeenCalled()
  expect(numberFormat('de', { ...money, currency: 'USD' }).format(1)).toBe('1,00\u00a0$')
  expect(numberFormat('en', money).format(1)).toBe('€1.00')
  expect(dateFormat('de', { month: 'long' })).toBe(dateFormat('de', { month: 'long' }))
})
