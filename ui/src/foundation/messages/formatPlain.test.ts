import { expect, it } from 'vitest'
import { formatPlain } from './formatPlain.ts'

it('fills every argument, and leaves alone what looks like a pattern in a value', () => {
  const parts = formatPlain('Continue in {name}, {name}', { name: '$& {x}' })
  expect(parts.join('')).toBe('Continue in $& {x}, $& {x}')
})

it('leaves an argument without a value visible', () => {
  expect(formatPlain('{count} wallets', {})).toEqual(['{count}', ' wallets'])
})

it('passes what is between tags to their functions, formatted', () => {
  const link = (parts: readonly unknown[]) => `[${parts.join('')}]`
  const parts = formatPlain('<a>See {name}</a> or <b>leave</b>.', { name: 'Help', a: link, b: link })
  expect(parts).toEqual(['[See Help]', ' or ', '[leave]', '.'])
})
