import UniversalProvider from '@walletconnect/universal-provider'

export interface PairingAppOptions {
  readonly relayUrl: string
  /** Base of the Verify service with its version, `…/verify/v3`. */
  readonly verifyUrl: string
}

type Provider = Awaited<ReturnType<typeof UniversalProvider.init>>
type ConnectParameters = Parameters<Provider['connect']>[0]
type SignInParameters = Parameters<Provider['authenticate']>[0]
type SignInResult = Awaited<ReturnType<Provider['authenticate']>>
type FormatParameters = Parameters<Provider['client']['formatAuthMessage']>[0]
type Session = NonNullable<Provider['session']>

export type Cacao = NonNullable<SignInResult['auths']>[number]

/** The app's side of a pairing, controlled by tests. */
export interface PairingApp {
  /** Proposes a session; resolves with the pairing code. */
  propose(parameters: ConnectParameters): Promise<string>
  /** Resolves when the wallet has answered the proposal; with the error code if it was rejected. */
  answer(): Promise<Session | number>
  /** Resolves with the result, or with the error's code and message. */
  request(method: string, params: unknown, chain: string): Promise<unknown>
  /** Requests a sign-in and a session by `wc_sessionAuthenticate`; resolves with the pairing code. */
  signIn(parameters: SignInParameters): Promise<string>
  signedIn(): Promise<readonly Cacao[]>
  /** The signed message of a CACAO. */
  signInMessage(cacao: Cacao): string
  disconnect(): Promise<void>
  session(): Session | undefined
  /** Session events received from the wallet. */
  readonly events: readonly (readonly [string, unknown])[]
}

declare global {
  interface Window {
    startPairingApp(options: PairingAppOptions): Promise<void>
    pairingApp: PairingApp
  }
}

window.startPairingApp = async ({ relayUrl, verifyUrl }) => {
  const provider = await UniversalProvider.init({
    projectId: 'e2e',
    relayUrl,
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: 'Test App', description: 'An app', url: location.origin, icons: [] },
  })
  // Not an SDK option. Without it each proposal waits five seconds for a host that is unreachable offline.
  Object.assign(provider.client.core.verify, { verifyUrlV3: verifyUrl })
  const events: [string, unknown][] = []
  for (const name of ['accountsChanged', 'chainChanged', 'session_delete', 'disconnect']) {
    provider.on(name, (value: unknown) => events.push([name, value]))
  }
  let signedIn: Promise<SignInResult> | undefined
  let answered: Promise<Session | number> | undefined
  window.pairingApp = {
    events,
    propose(parameters) {
      const code = new Promise<string>((resolve) => provider.once('display_uri', resolve))
      answered = provider.connect(parameters).then(
        (session) => session ?? -1,
        (error: { readonly code?: number }) => error.code ?? -1,
      )
      return code
    },
    answer: () => answered ?? Promise.resolve(-1),
    request: (method, params, chain) =>
      provider
        .request({ method, params: params as object }, chain)
        .catch(({ code, message }: { readonly code: number; readonly message: string }) => ({
          code,
          message,
        })),
    signIn(parameters) {
      const code = new Promise<string>((resolve) => provider.once('display_uri', resolve))
      signedIn = provider.authenticate(parameters)
      return code
    },
    signedIn: async () => (await signedIn)?.auths ?? [],
    signInMessage: ({ p: payload }) =>
      // The payload of a CACAO has every field of the message.
      provider.client.formatAuthMessage({
        request: payload as FormatParameters['request'],
        iss: payload.iss,
      }),
    disconnect: () => provider.disconnect(),
    session: () => provider.session,
  }
}
