/** Session of a paired wallet: the part of WalletConnect's session that host apps read. Not to be trusted. */
interface UniversalProviderSession {
  readonly topic: string
  /** In seconds since 1970. */
  readonly expiry: number
  /** By CAIP-2 namespace; `accounts` are CAIP-10 ids. */
  readonly namespaces: Readonly<
    Record<
      string,
      {
        readonly accounts: readonly string[]
        readonly chains?: readonly string[] | undefined
        readonly methods: readonly string[]
        readonly events: readonly string[]
      }
    >
  >
  readonly peer: {
    readonly metadata: {
      readonly name: string
      readonly description: string
      readonly url: string
      readonly icons: readonly string[]
    }
  }
}

/**
 * The part of WalletConnect's `UniversalProvider` that the kit and host apps share. An instance of
 * `@walletconnect/universal-provider` fits; its own type has all the rest.
 */
export interface UniversalProvider {
  /** The present session, if there is one. */
  readonly session?: UniversalProviderSession | undefined
  /** The sign client. */
  readonly client: object
  on(event: string, listener: (...values: never[]) => void): unknown
  removeListener(event: string, listener: (...values: never[]) => void): unknown
  /** Proposes a session; `display_uri` reports its pairing URI. */
  connect(options: object): Promise<UniversalProviderSession | undefined>
  /** Sends a request of EIP-1193 to the wallet, on a CAIP-2 network. */
  request<Result = unknown>(
    request: { readonly method: string; readonly params?: never },
    chain?: string,
  ): Promise<Result>
  disconnect(): Promise<void>
}
