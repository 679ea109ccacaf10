// @vitest-environment happy-dom
import { type HttpHandler, HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getLogs } from '../../foundation/logs/getLogs.ts'
import { createNode } from '../../test/nodes.test.helper.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  ethereum,
  firstAddress,
  polygon,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'
import { switchAddress } from './switchAddress.ts'
import { switchNetwork } from './switchNetwork.ts'

const connectorId = 'test.wallet'
const contract = '0x6080604052'
const delegated = `0xef0100${'22'.repeat(20)}`

/** Nodes that know the code of every account, and others. While `isDown` returns true, they fail. */
function createNodes(code: string, isDown = () => false, ...others: readonly HttpHandler[]) {
  const nodes = [ethereum, polygon].map(({ rpcUrls, id }) =>
    createNode(rpcUrls.default.http[0], { eth_chainId: `0x${id.toString(16)}`, eth_getCode: code }),
  )
  const questions = () =>
    nodes.flatMap(({ calls }) =>
      calls.filter(({ method }) => method === 'eth_getCode').map(({ params }) => params),
    )
  const fault = http.post('http://localhost:3000/node/*', () =>
    isDown() ? HttpResponse.json({}, { status: 500 }) : undefined,
  )
  onServices(fault, ...nodes.map(({ handler }) => handler), ...others)
  return { questions }
}

const typesOf = (kit: ReturnType<typeof createTestKit>) =>
  kit.getAccount('eip155').allAccounts.map(({ address, type }) => [address, type])

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The nodes have been asked, and have answered. */
async function quiet(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1_000)
  await settle()
}

/** Nodes are asked in the background. */
const eventually = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000 })

/** A kit whose modal the visitor has opened. */
async function openKit(options: Parameters<typeof createTestKit>[0] = {}) {
  const kit = createTestKit(options)
  await kit.open()
  return kit
}

const ofContract = (address: string) => [address, 'smartAccount']

it.each([
  ['a contract', contract, 'smartAccount'],
  ['a key', '0x', 'eoa'],
  ['a key that delegates to a contract (EIP-7702)', delegated, 'eoa'],
])('the account of %s is known after connecting', async (_, code, type) => {
  const { questions } = createNodes(code)
  createTestWallet()
  const kit = await openKit()
  await connect(kit, { connectorId })
  await eventually(() => expect(questions()).toEqual([[firstAddress, 'latest']]))
  await eventually(() => expect(kit.getAccount('eip155').allAccounts[0]?.type).toBe(type))
  await settle()
  expect(kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: firstAddress })
})

it('is asked once per account and network, and stays known when the wallet reports its accounts again', async () => {
  const { questions } = createNodes(contract)
  const wallet = createTestWallet()
  const kit = await openKit()
  await connect(kit, { connectorId })
  await eventually(() => expect(typesOf(kit)[0]).toEqual([firstAddress, 'smartAccount']))

  switchAddress(kit, { namespace: 'eip155', address: secondAddress })
  await eventually(() => expect(typesOf(kit)).toEqual([secondAddress, firstAddress].map(ofContract)))
  const asked = [firstAddress, secondAddress].map((address) => [address, 'latest'])
  expect(questions()).toEqual(asked)

  wallet.emit('accountsChanged', [secondAddress, firstAddress])
  expect(typesOf(kit)).toEqual([secondAddress, firstAddress].map(ofContract))
  switchAddress(kit, { namespace: 'eip155', address: firstAddress })
  await switchNetwork(kit, { network: polygon })
  expect(typesOf(kit)).toEqual([firstAddress, secondAddress].map(ofContract))
  await kit.disconnect()
  await connect(kit, { connectorId })
  await eventually(() => expect(typesOf(kit)[0]).toEqual([firstAddress, 'smartAccount']))
  // Reconnected on the other network, where nothing was known yet.
  expect(questions()).toEqual([...asked, [firstAddress, 'latest']])
})

it('of an account with a key is asked once on each network', async () => {
  const { questions } = createNodes('0x')
  createTestWallet()
  const kit = await openKit()
  await connect(kit, { connectorId })
  for (const network of [polygon, ethereum, polygon, ethereum]) {
    await switchNetwork(kit, { network })
    await quiet()
  }
  expect(questions()).toHaveLength(2)
})

it('is read from the nodes that the host app has chosen', async () => {
  const chosen = createNode('http://localhost:3000/chosen', { eth_chainId: '0x1', eth_getCode: contract })
  const { questions } = createNodes('0x', undefined, chosen.handler)
  createTestWallet()
  const kit = await openKit({ customRpcUrls: { 'eip155:1': [{ url: 'http://localhost:3000/chosen' }] } })
  await connect(kit, { connectorId })
  await eventually(() => expect(typesOf(kit)[0]).toEqual([firstAddress, 'smartAccount']))
  expect(questions()).toEqual([])
})

// T27
it('of a restored connection is asked when the visitor opens the modal, not before', async () => {
  const { questions } = createNodes(contract)
  const storage = createMemoryStorage()
  createTestWallet()
  const first = await openKit({ storage })
  await connect(first, { connectorId })
  await eventually(() => expect(questions()).toHaveLength(1))
  first.destroy()

  const kit = createTestKit({ storage })
  await kit.ready()
  await quiet()
  expect(kit.getAccount()).toMatchObject({ isConnected: true })
  expect(questions()).toHaveLength(1)
  await kit.open()
  await eventually(() => expect(typesOf(kit)[0]).toEqual([firstAddress, 'smartAccount']))
  expect(questions()).toHaveLength(2)
})

it('stays eoa while no node answers, which is logged, and is asked again after 30 s', async () => {
  let isDown = true
  const { questions } = createNodes(contract, () => isDown)
  createTestWallet()
  const kit = await openKit({ logLevel: 'info' })
  await connect(kit, { connectorId })
  const isLogged = () => expect(JSON.stringify(getLogs(kit))).toContain('The kind of an account is unknown.')
  await eventually(isLogged)
  expect(typesOf(kit)[0]).toEqual([firstAddress, 'eoa'])

  isDown = false
  kit.close()
  await kit.open()
  await quiet()
  expect(questions()).toEqual([])

  vi.setSystemTime(Date.now() + 30_000)
  kit.close()
  await kit.open()
  await eventually(() => expect(typesOf(kit)[0]).toEqual([firstAddress, 'smartAccount']))
}, 30_000)

it('of the last of many accounts alone is asked', async () => {
  const { questions } = createNodes(contract)
  const wallet = createTestWallet()
  const kit = await openKit()
  await connect(kit, { connectorId })
  await quiet()
  for (let count = 0; count < 20; count += 1)
    wallet.emit('accountsChanged', [`0x${`${count}`.padStart(40, '7')}`, firstAddress])
  await quiet()
  expect(questions()).toHaveLength(2)
})

it('may become known while the wallet is asked to move to another network', async () => {
  createNodes(contract)
  const wallet = createTestWallet()
  const kit = await openKit()
  await kit.switchNetwork(polygon)
  wallet.setHold(true)
  const connecting = connect(kit, { connectorId })
  await eventually(() => expect(wallet.requests).toHaveLength(1))
  wallet.answerPending()
  await connecting
  await eventually(() => expect(typesOf(kit)[0]).toEqual([firstAddress, 'smartAccount']))
  wallet.setReject(true)
  wallet.answerPending()
  await eventually(() =>
    expect(kit.stores.notices.getState().toast).toMatchObject({ key: 'networkSwitchDeclined' }),
  )
})
