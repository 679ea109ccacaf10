import { createSignInServer } from '@wallet-kit/server'
import { createAuthJsHandler } from '@wallet-kit/server/authjs'
import type { SqliteStore } from '@wallet-kit/server/sqlite'
import type { Chain } from '../chains/Chain.ts'
import { solanaDefinition } from '../solana/solanaDefinition.ts'
import { openAuthStore } from './openAuthStore.ts'
import { readSecret } from './readSecret.ts'

/** The auth server: Auth.js on the product's own sign-in server. */
export interface AuthServer {
  readonly store: SqliteStore
  handle(request: Request): Promise<Response>
  close(): Promise<void>
}

export interface CreateAuthParameters {
  /**
   * Origins of the pages that sign in here, e.g. `https://app.example`. Only messages that are signed for one of
   * them, and sent by a page of the same one, are accepted.
   */
  readonly origins: readonly string[]
  readonly chains: readonly Chain[]
  readonly basePath: string
  readonly dataDirectory: string | undefined
  nameOf(address: string): string | undefined
  readonly log: (line: string) => void
}

/**
 * Opens the database and sets up Auth.js on it.
 *
 * @throws SandboxError `DATA_DIRECTORY_UNUSABLE`
 */
export function createAuth(parameters: CreateAuthParameters): AuthServer {
  const { origins, chains, basePath, dataDirectory, nameOf, log } = parameters
  const store = openAuthStore(dataDirectory)
  const server = createSignInServer({
    origins,
    secret: readSecret(dataDirectory),
    networks: [
      ...chains.map(({ caipNetworkId, directRpcUrl }) => ({ id: caipNetworkId, rpcUrl: directRpcUrl })),
      { id: solanaDefinition.caipNetworkId },
    ],
    store,
    basePath,
    // Test runs sign in more often than visitors do.
    rateLimit: false,
    nameOf: (account) => nameOf(account.split(':')[2] ?? ''),
    onError: (error) => log(`auth: ${error instanceof Error ? error.message : String(error)}`),
  })
  return { store, handle: createAuthJsHandler({ server }), close: () => server.close() }
}
