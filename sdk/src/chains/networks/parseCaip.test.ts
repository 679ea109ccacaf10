import { describe, expect, it } from 'vitest'
import { readVectors } from '../../test/readVectors.test.helper.ts'
import { parseCaipAddress, parseCaipNetworkId } from './parseCaip.ts'

interface CaipVectors {
  readonly examples_from_namespaces: readonly { namespace: string; value: string }[]
  readonly invalid?: readonly (string | { value: string })[]
}

const networks = readVectors<CaipVectors>('caip/caip2.json')
const accounts = readVectors<CaipVectors>('caip/caip10.json')
const legacy = readVectors<{ legacy: readonly string[] }>('caip/legacy_caip10.json')
const known = ['eip155', 'solana', 'polkadot', 'bip122']

describe('CAIP ids', () => {
  it('are taken apart', () => {
    expect(parseCaipNetworkId('eip155:1')).toEqual({ namespace: 'eip155', reference: '1' })
    expect(parseCaipAddress('solana:main:abc')).toEqual({
      namespace: 'solana',
      reference: 'main',
      address: 'abc',
    })
  })

  it.each(['', 'eip155', 'eip155:', ':1', 'eip155:1:2', 'cosmos:hub', 'eip155:1\n', '__proto__:1'])(
    'of networks are refused: %j',
    (value) => {
      expect(() => parseCaipNetworkId(value)).toThrow(`Invalid CAIP-2 network id: ${value}`)
    },
  )

  it.each([
    '',
    'eip155:1',
    'eip155:1:',
    ':1:0x',
    'eip155::0x',
    'eip155:1:0x:1',
    'cosmos:hub:x',
    'eip155:1: 0x',
  ])('of accounts are refused: %j', (value) => {
    expect(() => parseCaipAddress(value)).toThrow('Invalid CAIP Address')
  })

  it.runIf(networks && accounts)('agree with the published examples', () => {
    for (const { namespace, value } of networks?.examples_from_namespaces ?? []) {
      if (!known.includes(namespace)) {
        expect(() => parseCaipNetworkId(value), value).toThrow('Invalid CAIP-2')
        continue
      }
      const parsed = parseCaipNetworkId(value)
      expect(`${parsed.namespace}:${parsed.reference}`).toBe(value)
    }
    for (const { namespace, value } of accounts?.examples_from_namespaces ?? []) {
      if (!known.includes(namespace)) {
        expect(() => parseCaipAddress(value), value).toThrow('Invalid CAIP Address')
        continue
      }
      const parsed = parseCaipAddress(value)
      expect(`${parsed.namespace}:${parsed.reference}:${parsed.address}`).toBe(value)
    }
  })

  it.runIf(legacy)('in the old order are refused', () => {
    for (const value of legacy?.legacy ?? [])
      expect(() => parseCaipAddress(value)).toThrow('Invalid CAIP Address')
  })
})
