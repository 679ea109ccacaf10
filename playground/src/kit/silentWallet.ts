import { type Connector, externalConnector } from '@wallet-kit/sdk'

type Provider = NonNullable<Window['testWallets']>[number]['provider']

/** The first test wallet as one without a screen of its own: the modal asks in its place. */
export function silentWallet(): Connector {
  const wallet = (): Provider => {
    const [first] = window.testWallets ?? []
    if (!first) throw new Error('The test wallets are not in this page')
    return first.provider
  }
  const provider: Provider = {
    request: async (args) => wallet().request(args),
    on: (event, listener) => wallet().on?.(event, listener),
    removeListener: (event, listener) => wallet().removeListener?.(event, listener),
  }
  return externalConnector({
    id: 'silent',
    name: 'Silent Wallet',
    confirmsInPage: true,
    providers: { eip155: provider },
  })
}
