import { describe, expect, it } from 'vitest'
import { readVectors } from '../../../test/readVectors.test.helper.ts'
import { isUserRejection } from './isUserRejection.ts'

interface ErrorVectors {
  readonly eip1193: readonly { code: number; description: string }[]
  readonly messages: readonly { code: number; message: string }[]
  readonly real_world_rejections: readonly unknown[]
}

const vectors = readVectors<ErrorVectors>('eip1193/errors.json')

// F14
describe('isUserRejection', () => {
  it.each([
    [{ code: 4001 }],
    [{ code: 5000, message: 'User rejected.' }],
    [{ code: 'ACTION_REJECTED', message: 'user rejected action' }],
    [{ code: -32603, message: 'Internal JSON-RPC error.', data: { code: 4001 } }],
    [{ code: -32000, message: 'user rejected transaction' }],
    [{ error: { code: 4001 } }],
    [new Error('request failed', { cause: { code: 4001 } })],
    [{ message: 'User closed modal' }],
    ['User rejected the request'],
    ['MetaMask Tx Signature: User denied transaction signature.'],
    ['Cancelled by user'],
  ])('recognises %j', (error) => {
    expect(isUserRejection(error)).toBe(true)
  })

  it.each([
    [undefined],
    [null],
    [{}],
    [{ code: -32002, message: 'Already processing eth_requestAccounts.' }],
    [{ code: 4100, message: 'The requested account has not been authorized by the user.' }],
    [new Error('execution reverted: rejected by the pool')],
    ['timeout'],
  ])('does not take %j for a no', (error) => {
    expect(isUserRejection(error)).toBe(false)
  })

  it('ends on an error that contains itself', () => {
    const error: { cause?: unknown } = {}
    error.cause = error
    expect(isUserRejection(error)).toBe(false)
  })

  it.runIf(vectors)('agrees with the rejections seen in the wild', () => {
    const said = vectors?.real_world_rejections.filter(
      (error) => typeof error === 'string' || (error !== null && Object.keys(error as object).length > 0),
    )
    expect(said?.filter((error) => !isUserRejection(error))).toEqual([])
  })

  it.runIf(vectors)('takes only 4001 of the standard errors for a no', () => {
    const codes = [...(vectors?.eip1193 ?? []), ...(vectors?.messages ?? [])].filter(isUserRejection)
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([4001]))
  })
})
