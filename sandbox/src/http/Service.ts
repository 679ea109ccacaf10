/** One of the sandbox's HTTP services, as faults and recorded requests name it. */
export interface Service {
  /** E.g. `walletDirectory` or `rpc:1`. */
  readonly id: string
  /** Names of its operations; undefined for chains, which have every JSON-RPC method. */
  readonly operations: readonly string[] | undefined
  /** Which operations a request asks for; more than one in a JSON-RPC batch, none when it asks for nothing known. */
  operationsOf(request: IncomingRequest): readonly string[]
  /** The body of an error reply in the service's own words. */
  errorBody(status: number): { readonly contentType: string; readonly body: string }
}

/** What a service needs to see of a request to tell which operation it asks for. */
export interface IncomingRequest {
  readonly method: string
  /** Path below the service's base. */
  readonly path: string
  readonly body: string
}
