import { describe, expect, it } from 'vitest'
import { polygon } from '../../../test/testPage.test.helper.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { toCaipNetwork } from '../../networks/toCaipNetwork.ts'
import type { RequestArguments } from './Eip1193Provider.ts'
import { switchChain } from './switchChain.ts'

const target = toCaipNetwork(polygon, {})
const switching = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }
const adding = 'wallet_addEthereumChain'
const reading = { method: 'eth_chainId' }

type Reply = (chain: { id: string }) => unknown

/** A wallet on Ethereum that replies to each method in turn; the last reply stays. Collects the requests. */
function createWallet(replies: Readonly<Record<string, readonly Reply[]>>) {
  const requests: RequestArguments[] = []
  const counts = new Map<string, number>()
  const chain = { id: '0x1' }
  const provider = {
    async request(args: RequestArguments) {
      requests.push(args)
      const { method } = args
      const count = counts.get(method) ?? 0
      counts.set(method, count + 1)
      const list = replies[method] ?? []
      const reply = list[Math.min(count, list.length - 1)]
      return reply ? reply(chain) : method === 'eth_chainId' ? chain.id : null
    },
  }
  return { provider, requests, methods: () => requests.map(({ method }) => method) }
}

const moves: Reply = (chain) => {
  chain.id = '0x89'
  return null
}
const fails = (error: unknown) => () => Promise.reject(error)
const isUnknown = fails({ code: 4902 })

describe('switchChain', () => {
  it('asks the wallet to switch, and then where it is', async () => {
    const { provider, requests } = createWallet({ wallet_switchEthereumChain: [moves] })
    await switchChain(provider, target)
    expect(requests).toEqual([switching, reading])
  })

  it('adds a network that the wallet does not know, which may move the wallet', async () => {
    const { provider, requests } = createWallet({
      wallet_switchEthereumChain: [isUnknown],
      wallet_addEthereumChain: [moves],
    })
    await switchChain(provider, target)
    expect(requests).toEqual([
      switching,
      {
        method: adding,
        params: [
          {
            chainId: '0x89',
            chainName: 'Polygon',
            nativeCurrency: polygon.nativeCurrency,
            rpcUrls: ['http://localhost:3000/node/137'],
          },
        ],
      },
      reading,
      reading,
    ])
  })

  it('asks a second time where adding has not moved the wallet', async () => {
    const { provider, methods } = createWallet({ wallet_switchEthereumChain: [isUnknown, moves] })
    await switchChain(provider, target)
    expect(methods()).toEqual([switching.method, adding, 'eth_chainId', switching.method, 'eth_chainId'])
  })

  it.each<readonly [string, unknown]>([
    ['4902', { code: 4902 }],
    ['5000', { code: 5000, message: 'Unknown chain' }],
    ['32603', { code: 32603 }],
    ['-32603', { code: -32603, message: 'Internal JSON-RPC error.' }],
    ['a nested 4902', { code: -1, data: { originalError: { code: 4902 } } }],
    ['4902 beside the words of a refusal', { code: 4902, message: 'User rejected.' }],
    ['4902 in its data', { code: -1, data: { code: 4902 } }],
    ['4902 in its cause', { code: -32000, cause: { error: { code: 4902 } } }],
    ['4902 as text', { code: '4902' }],
    ['4902 alone', 4902],
    ['a text with 4901', { code: 4901, message: 'Unrecognized chain ID "0x89".' }],
    [
      'a text alone',
      'Unrecognized chain ID "0x89". Try adding the chain using wallet_addEthereumChain first.',
    ],
    ['a text with no code', new Error('Unrecognized chain ID "0x89".')],
    ['a text with another code', { code: -32000, message: 'Chain 0x89 has not been added' }],
    ['a text in its data', { code: -32602, data: { message: 'Chain 137 is not supported' } }],
    ['a text in an error of its own', { code: 1, originalError: { message: 'Unknown network 137' } }],
    ...[
      "Couldn't find network with chainId 137",
      'Network 0x89 does not exist',
      "This wallet doesn't support the requested chain",
      'unsupported chain',
      'No such chain',
      'Chain id 137 is not configured in this wallet',
      'Please add the network first: wallet_addEthereumChain',
    ].map((message): [string, unknown] => [`"${message}"`, { message }]),
  ])('takes %s for an unknown network', async (_, error) => {
    const { provider, methods } = createWallet({
      wallet_switchEthereumChain: [fails(error)],
      wallet_addEthereumChain: [moves],
    })
    await switchChain(provider, target)
    expect(methods()).toContain(adding)
  })

  // F14, F15
  it.each([
    ['USER_REJECTED', { code: 4001 }],
    ['USER_REJECTED', { code: 5000, message: 'User rejected.' }],
    ['USER_REJECTED', { code: -32603, data: { message: 'User denied.' } }],
    ['WALLET_REQUEST_PENDING', { code: -32002 }],
    ['USER_REJECTED', { code: -32603, message: 'Unsupported chain: user rejected the request' }],
    ['USER_REJECTED', { code: 4001, message: 'The network was not added' }],
    ['USER_REJECTED', { code: -1, message: 'Chain not supported', data: { code: 4001 } }],
    ['WALLET_REQUEST_PENDING', { code: -32002, message: 'Request to add a network already pending' }],
    ['WALLET_UNAUTHORIZED', { code: 4100, message: 'The account is not known on this network' }],
    ['CHAIN_NOT_SUPPORTED', { code: 4200 }],
    ['CHAIN_NOT_SUPPORTED', { message: 'Network request failed' }],
    ['CHAIN_NOT_SUPPORTED', { message: 'Cannot add an account' }],
    ['CHAIN_NOT_SUPPORTED', { code: -1, data: { originalError: { code: 1 } } }],
    ['CHAIN_NOT_SUPPORTED', undefined],
    ['CHAIN_NOT_SUPPORTED', null],
    ['CHAIN_NOT_SUPPORTED', 'no'],
  ])('rejects with %s after %j, without adding the network', async (code, error) => {
    const { provider, methods } = createWallet({ wallet_switchEthereumChain: [fails(error)] })
    await expect(switchChain(provider, target)).rejects.toMatchObject({ code })
    expect(methods()).toEqual([switching.method])
  })

  it.each([
    ['USER_REJECTED', { code: 4001 }],
    ['WALLET_REQUEST_PENDING', { code: -32002 }],
    ['CHAIN_NOT_SUPPORTED', { code: -32603 }],
  ])('rejects with %s when the wallet does not add the network', async (code, error) => {
    const { provider, methods } = createWallet({
      wallet_switchEthereumChain: [isUnknown],
      wallet_addEthereumChain: [fails(error)],
    })
    await expect(switchChain(provider, target)).rejects.toMatchObject({ code })
    expect(methods()).toEqual([switching.method, adding])
  })

  // T24
  it.each([
    ['stays where it is', () => '0x1'],
    ['does not say where it is', () => 'Polygon'],
  ])('is not believed by a wallet that agrees and %s', async (_, eth_chainId) => {
    const { provider } = createWallet({ eth_chainId: [eth_chainId] })
    await expect(switchChain(provider, target)).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      context: { caipNetworkId: 'eip155:137' },
    })
  })

  it('has the error of the wallet as its cause', async () => {
    const { provider } = createWallet({ wallet_switchEthereumChain: [fails({ code: 4200 })] })
    await expect(switchChain(provider, target)).rejects.toMatchObject({
      context: { caipNetworkId: 'eip155:137' },
      cause: { code: 'WALLET_METHOD_UNSUPPORTED' },
    })
  })

  // F25
  it('asks nothing after it was aborted, and rejects with the reason', async () => {
    const controller = new AbortController()
    const reason = new Error('No longer needed')
    const { provider, methods } = createWallet({
      wallet_switchEthereumChain: [
        () => {
          controller.abort(reason)
          return Promise.reject({ code: 4902 })
        },
      ],
    })
    await expect(switchChain(provider, target, controller.signal)).rejects.toBe(reason)
    await expect(switchChain(provider, target, controller.signal)).rejects.toBe(reason)
    expect(methods()).toEqual([switching.method])
  })

  it('rejects with the reason of the abort while the wallet refuses', async () => {
    const controller = new AbortController()
    const reason = new Error('No longer needed')
    const refuse = () => {
      controller.abort(reason)
      return Promise.reject({ code: 4001 })
    }
    const { provider } = createWallet({ wallet_switchEthereumChain: [refuse] })
    await expect(switchChain(provider, target, controller.signal)).rejects.toBe(reason)
  })
})

describe('a network that is added', () => {
  const addedAs = async (network: CaipNetwork) => {
    const { provider, requests } = createWallet({
      wallet_switchEthereumChain: [isUnknown],
      wallet_addEthereumChain: [moves],
    })
    await switchChain(provider, network)
    return requests[1]?.params
  }

  it('has its block explorer', async () => {
    const blockExplorers = { default: { name: 'Scan', url: 'https://scan.test' } }
    await expect(addedAs({ ...target, blockExplorers })).resolves.toMatchObject([
      { blockExplorerUrls: ['https://scan.test'] },
    ])
    const [parameters] = (await addedAs({ ...target, blockExplorers: {} })) as readonly object[]
    expect(parameters).not.toHaveProperty('blockExplorerUrls')
  })

  // T12
  it('has the URLs of the network, not those of the host app', async () => {
    const customRpcUrls = { 'eip155:137': [{ url: 'https://paid.test' }] }
    await expect(addedAs(toCaipNetwork(polygon, { customRpcUrls }))).resolves.toMatchObject([
      { rpcUrls: ['http://localhost:3000/node/137'] },
    ])
  })

  it('may have no URLs', async () => {
    await expect(addedAs({ ...target, rpcUrls: {} })).resolves.toMatchObject([{ rpcUrls: [] }])
  })
})
