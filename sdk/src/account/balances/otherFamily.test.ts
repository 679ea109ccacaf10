// @vitest-environment happy-dom
import { getHistoryHandler, getSupportedChainsHandler } from '@wallet-kit/clients/data-service/handlers'
import { expect, it } from 'vitest'
import { solana } from '../../chains/namespaces/solana/networks/solana.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import {
  createPreparedKit,
  createTestSolanaWallet,
  createTestWallet,
  ethereum,
  firstSolanaAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { switchNetwork } from '../../wallets/connection/switchNetwork.ts'
import { getActivity } from '../activity/getActivity.ts'
import { fetchBalance } from './fetchBalance.ts'
import { getNativeBalance } from './getNativeBalance.ts'

const node = 'http://localhost:3000/node/solana'
const baseUrl = 'http://localhost:3000/data'
const { caipNetworkId } = solana

/** A kit with an account of each family, whose active network is Ethereum. */
async function connectBoth() {
  createTestWallet()
  createTestSolanaWallet({ rpcUrl: node })
  const kit = createPreparedKit({
    networks: [ethereum, { ...solana, rpcUrls: { default: { http: [node] } } }],
  })
  await settle()
  for (const { id } of kit.stores.connectors.getState().connectors) await connect(kit, { connectorId: id })
  await switchNetwork(kit, { network: ethereum })
  return kit
}

it('a balance is that of the account on the network that is asked for, whichever is active', async () => {
  const { named } = onReplyingNode(node, {
    getGenesisHash: [{ result: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' }],
    getBalance: [{ result: { context: { slot: 1 }, value: 5 } }],
  })
  const kit = await connectBoth()
  await expect(getNativeBalance(kit, { caipNetworkId })).resolves.toMatchObject({ value: 5n })
  const [, chainId = ''] = caipNetworkId.split(':')
  const { data } = await fetchBalance(kit, { chainId, chainNamespace: 'solana' })
  expect(data).toEqual({ balance: '0.000000005', symbol: 'SOL' })
  expect(named('getBalance').map(({ params }) => params?.[0])).toEqual([firstSolanaAddress])
})

it('a history is that of the account on the network that is asked for, whichever is active', async () => {
  const { requests } = onServices(
    getSupportedChainsHandler({ baseUrl, reply: { http: [caipNetworkId], ws: [] } }),
    getHistoryHandler({ baseUrl, reply: { data: [], next: null } }),
  )
  const kit = await connectBoth()
  await expect(getActivity(kit, { caipNetworkId })).resolves.toEqual({ items: [] })
  expect(requests.join()).toContain(`/account/${firstSolanaAddress}/history`)
})
