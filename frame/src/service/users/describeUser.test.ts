import { expect, test } from 'vitest'
import { describeUser } from './describeUser.ts'

const addresses = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  accountOwner: '0x8C8d35429F74ec245F8Ef2f4Fd1e551cFF97d650',
} as const
const network = {
  chainId: 1,
  name: 'Ethereum',
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  // Nobody listens there: a node that does not answer does not know the account.
  rpcUrl: 'http://127.0.0.1:9/',
}

const describe = (evm: object, ...others: readonly object[]) =>
  describeUser({
    addresses,
    networks: { evm: [evm, ...others].map((each) => ({ ...network, ...each })), solana: undefined },
    user: { id: 'email:a', email: 'a@mail.example', userName: null },
    chainId: 1,
    preferredAccountType: 'smartAccount',
  })

test('the account of a network without a bundler is the key’s, whatever is preferred', async () => {
  expect(await describe({})).toMatchObject({
    address: addresses.eip155,
    accounts: [{ address: addresses.eip155, type: 'eoa' }],
    preferredAccountType: 'eoa',
  })
})

test('with one there are two, and the preferred one is told', async () => {
  const { accounts, address } = await describe({ bundlerUrl: 'https://bundler.example' })
  expect(accounts.map(({ type }) => type)).toEqual(['smartAccount', 'eoa'])
  expect(address).toBe(accounts[0]?.address)
  expect(address).not.toBe(addresses.eip155)
})

test('on a network without one the key’s account is active, and the choice is kept for the others', async () => {
  const polygon = { chainId: 137, bundlerUrl: 'https://bundler.example' }
  expect(await describe({}, polygon)).toMatchObject({
    address: addresses.eip155,
    smartAccountDeployed: false,
    accounts: [{ type: 'smartAccount' }, { address: addresses.eip155, type: 'eoa' }],
    preferredAccountType: 'smartAccount',
  })
})
