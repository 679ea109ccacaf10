import { createWalletKit } from '../createWalletKit.ts'
import type { WalletPageConfig } from '../WalletPageConfig.ts'
import { createWalletActions } from './createWalletActions.ts'
import { createWalletStore } from './createWalletStore.ts'
import { renderWallet } from './renderWallet.ts'
import { watchWallet } from './watchWallet.ts'

/** Passed by the script's wrapper, see `wrapScript`. */
declare const pageConfig: WalletPageConfig

/** The page's wallet, on those of its EVM chains alone that `?chains=` names. */
function readConfig(searchParams: URLSearchParams): WalletPageConfig {
  const named = searchParams.get('chains')?.split(',')
  if (!named) return pageConfig
  return { ...pageConfig, chains: pageConfig.chains.filter(({ chainId }) => named.includes(`${chainId}`)) }
}

async function start(root: HTMLElement): Promise<void> {
  const address = new URL(location.href)
  const config = readConfig(address.searchParams)
  // Behind a proxy the sandbox's services share this page's base path.
  const base = `${address.origin}${address.pathname.replace(/\/wallet\/?$/, '')}`
  const wallet = await createWalletKit({
    relayUrl: `${base.replace('http', 'ws')}/relay`,
    verifyUrl: `${base}/verify/v3`,
    metadata: {
      name: config.name,
      description: 'The wallet of the wallet-kit sandbox',
      url: address.origin,
      icons: [config.icon],
    },
  })
  const store = createWalletStore({
    status: 'Ready',
    prompts: [],
    isAnswering: false,
    sessions: Object.values(wallet.getActiveSessions()),
    accountIndex: 0,
    chainId: config.chains[0]?.chainId ?? 1,
    approvesEverything: address.searchParams.get('auto') === '1',
    sharesAllAccounts: address.searchParams.get('accounts') === 'all',
  })
  const actions = createWalletActions({ wallet, config, base, store })
  renderWallet({ root, config, store, actions })
  watchWallet({ wallet, store, actions })

  const uri = address.searchParams.get('uri')
  if (uri !== null) {
    // A code is valid once, so it must not be in the URL after a reload.
    address.searchParams.delete('uri')
    history.replaceState(null, '', address)
    await actions.pair(uri)
  }
}

const root = document.getElementById('wallet')
if (root) {
  start(root).catch((error: unknown) => {
    root.textContent = `The wallet could not start: ${String(error)}`
  })
}
