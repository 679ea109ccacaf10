import type { Wallet } from '@wallet-standard/base'
import type { HoldRequest, RequestGuard } from '../../HeldRequest.ts'

type Method = (...inputs: readonly object[]) => Promise<unknown>

/** Features that sign or send, with the method of each. */
const heldFeatures = {
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
} as const

/**
 * A wallet that holds what signs or sends. Features that are not known are left out, because nothing could say what they
 * do; those of the standard itself (connecting, events) are the wallet's own.
 */
export const guardStandardWallet: RequestGuard<Wallet> = (wallet, hold) => ({
  get version() {
    return wallet.version
  },
  get name() {
    return wallet.name
  },
  get icon() {
    return wallet.icon
  },
  get chains() {
    return wallet.chains
  },
  get accounts() {
    return wallet.accounts
  },
  get features() {
    return guardFeatures(wallet.features, hold)
  },
})

function guardFeatures(features: Wallet['features'], hold: HoldRequest): Wallet['features'] {
  const guarded = Object.entries(features).flatMap(([name, feature]) => {
    if (name.startsWith('standard:')) return [[name, feature] as const]
    if (!isHeld(name)) return []
    const method = heldFeatures[name]
    const call = async (...inputs: readonly object[]) => {
      const copies = inputs.map(copyInput)
      return hold(
        { method: name, params: copies },
        () =>
          // A second copy: the wallet may write into its bytes.
          (feature as Readonly<Record<string, Method>>)[method]?.(
            ...copies.map(copyInput),
          ) as Promise<unknown>,
      )
    }
    return [[name, { ...(feature as object), [method]: call }] as const]
  })
  return Object.fromEntries(guarded) as Wallet['features']
}

function isHeld(name: string): name is keyof typeof heldFeatures {
  return Object.hasOwn(heldFeatures, name)
}

/** The account is the wallet's own object; bytes are copied, and so are options. */
function copyInput(input: object): object {
  const { account, ...values } = input as Readonly<Record<string, unknown>>
  return { account, ...structuredClone(values) }
}
