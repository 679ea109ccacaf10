import { lastNetwork } from '@wallet-kit/clients/errors/constants'
import { describe, expect, it } from 'vitest'
import { createError } from './createError.ts'
import { isWalletKitError } from './isWalletKitError.ts'
import { WalletKitError } from './WalletKitError.ts'

describe('WalletKitError', () => {
  const cause = new Error('why')
  // Made inside each test: what runs while tests are collected belongs to none of them in the coverage of mutants.
  const createError = () =>
    new WalletKitError('CHAIN_NOT_SUPPORTED', [7, '{chain} of {wallet}{missing} and {chain}'], {
      context: { chain: 'eip155:1', wallet: 'A', other: 1 },
      cause,
    })

  it('fills the holes of its message from the context', () => {
    expect(createError().message).toBe('eip155:1 of A and eip155:1')
  })

  it('has code, number, page, context and cause', () => {
    expect(createError()).toMatchObject({
      name: 'WalletKitError',
      code: 'CHAIN_NOT_SUPPORTED',
      number: 7,
      docsUrl: 'errors/chain-not-supported',
      context: { chain: 'eip155:1', wallet: 'A', other: 1 },
    })
    expect(createError().cause).toBe(cause)
  })

  it('has no cause, and an empty context, when none is given', () => {
    const plain = new WalletKitError('CHAIN_NOT_SUPPORTED', [7, 'x'])
    expect('cause' in plain).toBe(false)
    expect(plain.context).toEqual({})
  })
})

describe('isWalletKitError', () => {
  it('distinguishes errors of the kit from others, and by code', () => {
    const early = createError(lastNetwork)
    expect(isWalletKitError(early)).toBe(true)
    expect(isWalletKitError(early, 'LAST_NETWORK')).toBe(true)
    expect(isWalletKitError(early, 'USER_REJECTED')).toBe(false)
    expect(isWalletKitError(new Error('x'))).toBe(false)
    expect(isWalletKitError({ code: 'LAST_NETWORK' }, 'LAST_NETWORK')).toBe(false)
    expect(isWalletKitError(undefined)).toBe(false)
    expect(isWalletKitError(null)).toBe(false)
  })
})
