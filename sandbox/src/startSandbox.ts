import { mountAnalytics } from './analytics/mountAnalytics.ts'
import { createAuth } from './auth/createAuth.ts'
import { authBasePath, mountAuth } from './auth/mountAuth.ts'
import type { Chain } from './chains/Chain.ts'
import { createDevAccounts } from './chains/createDevAccounts.ts'
import { mountRpc } from './chains/mountRpc.ts'
import { sandboxChains } from './chains/sandboxChains.ts'
import { startChain } from './chains/startChain.ts'
import { startWatchdog } from './chains/startWatchdog.ts'
import { collectiblesPath } from './collectibles/collections.ts'
import { mountCollectibles } from './collectibles/mountCollectibles.ts'
import { createApp } from './createApp.ts'
import { createDataService } from './dataService/createDataService.ts'
import { mountAvatars } from './dataService/mountAvatars.ts'
import { mountDataService } from './dataService/mountDataService.ts'
import { createFaults } from './faults/createFaults.ts'
import { listen } from './http/listen.ts'
import { routeUpgrade } from './http/routeUpgrade.ts'
import { mountNftService } from './nftService/mountNftService.ts'
import { mountCheckout } from './onramp/mountCheckout.ts'
import { mountRelay } from './relay/mountRelay.ts'
import { createRequestLog } from './requests/createRequestLog.ts'
import { createSecureFrame } from './secureFrame/createSecureFrame.ts'
import { createSmartAccountServices } from './smartAccounts/createSmartAccountServices.ts'
import { createSolanaAccounts } from './solana/createSolanaAccounts.ts'
import { mountSolanaRpc } from './solana/mountSolanaRpc.ts'
import { type SolanaChain, startSolanaChain } from './solana/startSolanaChain.ts'
import { mountTestWallets } from './testWallets/mountTestWallets.ts'
import { mountVerify } from './verify/mountVerify.ts'
import type { World } from './World.ts'
import { mountWalletDirectory } from './walletDirectory/mountWalletDirectory.ts'
import { mountWalletPage } from './walletPage/mountWalletPage.ts'

export interface StartSandboxOptions {
  /** Port on 127.0.0.1; 0 chooses a free one. Default: 4610. */
  readonly port?: number
  /** Determines wallets, balances and prices. Default: `wallet-kit`. */
  readonly seed?: string
  /**
   * Origins of pages that sign in at this sandbox and embed its secure frame, e.g. `http://localhost:3000`, besides its
   * own and those of the playground and of Vite's default ports.
   */
  readonly origins?: readonly string[]
  /** Folder of the sign-in database, which survives restarts. Default: in memory. */
  readonly dataDirectory?: string
  /** File of `@pimlico/alto`'s command, which then bundles in place of the sandbox's own. */
  readonly altoProgram?: string
  /** Receives internal failures, one line each. Default: standard error. */
  readonly log?: (line: string) => void
}

/** A running sandbox. */
export interface Sandbox {
  /** E.g. `http://127.0.0.1:4610`. */
  readonly origin: string
  /** Stops everything; resolves when every process has exited and every port is free. Idempotent. */
  stop(): Promise<void>
}

export const defaultPort = 4_610
export const defaultSeed = 'wallet-kit'
/** Pages that use the sandbox: the playground, Vite's development server and its preview. */
const defaultPagePorts = ['4600', '5173', '4173']

/**
 * Starts every service on one port of 127.0.0.1, the Solana chain included, and the EVM chains on ports of their own.
 * `GET {origin}/__sandbox` lists the endpoints.
 *
 * @throws SandboxError `PORT_TAKEN`, `PORT_NOT_ALLOWED`, `ANVIL_MISSING`, `CHAIN_FAILED`, `LITESVM_MISSING`,
 *   `DATA_DIRECTORY_UNUSABLE`; everything that was started is stopped first.
 *
 * @example
 * const sandbox = await startSandbox({ port: 0 })
 * const description = await (await fetch(`${sandbox.origin}/__sandbox`)).json()
 * await sandbox.stop()
 */
export async function startSandbox(options: StartSandboxOptions = {}): Promise<Sandbox> {
  const {
    port = defaultPort,
    seed = defaultSeed,
    origins = [],
    dataDirectory,
    altoProgram,
    log = console.error,
  } = options
  const cleanUps: (() => unknown)[] = []
  const stopping = new AbortController()
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= (async () => {
      stopping.abort()
      // Stops in the order of starting: no more requests before the services behind them stop.
      for (const cleanUp of cleanUps) await cleanUp()
    })()
    return stopped
  }
  try {
    // The port first: the rest depends on it, and a port in use should fail immediately.
    const server = await listen(port)
    cleanUps.push(() => server.close())
    const accounts = createDevAccounts()
    const solanaAccounts = createSolanaAccounts()
    const metadataUrl = (slug: string) => `${server.origin}${collectiblesPath}/${slug}`
    const [chains, solana] = await startAll([
      startChains({ accounts, seed, metadataUrl, cleanUps }),
      startSolana({ accounts: solanaAccounts, seed, metadataUrl, cleanUps }),
    ] as const)
    const dataService = createDataService({ chains, solana, accounts, seed })
    cleanUps.push(() => dataService.close())
    const { origin } = server
    const pageOrigins = [
      ...localOrigins(new URL(origin).port),
      ...defaultPagePorts.flatMap(localOrigins),
      ...origins,
    ]
    const auth = createAuth({
      origins: pageOrigins,
      chains,
      basePath: authBasePath,
      dataDirectory,
      nameOf: (address) => dataService.identities.find(address)?.name,
      log,
    })
    cleanUps.push(() => auth.close())
    const faults = createFaults()
    const requestLog = createRequestLog()
    const relay = mountRelay({ faults, requestLog, log })
    cleanUps.push(() => relay.stop())
    const secureFrame = await createSecureFrame({
      origin,
      origins: pageOrigins,
      chains,
      accounts,
      solana,
      smartSessions: dataService.smartSessions,
      log,
    })
    cleanUps.push(() => secureFrame.stop())
    const altoWatchdog = altoProgram === undefined ? undefined : startWatchdog()
    const alto = altoWatchdog && altoProgram ? { program: altoProgram, watchdog: altoWatchdog } : undefined
    const smartAccounts = createSmartAccountServices({ chains, alto, log })
    cleanUps.push(async () => {
      await smartAccounts.stop()
      altoWatchdog?.stop()
    })
    const world: World = {
      origin,
      seed,
      chains,
      accounts,
      solana,
      solanaAccounts,
      dataService,
      auth,
      relay,
      secureFrame,
      smartAccounts,
      faults,
      requestLog,
      mounts: [
        mountWalletDirectory(seed),
        mountAnalytics(),
        mountDataService({ dataService, origin }),
        mountCheckout({ purchases: dataService.purchases, seed }),
        mountNftService({ dataService, origin }),
        mountAuth(auth),
        ...chains.map((chain) => mountRpc(chain)),
        ...smartAccounts.mounts,
        mountSolanaRpc({ chain: solana, faults, requestLog, log }),
        mountCollectibles(origin),
        mountAvatars(dataService.identities),
        mountTestWallets({ origin, chains, accounts, solanaAccounts }),
        relay,
        mountVerify(),
        mountWalletPage({ chains, accounts, solanaAccounts }),
        ...secureFrame.mounts,
      ],
    }
    server.acceptUpgrades(routeUpgrade(world.mounts))
    server.handleRequests(createApp({ world, stopping: stopping.signal, log }).fetch)
    return { origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function localOrigins(port: string): readonly string[] {
  return [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
}

interface StartChainsParameters {
  readonly accounts: ReturnType<typeof createDevAccounts>
  readonly seed: string
  readonly metadataUrl: (slug: string) => string
  readonly cleanUps: (() => unknown)[]
}

async function startChains({
  accounts,
  seed,
  metadataUrl,
  cleanUps,
}: StartChainsParameters): Promise<readonly Chain[]> {
  const watchdog = startWatchdog()
  try {
    return await startAll(
      sandboxChains.map(async (definition) => {
        const chain = await startChain({ definition, accounts, seed, watchdog, metadataUrl })
        cleanUps.push(() => chain.stop())
        return chain
      }),
    )
  } finally {
    cleanUps.push(() => watchdog.stop())
  }
}

interface StartSolanaParameters {
  readonly accounts: ReturnType<typeof createSolanaAccounts>
  readonly seed: string
  readonly metadataUrl: (slug: string) => string
  readonly cleanUps: (() => unknown)[]
}

async function startSolana({
  accounts,
  seed,
  metadataUrl,
  cleanUps,
}: StartSolanaParameters): Promise<SolanaChain> {
  const chain = await startSolanaChain({ accounts, seed, metadataUrl })
  cleanUps.push(() => chain.stop())
  return chain
}

/** Waits for all, even when one fails, so that everything that started can be stopped. */
async function startAll<Started extends readonly Promise<unknown>[]>(
  starting: Started,
): Promise<{ [Index in keyof Started]: Awaited<Started[Index]> }> {
  await Promise.allSettled(starting)
  return Promise.all(starting) as Promise<{ [Index in keyof Started]: Awaited<Started[Index]> }>
}
