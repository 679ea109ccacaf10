/**
 * The part of WalletConnect's `UniversalProvider` that the kit and host apps share. An instance of
 * `@walletconnect/universal-provider` fits; its own type has all the rest.
 */
export interface UniversalProvider {
  /** The present session, if there is one. */
  readonly session?: object | undefined
  /** The sign client. */
  readonly client: object
  on(event: string, listener: (...values: never[]) => void): unknown
  removeListener(event: string, listener: (...values: never[]) => void): unknown
  /** Proposes a session; `display_uri` reports its pairing URI. */
  connect(options: object): Promise<object | undefined>
  /** Sends a request of EIP-1193 to the wallet, on a CAIP-2 network. */
  request<Result = unknown>(
    request: { readonly method: string; readonly params?: never },
    chain?: string,
  ): Promise<Result>
  disconnect(): Promise<void>
}
