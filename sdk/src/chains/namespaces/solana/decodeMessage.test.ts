import { address } from '@solana/addresses'
import { pipe } from '@solana/functional'
import {
  appendTransactionMessageInstruction,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getTransactionEncoder } from '@solana/transactions'
import { expect, it } from 'vitest'
import { firstSolanaAddress, secondSolanaAddress } from '../../../test/testPage.test.helper.ts'
import { decodeMessage } from './decodeMessage.ts'
import { isCarriedOut } from './isCarriedOut.ts'
import { reviewBytes } from './review/reviewBytes.ts'
import { transferSol } from './transferInstructions.ts'

const [alice, bob] = [address(firstSolanaAddress), address(secondSolanaAddress)]

function build(version: 0 | 1 | 'legacy'): Uint8Array {
  const message = pipe(
    createTransactionMessage({ version: version as 0 }),
    (next) => setTransactionMessageFeePayer(alice, next),
    (next) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: bob as never, lastValidBlockHeight: 9n },
        next,
      ),
    (next) => appendTransactionMessageInstruction(transferSol({ from: alice, to: bob, lamports: 7n }), next),
  )
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message as never)))
}

it.each([0, 'legacy'] as const)('decodes a transaction of version %s', (version) => {
  expect(decodeMessage(build(version)).staticAccounts[0]).toBe(alice)
})

// T3, T5
it('refuses later versions, which are shown as unknown and never carry out a request', () => {
  const wire = build(1)
  expect(() => decodeMessage(wire)).toThrow('version 1')
  expect(isCarriedOut(wire, wire)).toBe(false)
  expect(reviewBytes(wire)).toMatchObject({ isDangerous: true, actions: [{ type: 'unknown' }] })
})
