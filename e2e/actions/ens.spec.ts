import { namehash, parseAbi } from 'viem'
import { expect, test } from '../support/tests/actionsTest.ts'

const connectorId = 'dev.wallet-kit.sandbox'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ethereum = 'eip155:1'
const polygon = 'eip155:137'
/** SLIP-44, and ENSIP-11's of chain 137. */
const coinTypes = { ethereum: 60n, polygon: 0x80000089n }
const registry = {
  address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee',
  abi: parseAbi([
    'function register(bytes32 node)',
    'function setAddr(bytes32 node, uint256 coinType, bytes account)',
    'function setText(bytes32 node, string key, string value)',
    'function setPrimaryName(uint256 coinType, string name)',
  ]),
}
const avatar = 'https://images.example/alice.png'

// T14
test('a name, its account and its avatar are read from the chain where they are registered', async ({
  actions,
}) => {
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  const write = async (functionName: string, ...args: unknown[]) => {
    const hash = await actions.call('writeContract', { ...registry, functionName, args })
    expect(await actions.call('waitForTransactionReceipt', { hash })).toMatchObject({ status: 'success' })
  }
  const getName = (address: string, caipNetworkId = ethereum) =>
    actions.call('getEnsName', { address, caipNetworkId })
  const getAddress = (name: string, caipNetworkId = ethereum) =>
    actions.call('getEnsAddress', { name, caipNetworkId })
  expect([await getName(alice), await getAddress('alice.eth')]).toEqual([null, null])

  const node = namehash('alice.eth')
  await write('register', node)
  expect([await getAddress('alice.eth'), await actions.call('getEnsAvatar', { name: 'alice.eth' })]).toEqual([
    null,
    null,
  ])
  await write('setAddr', node, coinTypes.ethereum, alice)
  await write('setText', node, 'avatar', avatar)
  await write('setPrimaryName', coinTypes.ethereum, 'alice.eth')
  expect([await getName(alice), await getName(bob), await getName(alice, polygon)]).toEqual([
    'alice.eth',
    null,
    null,
  ])
  // ENSIP-15: written in another case it is the same name.
  expect([await getAddress('Alice.eth'), await getAddress('alice.eth', polygon)]).toEqual([alice, null])
  expect(await actions.call('getEnsAvatar', { name: 'alice.eth' })).toBe(avatar)

  await write('setAddr', node, coinTypes.polygon, bob)
  expect(await getAddress('alice.eth', polygon)).toBe(bob)
  // A name that belongs to another account, and one that looks like a known one.
  await write('setPrimaryName', coinTypes.polygon, 'alice.eth')
  expect(await getName(alice, polygon)).toBeNull()
  const lookAlike = '\u0430lice.eth'
  await write('register', namehash(lookAlike))
  await write('setAddr', namehash(lookAlike), coinTypes.ethereum, alice)
  await write('setPrimaryName', coinTypes.ethereum, lookAlike)
  expect(await getName(alice)).toBeNull()
})
