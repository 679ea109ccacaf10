/** One of the sandbox's HTTP services, as faults and the request log identify it. */
export interface Service {
  /** E.g. `walletDirectory` or `rpc:1`. */
  readonly id: string
  /** Names of its operations; undefined for chains, whose operations are all JSON-RPC methods. */
  readonly operations: readonly string[] | undefined
  /** Ways in which it misbehaves on request, with what they do. Default: none. */
  readonly behaviours?: Readonly<Record<string, string>>
  /** The operations that a request calls: several for a JSON-RPC batch, none when unknown. */
  operationsOf(request: IncomingRequest): readonly string[]
  /** The body of an error reply in the service's own format. */
  errorBody(status: number): { readonly contentType: string; readonly body: string }
}

/** The parts of a request that identify its operation. */
export interface IncomingRequest {
  readonly method: string
  /** Path below the service's base. */
  readonly path: string
  readonly body: string
}
