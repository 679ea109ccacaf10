import type { Wallet } from '@wallet-standard/base'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import { overlay } from '../../../../foundation/platform/overlay.ts'
import type { CreateHostProvider, HostConnection } from '../../HostProvider.ts'
import { putFirst } from '../../putFirst.ts'
import { type ChangeEvents, createChangeEvents } from './createChangeEvents.ts'

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
  const wrapped = new WeakMap<object, object>()
  const keepAccounts = keepEqual<Wallet['accounts']>()
  const keepFeatures = keepEqual<Wallet['features']>()

  function show<Accounts>(accounts: Accounts): Accounts {
    const [active] = connection.getAddresses()
    if (active === undefined) return accounts
    const isActive = (account: unknown) =>
      ignoreErrors(() => (account as { readonly address?: unknown }).address) === active
    return putFirst(accounts, isActive) as Accounts
  }

  /** A copy of a reply or report with its accounts in order. */
  const showIn = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'accounts' in value
      ? { ...value, accounts: show(value.accounts) }
      : value

  const features: FeatureParts = {
    connection,
    showIn,
    events: createChangeEvents(connection, showAccounts),
  }

  function showAccounts(): Wallet['accounts'] {
    return keepAccounts(show(wallet.accounts))
  }

  function toShown(name: string, feature: object): object {
    const shown = wrapped.get(feature) ?? wrapFeature(name, feature as Feature, features)
    wrapped.set(feature, shown)
    return shown
  }

  return overlay(wallet, {
    get accounts() {
      return showAccounts()
    },
    get features() {
      const entries = Object.entries(wallet.features).map(([name, feature]) => [
        name,
        typeof feature === 'object' && feature !== null ? toShown(name, feature) : feature,
      ])
      return keepFeatures(Object.fromEntries(entries) as Wallet['features'])
    },
  })
}

interface FeatureParts {
  readonly connection: HostConnection
  /** Puts the accounts of a reply or report in order. */
  readonly showIn: (value: unknown) => unknown
  readonly events: ChangeEvents
}

function wrapFeature(name: string, feature: Feature, { connection, showIn, events }: FeatureParts): object {
  if (name === 'standard:connect')
    return overlay(feature, {
      connect: async (...values) => showIn(await feature.connect?.(...values)),
    })
  if (name === 'standard:events')
    return overlay(feature, {
      on(event: never, listener: (value: unknown) => void) {
        const passed = events.add(event, listener)
        const stop = feature.on?.(event, ((value: unknown) => passed.pass(showIn(value))) as never)
        return () => {
          passed.remove()
          if (typeof stop === 'function') stop()
        }
      },
    })
  const method = authorizedFeatures[name]
  if (method === undefined) return feature
  return overlay(feature, {
    [method]: (...values: never[]) => connection.authorize(async () => feature[method]?.(...values)),
  })
}

/** Returns the same object while its members are the same: apps compare accounts and features by identity. */
function keepEqual<Value extends object>(): (value: Value) => Value {
  let last: Value | undefined
  return (value) => {
    // A wallet may have nothing there, whatever its type says.
    if (!value) return value
    const isSame =
      last !== undefined &&
      Object.keys(last).join() === Object.keys(value).join() &&
      Object.entries(last).every(([key, member]) => Reflect.get(value, key) === member)
    if (last === undefined || !isSame) last = value
    return last
  }
}
