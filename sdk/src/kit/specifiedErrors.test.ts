// @vitest-environment happy-dom
import { parseAbi } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { registerName } from '../account/names/registerName.ts'
import { estimateGas } from '../chains/namespaces/eip155/actions/estimateGas.ts'
import { writeContract } from '../chains/namespaces/eip155/actions/writeContract.ts'
import { createEip155 } from '../chains/namespaces/eip155/createEip155.ts'
import type { Namespace } from '../chains/namespaces/Namespace.ts'
import { solana } from '../chains/namespaces/solana/networks/solana.ts'
import type { SIWXConfig } from '../signIn/siwx/SIWXConfig.ts'
import { signIn } from '../signIn/siwx/signIn.ts'
import { createSIWXMessage } from '../test/siwxMessage.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  ethereum,
  firstAddress,
  polygon,
  secondAddress,
  settle,
} from '../test/testPage.test.helper.ts'
import { addAdapter, removeAdapter } from '../wallets/connection/adapters.ts'
import { connect } from '../wallets/connection/connect.ts'
import { disconnect } from '../wallets/connection/disconnect.ts'
import { signMessage } from '../wallets/connection/signMessage.ts'
import { switchNetwork } from '../wallets/connection/switchNetwork.ts'
import { externalConnector } from '../wallets/connectors/external/externalConnector.ts'

const bitcoin = {
  id: '000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
} as const
const siwx: SIWXConfig = {
  createMessage: async ({ accountAddress, chainId }) => createSIWXMessage({ accountAddress, chainId }),
  addSession: async () => undefined,
  revokeSession: async () => undefined,
  setSessions: async () => undefined,
  getSessions: async () => [],
}
const transfer = {
  address: secondAddress,
  abi: parseAbi(['function transfer(address to, uint256 amount)']),
  functionName: 'transfer',
  args: [firstAddress, 1n],
} as const

/** A wallet that is connected through an adapter in plain JavaScript, which can connect and nothing else. */
async function connectByPartialAdapter() {
  createTestWallet()
  const partial = { ...createEip155(), switchNetwork: undefined, signMessage: undefined }
  const kit = createTestKit({ adapters: [partial as unknown as Namespace] })
  await connect(kit, { connectorId: 'test.wallet' })
  return kit
}

afterEach(() => void vi.restoreAllMocks())

describe('messages that host apps match, from what raises them', () => {
  it('CAIP_NETWORK_UNDEFINED: gas on a kit without an EVM network', async () => {
    const kit = createTestKit({ networks: [solana] })
    await expect(estimateGas(kit, { from: firstAddress, to: secondAddress })).rejects.toMatchObject({
      code: 'CAIP_NETWORK_UNDEFINED',
      message: 'CaipNetwork is undefined',
    })
  })

  it('CAIP_NETWORK_OR_ADDRESS_UNDEFINED: a contract without an account', async () => {
    await expect(writeContract(createTestKit(), transfer)).rejects.toMatchObject({
      code: 'CAIP_NETWORK_OR_ADDRESS_UNDEFINED',
      message: 'CaipNetwork or CaipAddress is undefined',
    })
  })

  it('ADAPTER_MISSING: a family whose adapter the host did not pass', async () => {
    const kit = createTestKit({ networks: [ethereum, bitcoin] })
    await expect(kit._internal.namespaces.load('bip122')).rejects.toMatchObject({
      code: 'ADAPTER_MISSING',
      message: 'Adapter not found',
      context: { namespace: 'bip122' },
    })
  })

  it('CHAIN_ADAPTER_MISSING: a library of a family without code', async () => {
    const kit = createTestKit({ networks: [ethereum] })
    const attach = vi.fn()
    expect(() => addAdapter(kit, { adapter: { namespace: 'bip122', attach }, networks: [bitcoin] })).toThrow(
      expect.objectContaining({ code: 'CHAIN_ADAPTER_MISSING', message: 'Chain adapter not found' }),
    )
    expect(attach).not.toHaveBeenCalled()
    expect(kit.getCaipNetworks()).toHaveLength(1)
  })

  it.each<[action: string, call: (kit: ReturnType<typeof createTestKit>) => void]>([
    ['add an adapter', (kit) => addAdapter(kit, { adapter: {} as never, networks: [] })],
    ['remove an adapter', (kit) => removeAdapter(kit, {} as never)],
  ])('CHAIN_REQUIRED: to %s', (action, call) => {
    expect(() => call(createTestKit())).toThrow(
      expect.objectContaining({ code: 'CHAIN_REQUIRED', message: `Chain is required to ${action}` }),
    )
  })

  it('NETWORK_CLIENT_MISSING: an adapter that cannot switch', async () => {
    const kit = await connectByPartialAdapter()
    await expect(switchNetwork(kit, { network: polygon })).rejects.toMatchObject({
      code: 'NETWORK_CLIENT_MISSING',
      message: 'NetworkController client not set',
    })
  })

  it('CONNECTION_CLIENT_NOT_SET: an adapter that cannot sign', async () => {
    const kit = await connectByPartialAdapter()
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({
      code: 'CONNECTION_CLIENT_NOT_SET',
      message: 'ConnectionController client not set',
    })
  })

  it('ACTIVE_NETWORK_OR_CLIENT_MISSING: sign-in on a network that is not offered', async () => {
    createTestWallet({ chainId: 42 })
    const kit = createTestKit({ siwx, networks: [ethereum, polygon] })
    await connect(kit, { connectorId: 'test.wallet' })
    await settle()
    await expect(signIn(kit)).rejects.toMatchObject({
      code: 'ACTIVE_NETWORK_OR_CLIENT_MISSING',
      message: 'No ActiveCaipNetwork or client found',
    })
  })

  it('NETWORK_UNKNOWN: a name on a network that is not offered', async () => {
    const { requests } = createTestWallet({ chainId: 42 })
    const kit = createTestKit({ networks: [ethereum, polygon] })
    await connect(kit, { connectorId: 'test.wallet' })
    await expect(registerName(kit, { name: 'alice' })).rejects.toMatchObject({
      code: 'NETWORK_UNKNOWN',
      message: 'Network not found',
    })
    expect(requests.filter(({ method }) => method === 'personal_sign')).toEqual([])
  })

  it('CONNECTION_CLIENT_NOT_FOUND: sign-in while the wallet has lost its provider', async () => {
    createTestWallet()
    const kit = createTestKit({ siwx })
    await connect(kit, { connectorId: 'test.wallet' })
    await settle()
    const connector = kit._internal.getConnector('eip155')
    if (connector) vi.spyOn(connector, 'getProvider').mockReturnValue(undefined)
    await signIn(kit)
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'needed',
      error: {
        code: 'CONNECTION_CLIENT_NOT_FOUND',
        message: 'No ConnectionController client found',
      },
    })
  })

  it('DISCONNECT_FAILED: a session that the wallet keeps, as toast, event and warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { provider } = createTestWallet({ announced: false })
    const connector = {
      ...externalConnector({ id: 'far', name: 'Far', providers: { eip155: provider } }),
      sharesSession: true,
      disconnect: () => Promise.reject(new Error('unreachable')),
    }
    const kit = createTestKit({ connectors: [connector] })
    await connect(kit, { connectorId: 'far' })
    await disconnect(kit)
    await vi.waitFor(() => expect(kit.stores.notices.getState().toast?.key).toBe('disconnectFailed'))
    expect(kit.getEvent().data).toMatchObject({
      event: 'DISCONNECT_ERROR',
      properties: { message: 'Failed to disconnect' },
    })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Failed to disconnect'), expect.anything())
  })
})
