import { getBase58Decoder, getBase58Encoder } from '@solana/codecs'
import { expect, it, vi } from 'vitest'
import { firstSolanaAddress as address } from '../../../test/testPage.test.helper.ts'
import { verifyMessage } from './verifyMessage.ts'

vi.mock('@solana/codecs', async (importOriginal) => {
  const original = await importOriginal<{ getBase58Encoder: typeof getBase58Encoder }>()
  return { ...original, getBase58Encoder: vi.fn(original.getBase58Encoder) }
})

// T21, T25
it('refuses what is too long for a signature before it is decoded, which would block the page', async () => {
  expect(await verifyMessage({ address, message: 'Hi', signature: 'z'.repeat(2_000) })).toBe(false)
  expect(getBase58Encoder).not.toHaveBeenCalled()
  // The longest that 64 bytes can be.
  const longest = getBase58Decoder().decode(new Uint8Array(64).fill(255))
  expect(await verifyMessage({ address, message: 'Hi', signature: longest })).toBe(false)
  expect(getBase58Encoder).toHaveBeenCalledOnce()
})
