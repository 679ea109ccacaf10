import { createKeyPairSignerFromBytes } from '@solana/kit'
import { expect, test } from 'vitest'
import { createSolanaAccounts } from './createSolanaAccounts.ts'
import { deriveEd25519Seed } from './deriveEd25519Seed.ts'

// Vectors of SLIP-0010, "Test vector 1 for ed25519".
test.each([
  [[], '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'],
  [[0], '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3'],
  [[0, 1, 2, 2, 1000000000], '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793'],
])('path %j of the published seed', (path, expected) => {
  const seed = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
  expect(Buffer.from(deriveEd25519Seed(seed, path)).toString('hex')).toBe(expected)
})

test('derives ten accounts whose keys belong to their addresses', async () => {
  const accounts = createSolanaAccounts()
  expect(accounts.map(({ name }) => name).join(' ')).toBe(
    'Alice Bob Carol Dave Erin Frank Grace Heidi Ivan Judy',
  )
  expect(new Set(accounts.map(({ address }) => address)).size).toBe(10)
  for (const { address, secretKey } of accounts) {
    // Rejects when the public half is not that of the private half.
    expect((await createKeyPairSignerFromBytes(secretKey)).address).toBe(address)
  }
})

test('Alice has the address that wallets show for this mnemonic', () => {
  expect(createSolanaAccounts()[0]?.address).toBe('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
})
