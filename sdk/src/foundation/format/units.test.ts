import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../test/readVectors.test.helper.ts'
import { formatUnits, parseUnits } from './units.ts'

interface UnitCase {
  readonly value: string
  readonly decimals: number
  readonly result: string
}

const viem = readVectors<{ readonly parse: readonly UnitCase[]; readonly format: readonly UnitCase[] }>(
  'units/viem_units.json',
)
const ethers = readVectors<readonly Readonly<Record<string, string>>[]>('units/ethers-units.json')
const decimalsOf = { kwei: 3, mwei: 6, gwei: 9, szabo: 12, finney: 15, ether: 18, satoshi: 8 }

/** Decimals of an amount, without zeros at its end. */
const scaleOf = (value: string) => value.replace(/^[^.]*\.?/, '').replace(/0+$/, '').length

// T22
describe('amounts', () => {
  it('are converted without floating point, back and forth', () => {
    const decimals = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 255n), max: 2n ** 256n }), decimals, (value, scale) => {
        expect(parseUnits(formatUnits(value, scale), scale)).toBe(value)
      }),
    )
  })

  it.each([
    '',
    '.',
    '-',
    '1e18',
    '0x10',
    '1,5',
    '1_000',
    ' 1',
    '1\n',
    '+1',
    '--1',
    '1.2.3',
    '\u0661',
    '\uff11',
    'NaN',
    'Infinity',
    '9'.repeat(81),
    '1.0000001',
  ])('are refused: %j', (value) => {
    expect(() => parseUnits(value, 6)).toThrow('The amount is not a decimal number with at most 6 decimals.')
  })

  it.runIf(viem)('agree with viem, but are refused where it rounds', () => {
    for (const { value, decimals, result } of viem?.parse ?? []) {
      if (scaleOf(value) > decimals) expect(() => parseUnits(value, decimals), value).toThrow()
      else expect(parseUnits(value, decimals), value).toBe(BigInt(result))
    }
    for (const { value, decimals, result } of viem?.format ?? [])
      expect(formatUnits(BigInt(value), decimals), value).toBe(result)
  })

  it.runIf(ethers)('agree with ethers', () => {
    for (const { wei = '', ...amounts } of ethers ?? []) {
      for (const [unit, decimals] of Object.entries(decimalsOf)) {
        const [given, shown] = [amounts[unit], amounts[`${unit}_format`]]
        if (given !== undefined) expect(parseUnits(given, decimals), given).toBe(BigInt(wei))
        // Ethers always shows a decimal.
        if (shown !== undefined) expect(formatUnits(BigInt(wei), decimals)).toBe(shown.replace(/\.0$/, ''))
      }
    }
  })
})
