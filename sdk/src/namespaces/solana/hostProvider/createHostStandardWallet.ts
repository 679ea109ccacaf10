import type { Wallet } from '@wallet-standard/base'
import { attempt } from '../../../platform/attempt.ts'
import { overlay } from '../../../platform/overlay.ts'
import type { CreateHostProvider, HostConnection } from '../../HostProvider.ts'
import { putFirst } from '../../putFirst.ts'

type Method = (...values: never[]) => unknown
type Feature = Readonly<Record<string, Method>>

/** Features that sign or send, with the method of each. */
const authorizedFeatures: Readonly<Record<string, string>> = {
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
  'solana:signAndSendAllTransactions': 'signAndSendAllTransactions',
}

/**
 * The wallet with the active account of this site first, in `accounts`, in what `standard:connect` returns and in what
 * `standard:events` reports: apps sign with the first one. https://github.com/wallet-standard/wallet-standard
 */
export const createHostStandardWallet: CreateHostProvider<Wallet> = (wallet, connection) => {
  const features = new WeakMap<object, object>()

  function show<Accounts>(accounts: Accounts): Accounts {
    const [active] = connection.getAddresses()
    if (active === undefined) return accounts
    const isActive = (account: unknown) =>
      attempt(() => (account as { readonly address?: unknown }).address) === active
    return putFirst(accounts, isActive) as Accounts
  }

  /** A copy of a reply or report with its accounts in order. */
  const showIn = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'accounts' in value
      ? { ...value, accounts: show(value.accounts) }
      : value

  function toShown(name: string, feature: object): object {
    const shown = features.get(feature) ?? wrapFeature(name, feature as Feature, connection, showIn)
    features.set(feature, shown)
    return shown
  }

  return overlay(wallet, {
    get accounts() {
      return show(wallet.accounts)
    },
    get features() {
      const entries = Object.entries(wallet.features).map(([name, feature]) => [
        name,
        typeof feature === 'object' && feature !== null ? toShown(name, feature) : feature,
      ])
      return Object.fromEntries(entries) as Wallet['features']
    },
  })
}

function wrapFeature(
  name: string,
  feature: Feature,
  connection: HostConnection,
  showIn: (value: unknown) => unknown,
): object {
  if (name === 'standard:connect')
    return overlay(feature, {
      connect: async (...values) => showIn(await feature.connect?.(...values)),
    })
  if (name === 'standard:events')
    return overlay(feature, {
      on: (event: never, listener: (value: unknown) => void) =>
        feature.on?.(event, ((value: unknown) => listener(showIn(value))) as never),
    })
  const method = authorizedFeatures[name]
  if (method === undefined) return feature
  return overlay(feature, {
    [method]: (...values: never[]) => connection.authorize(async () => feature[method]?.(...values)),
  })
}
