import type { Wallet } from '@wallet-standard/base'
import type { HoldRequest, RequestGuard } from '../../HeldRequest.ts'
import { getStandardAccount } from '../standardAccount.ts'

interface Input {
  readonly account?: { readonly address: string } | undefined
  readonly chain?: unknown
}

type Method = (...inputs: readonly Input[]) => Promise<unknown>

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
    return guardFeatures(wallet, hold)
  },
})

function guardFeatures(wallet: Wallet, hold: HoldRequest): Wallet['features'] {
  const guarded = Object.entries(wallet.features).flatMap(([name, feature]) => {
    if (name.startsWith('standard:')) return [[name, feature] as const]
    if (!isHeld(name)) return []
    const method = heldFeatures[name]
    const ask = (copies: readonly Input[]) =>
      hold(
        { method: name, params: copies },
        () =>
          // A second copy: the wallet may write into its bytes.
          (feature as Readonly<Record<string, Method>>)[method]?.(...copies.map(copyInput)) as Promise<
            readonly unknown[]
          >,
      )
    const call = async (...inputs: readonly Input[]) => {
      const [first = [], ...others] = groupInputs(
        inputs.map((input) => copyInput(withOwnAccount(wallet, input))),
      )
      let outputs = await ask(first)
      for (const group of others) outputs = [...outputs, ...(await ask(group))]
      return outputs
    }
    return [[name, { ...(feature as object), [method]: call }] as const]
  })
  return Object.fromEntries(guarded) as Wallet['features']
}

function isHeld(name: string): name is keyof typeof heldFeatures {
  return Object.hasOwn(heldFeatures, name)
}

/** The wallet's own object: that of a page could have another address each time that it is read. */
function withOwnAccount(wallet: Wallet, { account, ...values }: Input): Input {
  return account ? { ...values, account: getStandardAccount(wallet, account.address) } : values
}

/** Bytes are copied, and so are options. */
function copyInput({ account, ...values }: Input): Input {
  return { account, ...structuredClone(values) }
}

/** The visitor is shown one account and one network at a time. */
function groupInputs(inputs: readonly Input[]): readonly (readonly Input[])[] {
  const groups: Input[][] = []
  for (const input of inputs) {
    const group = groups.at(-1) ?? []
    const [first] = group
    const isSame = first?.account?.address === input.account?.address && first?.chain === input.chain
    if (first && isSame) group.push(input)
    else groups.push([input])
  }
  return groups
}
