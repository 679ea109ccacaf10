import type { ProposalTypes, SessionTypes, SignClientTypes } from '@walletconnect/types'
import { createWalletMemoryStorage } from './createWalletMemoryStorage.ts'
import { evmMethods, requestEvm } from './evmRequests.ts'
import type { PairingWallet, PairingWalletOptions } from './PairingWallet.ts'
import { requestSolana, solanaMethods } from './solanaRequests.ts'

const events = ['accountsChanged', 'chainChanged']
const declined = { code: 5000, message: 'User rejected.' }
const ended = { code: 6000, message: 'User disconnected.' }

/** Clients with the same prefix share state within a process, so each gets its own. */
let created = 0

/**
 * Creates a wallet on another device: it pairs by code over a real relay, approves several chain families in one
 * session, and lets scripted wallets sign. Sessions are in memory.
 *
 * @example
 * const phone = await createPairingWallet({ relayUrl, chains: ['eip155:1'], evm: createScriptedWallet({ ... }) })
 * await phone.pair(uri)
 * phone.disconnect()
 */
export async function createPairingWallet(options: PairingWalletOptions): Promise<PairingWallet> {
  const { relayUrl, chains, evm, solana } = options
  created += 1
  // Loaded here, because importing them defines globals.
  const [{ SignClient }, { buildApprovedNamespaces }] = await Promise.all([
    import('@walletconnect/sign-client'),
    import('@walletconnect/utils'),
  ])
  const client = await SignClient.init({
    projectId: 'test',
    relayUrl,
    customStoragePrefix: `test-wallet-${created}`,
    storage: createWalletMemoryStorage(),
    telemetryEnabled: false,
    logger: 'silent',
    metadata: options.metadata ?? {
      name: evm?.info.name ?? solana?.wallet.name ?? 'Test Wallet',
      description: 'A wallet for tests',
      url: 'https://wallet.example',
      icons: [],
    },
  })
  // Both contact fixed hosts, which a relay of one's own does not need.
  client.core.verify.resolve = async () => ({ origin: '' })
  client.core.eventClient.init = async () => undefined

  const requests: PairingWallet['requests'][number][] = []
  const outcomes = new Map<string, (topic: Promise<string | undefined>) => void>()

  let evmAccounts: readonly string[] = []
  const accountsOn = (chain: string) => {
    const addresses = chain.startsWith('solana:')
      ? (solana?.wallet.accounts ?? []).map(({ address }) => address)
      : evmAccounts
    return addresses.map((address) => `${chain}:${address}`)
  }

  function supported() {
    const of = (family: string, methods: readonly string[]) => {
      const own = chains.filter((chain) => chain.startsWith(`${family}:`))
      return { chains: own, methods: [...methods], events, accounts: own.flatMap(accountsOn) }
    }
    return {
      ...(evm && { eip155: of('eip155', evmMethods) }),
      ...(solana && { solana: of('solana', solanaMethods) }),
    }
  }

  async function answerProposal({ id, params }: SignClientTypes.EventArguments['session_proposal']) {
    try {
      await askToConnect()
    } catch {
      await client.reject({ id, reason: declined })
      return undefined
    }
    const { acknowledged } = await client.approve({ id, namespaces: approve(params) })
    const { topic } = await acknowledged()
    return topic
  }

  /** One question for each scripted wallet, so that its switches decide. */
  async function askToConnect(): Promise<void> {
    if (evm)
      evmAccounts = (await evm.provider.request({ method: 'eth_requestAccounts' })) as readonly string[]
    await solana?.wallet.features['standard:connect'].connect()
  }

  function approve(proposal: ProposalTypes.Struct): SessionTypes.Namespaces {
    const approved = buildApprovedNamespaces({ proposal, supportedNamespaces: supported() })
    // The protocol has no namespaces without accounts.
    return Object.fromEntries(Object.entries(approved).filter(([, { accounts }]) => accounts.length > 0))
  }

  async function answerRequest({ id, topic, params }: SignClientTypes.EventArguments['session_request']) {
    const { chainId, request } = params
    requests.push({ topic, chainId, ...request })
    const answer = chainId.startsWith('solana:')
      ? requestSolana(solana, request)
      : requestEvm(evm, chainId, request)
    const response = await answer.then(
      (result) => ({ id, jsonrpc: '2.0', result }),
      ({ code = -32_603, message }: { readonly code?: number; readonly message: string }) => ({
        id,
        jsonrpc: '2.0',
        error: { code, message },
      }),
    )
    await client.respond({ topic, response })
  }

  /** Tells every session that has a family about a change in the wallet. */
  async function announce(family: string, name: string, data: unknown): Promise<void> {
    for (const { topic, namespaces } of client.session.getAll()) {
      const namespace = namespaces[family]
      const chainId = name === 'chainChanged' ? `${family}:${data}` : namespace?.chains?.[0]
      if (!namespace || !chainId || !namespace.chains?.includes(chainId)) continue
      if (name === 'accountsChanged') {
        const accounts = namespace.chains.flatMap(accountsOn)
        const { acknowledged } = await client.update({
          topic,
          namespaces: { ...namespaces, [family]: { ...namespace, accounts } },
        })
        await acknowledged()
      }
      await client.emit({ topic, chainId, event: { name, data } })
    }
  }

  client.on('session_proposal', (proposal) => {
    const answer = answerProposal(proposal)
    outcomes.get(proposal.params.pairingTopic)?.(answer)
  })
  client.on('session_request', (request) => {
    // A session that has ended meanwhile has no peer to answer.
    answerRequest(request).catch(() => undefined)
  })
  const report = (family: string, name: string, data: unknown) => {
    // A relay that is away delivers nothing, as for a real wallet.
    announce(family, name, data).catch(() => undefined)
  }
  evm?.provider.on?.('accountsChanged', (accounts: readonly string[]) => {
    evmAccounts = accounts
    if (accounts.length > 0) report('eip155', 'accountsChanged', accounts)
  })
  evm?.provider.on?.('chainChanged', (chainId: string) => report('eip155', 'chainChanged', Number(chainId)))
  solana?.wallet.features['standard:events'].on('change', ({ accounts }) => {
    if (accounts?.length) {
      report(
        'solana',
        'accountsChanged',
        accounts.map(({ address }) => address),
      )
    }
  })

  return {
    requests,
    pair(uri) {
      const topic = /^wc:([0-9a-f]+)@/.exec(uri)?.[1] ?? ''
      return new Promise((resolve, reject) => {
        outcomes.set(topic, resolve)
        client.pair({ uri }).catch(reject)
      })
    },
    getTopics: () => client.session.getAll().map(({ topic }) => topic),
    async disconnect(only) {
      const topics = client.session.getAll().map(({ topic }) => topic)
      await Promise.all(
        topics
          .filter((topic) => only === undefined || topic === only)
          .map((topic) => client.disconnect({ topic, reason: ended })),
      )
    },
    goOffline: () => client.core.relayer.transportClose(),
    goOnline: () => client.core.relayer.transportOpen(),
    close: () => client.core.relayer.transportClose(),
  }
}
