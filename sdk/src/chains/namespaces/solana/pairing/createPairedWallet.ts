import { getBase58Encoder } from '@solana/codecs'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
  StandardEventsListeners,
} from '@wallet-standard/features'
import { callListeners } from '../../../../foundation/platform/callListeners.ts'
import { isInlineImage } from '../../isInlineImage.ts'
import type { RemoteWallet } from '../../RemoteWallet.ts'
import { toStandardChain } from '../toStandardChain.ts'
import { createSigningFeatures } from './createSigningFeatures.ts'

const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==' as const

/** A Wallet Standard wallet in front of a paired one, so that hosts use any Solana library with it. */
export function createPairedWallet(remote: RemoteWallet): Wallet {
  const listeners = new Set<StandardEventsListeners['change']>()
  const getChains = () => [...new Set(remote.getNetworkIds().map(toStandardChain))]
  const signing = createSigningFeatures(remote)
  const features: StandardConnectFeature &
    StandardDisconnectFeature &
    StandardEventsFeature &
    typeof signing = {
    'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: wallet.accounts }) },
    'standard:disconnect': { version: '1.0.0', disconnect: () => remote.disconnect() },
    'standard:events': {
      version: '1.0.0',
      on(_event, listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    ...signing,
  }

  function toAccount(address: string): WalletAccount {
    return {
      address,
      publicKey: getBase58Encoder().encode(address),
      chains: getChains(),
      features: Object.keys(signing) as (keyof typeof signing)[],
    }
  }

  const wallet: Wallet = {
    version: '1.0.0',
    name: remote.name,
    // A remote image would reveal to its host who visits this page.
    icon: remote.icon && isInlineImage(remote.icon) ? (remote.icon as Wallet['icon']) : transparentPixel,
    get chains() {
      return getChains()
    },
    features: features as unknown as Wallet['features'],
    get accounts() {
      return getAddresses(remote).map(toAccount)
    },
  }

  remote.subscribe((change) => {
    if (change === 'network') return
    const accounts = change === 'end' ? [] : wallet.accounts
    callListeners(listeners, { accounts })
  })
  return wallet
}

function getAddresses(remote: RemoteWallet): readonly string[] {
  const prefix = `${remote.getNetworkId()}:`
  return remote
    .getAccounts()
    .filter((account) => account.startsWith(prefix))
    .map((account) => account.slice(prefix.length))
}
