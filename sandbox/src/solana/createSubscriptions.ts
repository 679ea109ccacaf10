import type { Address, Signature } from '@solana/kit'
import type { Ledger, LedgerListener } from './createLedger.ts'
import { encodeAccount, type RuntimeAccount } from './encodeAccount.ts'
import { accountInfo } from './methods/accountMethods.ts'
import { slotInfo } from './methods/clusterMethods.ts'
import { withContext } from './methods/SolanaMethod.ts'
import { readAddress, readConfig, readSignature } from './readParams.ts'
import { systemProgramAddress } from './seedLedger.ts'

/** Answers the subscription methods of one connection. */
export interface SubscriptionConnection {
  readonly methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>>
  /** Ends all of its subscriptions. */
  close(): void
}

/** The subscriptions of all connections. */
export interface Subscriptions extends LedgerListener {
  /** @param notify Sends a JSON-RPC notification. */
  connect(notify: (notification: object) => void): SubscriptionConnection
  /** Notifies account subscriptions after a reset. */
  onReset(): void
  count(): number
}

type Config = Readonly<Record<string, unknown>>

type Subscription = { readonly id: number; readonly notify: (notification: object) => void } & (
  | { readonly kind: 'slot' }
  | { readonly kind: 'signature'; readonly signature: Signature }
  | { readonly kind: 'account'; readonly address: Address; readonly config: Config }
)

type NewSubscription = Subscription extends infer Each
  ? Each extends Subscription
    ? Omit<Each, 'id' | 'notify'>
    : never
  : never

export function createSubscriptions(readLedger: () => Ledger): Subscriptions {
  const all = new Map<number, Subscription>()
  let lastId = 0

  /** Deferred, so that the response to a call is sent before notifications caused by it. */
  function notify({ id, kind, notify }: Subscription, result: unknown): void {
    setImmediate(() => {
      notify({ jsonrpc: '2.0', method: `${kind}Notification`, params: { result, subscription: id } })
    })
  }

  /** A signature subscription ends with its first notification. */
  function notifySignature(subscription: Extract<Subscription, { kind: 'signature' }>): void {
    const ledger = readLedger()
    const found = ledger.transactions.get(subscription.signature)
    if (!found || !all.delete(subscription.id)) return
    notify(subscription, withContext(ledger, { err: found.error }))
  }

  function notifyAccount(subscription: Extract<Subscription, { kind: 'account' }>): void {
    const { address, config } = subscription
    const ledger = readLedger()
    const account = accountInfo(ledger, address, config) ?? encodeAccount(ledger.svm, noAccount, config)
    notify(subscription, withContext(ledger, account))
  }

  return {
    connect(send) {
      const own = new Set<number>()
      const add = (subscription: NewSubscription): Subscription => {
        lastId += 1
        const added = { ...subscription, id: lastId, notify: send } as Subscription
        all.set(lastId, added)
        own.add(lastId)
        return added
      }
      const remove = ([id]: readonly unknown[]) => own.delete(id as number) && all.delete(id as number)
      return {
        methods: {
          slotSubscribe: () => add({ kind: 'slot' }).id,
          signatureSubscribe([signature]) {
            const added = add({ kind: 'signature', signature: readSignature(signature) })
            if (added.kind === 'signature') notifySignature(added)
            return added.id
          },
          accountSubscribe: ([address, config]) =>
            add({ kind: 'account', address: readAddress(address), config: readConfig(config) }).id,
          slotUnsubscribe: remove,
          signatureUnsubscribe: remove,
          accountUnsubscribe: remove,
        },
        close() {
          for (const id of own) all.delete(id)
        },
      }
    },
    onSlot(slot) {
      for (const subscription of all.values()) {
        if (subscription.kind === 'slot') notify(subscription, slotInfo(slot))
      }
    },
    onTransaction(signature, accounts) {
      for (const subscription of [...all.values()]) {
        if (subscription.kind === 'signature' && subscription.signature === signature) {
          notifySignature(subscription)
        }
        if (subscription.kind === 'account' && accounts.includes(subscription.address)) {
          notifyAccount(subscription)
        }
      }
    },
    onReset() {
      for (const subscription of all.values()) {
        if (subscription.kind === 'account') notifyAccount(subscription)
      }
    },
    count: () => all.size,
  }
}

/** An account that does not exist, as a node represents it in a notification. */
const noAccount: RuntimeAccount = {
  programAddress: systemProgramAddress,
  data: new Uint8Array(),
  executable: false,
  lamports: 0n,
}
