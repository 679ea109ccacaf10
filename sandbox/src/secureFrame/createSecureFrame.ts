import { randomBytes } from 'node:crypto'
import { createFrameService, createOidcProvider, createSqliteDatabase } from '@wallet-kit/frame'
import { Hono } from 'hono'
import type { Chain } from '../chains/Chain.ts'
import type { DevAccount } from '../chains/createDevAccounts.ts'
import { createEthereumConnector } from '../farcaster/createEthereumConnector.ts'
import { createFarcasterAccount } from '../farcaster/farcasterAccount.ts'
import { farcasterPath, mountFarcaster } from '../farcaster/mountFarcaster.ts'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { identityPath, mountIdentityProvider } from '../identityProvider/mountIdentityProvider.ts'
import { type SocialProvider, scopeOf, socialProviders } from '../identityProvider/socialProviders.ts'
import { createMail, type Mail } from '../mail/createMail.ts'
import { mountMailPage } from '../mail/mountMailPage.ts'
import { bundlerPath } from '../smartAccounts/bundler/mountBundler.ts'
import type { SmartSessions } from '../smartSessions/createSmartSessions.ts'
import { solanaRpcPath } from '../solana/mountSolanaRpc.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import { createFramePage } from './createFramePage.ts'
import { isSpecialAddress } from './email/specialAddresses.ts'
import { framePath, frameService } from './frameService.ts'
import { startFrameKeeper } from './startFrameKeeper.ts'
import { fundAccount } from './users/fundAccount.ts'

export interface CreateSecureFrameParameters {
  readonly origin: string
  /** Pages that may embed the frame. */
  readonly origins: readonly string[]
  readonly chains: readonly Chain[]
  readonly accounts: readonly DevAccount[]
  readonly solana: SolanaChain
  /** Lists the permissions that logins have granted. */
  readonly smartSessions: Pick<SmartSessions, 'keep'>
  readonly log: (line: string) => void
}

/** The secure frame with its dependencies: mail, the identity provider and Farcaster. */
export interface SecureFrame {
  readonly mail: Mail
  /** Origin of the keeper. */
  readonly keeper: string
  readonly mounts: readonly ServiceMount[]
  /** Ends all sessions of the frame, as if they had expired. */
  endSessions(): Promise<void>
  /** Forgets users, logins and mails. */
  reset(): Promise<void>
  stop(): Promise<void>
}

/** Long enough to see the wait. */
const exportWaitMs = 3_000
/** More than a test sends. */
const manyMails = 100_000

/** Runs the frame's own code with the sandbox's chains, mail, networks to log in with, and keys from its seed. */
export async function createSecureFrame(parameters: CreateSecureFrameParameters): Promise<SecureFrame> {
  const { origin, origins, chains, accounts, solana, smartSessions, log } = parameters
  const [chain] = chains
  if (!chain) throw new TypeError('There are no EVM chains')
  const clientSecret = randomBytes(24).toString('base64url')
  const account = createFarcasterAccount(accounts)
  const mail = createMail({ refuses: (address) => isSpecialAddress(address, 'mail-fails') })
  const { port } = new URL(origin)
  const ownOrigins = [origin, `http://localhost:${port}`] as const
  const database = createSqliteDatabase({ file: ':memory:' })
  const issuer = `${origin}${identityPath}`
  const ethereum = createEthereumConnector(account, chain)
  const keeper = await startFrameKeeper({
    pageOrigins: ownOrigins,
    hostOrigins: origins,
    ...{ issuer, ethereum, log },
    sendMail: (message) => mail.send(message),
  })
  const evm = chains.map(({ definition: { chainId, name, nativeCurrency } }) => ({
    chainId,
    name,
    nativeCurrency,
    rpcUrl: `${origin}/rpc/${chainId}`,
    bundlerUrl: `${origin}${bundlerPath}/${chainId}`,
  }))
  const frame = await createFrameService({
    database,
    secrets: [randomBytes(32).toString('base64url')],
    ownOrigins,
    hostOrigins: origins,
    basePath: framePath,
    cookies: { prefix: 'sandbox', suffix: `-${port}` },
    networks: {
      evm,
      solana: {
        caipNetworkId: solana.definition.caipNetworkId,
        rpcUrl: `${origin}${solanaRpcPath}`,
      },
    },
    hooks: {
      accountOpened: (addresses) => fundAccount({ addresses, chains, solana, log }),
      async permissionGranted({ hostOrigin, ...permission }) {
        const { origin: projectUrl, host: projectName } = new URL(hostOrigin)
        smartSessions.keep({ ...permission, projectName, projectUrl })
      },
    },
    sendMail: (message) => mail.send(message),
    policy: {
      codeLifetimeMs: (email) => (isSpecialAddress(email, 'code-expired') ? 0 : undefined),
      exportWaitMs,
      mailsPerNetwork: manyMails,
      mailsOverall: manyMails,
    },
    providers: (Object.keys(socialProviders) as SocialProvider[]).map((id) =>
      createOidcProvider({
        id,
        issuer: `${origin}${identityPath}`,
        clientId: id,
        clientSecret,
        scope: scopeOf(id),
      }),
    ),
    farcaster: {
      relay: `${origin}${farcasterPath}`,
      ethereum,
    },
    page: createFramePage({
      config: {
        origins,
        keeper: keeper.origin,
        chains: evm.map(({ rpcUrl: _, ...chain }) => chain),
      },
      // Paymasters of the sandbox have no TLS.
      connectSources: ['https:', ...ownOrigins, keeper.origin],
    }),
    onError: (error) => log(`frame: ${error instanceof Error ? error.message : String(error)}`),
  })
  const identityProvider = mountIdentityProvider({
    issuer: `${origin}${identityPath}`,
    clientSecret,
    redirectUris: ownOrigins.map((own) => `${own}${framePath}/callback`),
    formTargets: origins,
  })
  const farcaster = mountFarcaster({ origin, account, chain })
  return {
    mail,
    keeper: keeper.origin,
    mounts: [
      {
        service: frameService,
        basePath: framePath,
        routes: new Hono<SandboxEnvironment>().route('/', frame.routes),
        isOpen: false,
      },
      // Of AppKit's frame, at the root of its origin.
      {
        service: frameService,
        basePath: '/dashboard',
        routes: new Hono<SandboxEnvironment>().get('/', (context) =>
          context.redirect(`${framePath}/dashboard`),
        ),
        isOpen: false,
      },
      mountMailPage(mail.mailbox),
      identityProvider,
      farcaster,
    ],
    endSessions: () => frame.endSessions(),
    async reset() {
      await frame.clear()
      await keeper.clear()
      mail.mailbox.clear()
      farcaster.reset()
    },
    async stop() {
      await Promise.all([mail.close(), identityProvider.stop(), keeper.close()])
      await database.close()
    },
  }
}
