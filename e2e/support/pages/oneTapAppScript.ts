import { type AppKit, createAppKit, type SIWXSession, sandboxServices } from '@wallet-kit/sdk'
import { connect } from '@wallet-kit/sdk/actions'
import { DefaultSIWX } from '@wallet-kit/sdk/siwx'

/** An app without an auth server that signs its visitors in. */
export interface OneTapApp {
  readonly kit: AppKit
  /** Starts to pair; resolves with the code. */
  pair(): Promise<string>
  /** Sessions that the sign-in plug-in has verified. */
  sessions(): Promise<readonly SIWXSession[]>
  /** Number of times that a visitor had to be asked for a signature. */
  countAsked(): number
}

declare global {
  interface Window {
    startOneTapApp(sandbox: string): void
    oneTapApp: OneTapApp
  }
}

window.startOneTapApp = (sandbox) => {
  const [ethereum, polygon] = [network(1, 'Ethereum'), network(137, 'Polygon')] as const
  function network(id: number, name: string) {
    return {
      id,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [`${sandbox}/rpc/${id}`] } },
    }
  }
  const kit = createAppKit({
    projectId: 'e2e',
    networks: [ethereum, polygon],
    services: sandboxServices(sandbox),
    siwx: new DefaultSIWX(),
  })
  let asked = 0
  kit.stores.signIn.subscribe(({ status }) => {
    if (status === 'needed') asked += 1
  })
  window.oneTapApp = {
    kit,
    pair() {
      connect(kit, { connectorId: 'walletConnect' }).catch(() => undefined)
      return new Promise((resolve) => {
        const stop = kit.stores.connection.subscribe(({ attempt }) => {
          if (attempt.status !== 'asking' || attempt.step.type !== 'uri') return
          stop()
          resolve(attempt.step.uri)
        })
      })
    },
    sessions: async () => JSON.parse(localStorage.getItem('@appkit/siwx') ?? '[]') as SIWXSession[],
    countAsked: () => asked,
  }
}
