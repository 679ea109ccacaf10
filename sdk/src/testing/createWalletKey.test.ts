import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { createWalletKey } from './createWalletKey.ts'

const privateKey = `0x${'11'.repeat(32)}` as const
const { address } = privateKeyToAccount(privateKey)

it('derives the address of a key alone', async () => {
  const key = createWalletKey(privateKey)
  expect(key.address).toBe(address)
  expect(key.signer().address).toBe(address)
})

it('signs with a key whose address is given', async () => {
  const message = 'Hello'
  const key = createWalletKey({ privateKey, address })
  expect(key.address).toBe(address)
  expect(key.signer()).toBe(key.signer())
  expect(await key.signer().signMessage({ message })).toBe(
    await privateKeyToAccount(privateKey).signMessage({ message }),
  )
})

it('signs nothing for an address that is not that of the key', () => {
  const key = createWalletKey({ privateKey, address: `0x${'22'.repeat(20)}` })
  expect(() => key.signer()).toThrow(/is not that of 0x2222/)
})
