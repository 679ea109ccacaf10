import type { Eip1193Provider, RequestArguments } from '../Eip1193Provider.ts'

/** A JSON-RPC request of the methods that came before `request`. */
interface LegacyRequest extends RequestArguments {
  readonly id?: unknown
}

type Reply = { readonly id: unknown; readonly jsonrpc: '2.0' } & (
  | { readonly result: unknown }
  | { readonly error: unknown }
)
type Callback = (error: unknown, reply?: Reply | readonly Reply[]) => void
type Request = (args: RequestArguments) => Promise<unknown>

/** Methods of wallets from before EIP-1193. https://docs.metamask.io/wallet/reference/provider-api */
export interface LegacyMethods {
  enable?(): Promise<unknown>
  send?(request: string | LegacyRequest | readonly LegacyRequest[], rest?: unknown): unknown
  sendAsync?(request: LegacyRequest | readonly LegacyRequest[], callback: Callback): void
}

/** Legacy methods of the provider, rebuilt over its `request`, so that none goes around it. */
export function createLegacyMethods(
  provider: Eip1193Provider & LegacyMethods,
  request: Request,
): LegacyMethods {
  const toReply = (id: unknown, result: unknown): Reply => ({ id, jsonrpc: '2.0', result })
  /** One of several, as web3.js 1 batches them: its failure is its reply. */
  const answer = ({ id, method, params }: LegacyRequest): Promise<Reply> =>
    request({ method, params }).then(
      (result) => toReply(id, result),
      (error: unknown) => ({ id, jsonrpc: '2.0', error }),
    )
  const sendAsync = (given: LegacyRequest | readonly LegacyRequest[], callback: Callback) => {
    if (isBatch(given)) {
      Promise.all(given.map(answer)).then((replies) => callback(null, replies))
      return
    }
    const { id, method, params } = given
    request({ method, params }).then((result) => callback(null, toReply(id, result)), callback)
  }
  const { enable, send, sendAsync: present } = provider
  return {
    ...(enable && { enable: () => request({ method: 'eth_requestAccounts' }) }),
    ...(present && { sendAsync }),
    ...(send && {
      send(given: string | LegacyRequest | readonly LegacyRequest[], rest?: unknown) {
        if (typeof given === 'string')
          return request({ method: given, params: rest as RequestArguments['params'] }).then((result) =>
            toReply(undefined, result),
          )
        if (typeof rest === 'function') return sendAsync(given, rest as Callback)
        if (isBatch(given)) return Promise.all(given.map(answer))
        return request({ method: given.method, params: given.params })
      },
    }),
  }
}

function isBatch(given: LegacyRequest | readonly LegacyRequest[]): given is readonly LegacyRequest[] {
  return Array.isArray(given)
}
