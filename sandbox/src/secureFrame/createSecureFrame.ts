import { randomBytes } from 'node:crypto'
import type { Chain } from '../chains/Chain.ts'
import type { DevAccount } from '../chains/createDevAccounts.ts'
import { createEthereumConnector } from '../farcaster/createEthereumConnector.ts'
import { createFarcasterAccount } from '../farcaster/farcasterAccount.ts'
import { farcasterPath, mountFarcaster } from '../farcaster/mountFarcaster.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { identityPath, mountIdentityProvider } from '../identityProvider/mountIdentityProvider.ts'
import { createMail, type Mail } from '../mail/createMail.ts'
import { mountMailPage } from '../mail/mountMailPage.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import { createCodeMail } from './email/createCodeMail.ts'
import { createCodes } from './email/createCodes.ts'
import { createDevices } from './email/createDevices.ts'
import { isSpecialAddress } from './email/specialAddresses.ts'
import type { FrameState } from './FrameState.ts'
import { createFarcasterLogins } from './farcaster/createFarcasterLogins.ts'
import { mountSecureFrame } from './mountSecureFrame.ts'
import { createCallBundles } from './rpc/createCallBundles.ts'
import { createKeptOperations } from './rpc/createKeptOperations.ts'
import { createFrameSessions } from './session/createFrameSessions.ts'
import { createFrameCookies } from './session/frameCookies.ts'
import { createSocialLogins } from './social/createSocialLogins.ts'
import { redirectUriOf } from './social/exchangeCode.ts'
import { createFrameUsers } from './users/createFrameUsers.ts'
import { deriveKeys, type UserKeys } from './users/deriveKeys.ts'

export interface CreateSecureFrameParameters {
  readonly origin: string
  /** Pages that may embed the frame. */
  readonly origins: readonly string[]
  readonly seed: string
  readonly chains: readonly Chain[]
  readonly accounts: readonly DevAccount[]
  readonly solana: SolanaChain
  readonly log: (line: string) => void
}

/** The secure frame with its dependencies: mail, the identity provider and Farcaster. */
export interface SecureFrame {
  readonly mail: Mail
  readonly mounts: readonly ServiceMount[]
  /** Ends all sessions of the frame, as if they had expired. */
  endSessions(): void
  /** Forgets users, logins and mails. */
  reset(): void
  stop(): Promise<void>
}

export function createSecureFrame(parameters: CreateSecureFrameParameters): SecureFrame {
  const { origin, origins, seed, chains, accounts, solana, log } = parameters
  const [chain] = chains
  if (!chain) throw new TypeError('There are no EVM chains')
  const clientSecret = randomBytes(24).toString('base64url')
  const account = createFarcasterAccount(accounts)
  const mail = createMail({ refuses: (address) => isSpecialAddress(address, 'mail-fails') })
  const codes = createCodes()
  const keys = new Map<string, Promise<UserKeys>>()
  const { port } = new URL(origin)
  const state: FrameState = {
    origin,
    origins,
    chains,
    solana,
    sessions: createFrameSessions(),
    cookies: createFrameCookies(port),
    users: createFrameUsers(),
    codes,
    codeMail: createCodeMail({ mail, codes }),
    devices: createDevices(),
    socialLogins: createSocialLogins(),
    farcasterLogins: createFarcasterLogins({
      relay: `${origin}${farcasterPath}`,
      ethereum: createEthereumConnector(account, chain),
    }),
    bundles: createCallBundles(),
    keptOperations: createKeptOperations(),
    keysOf(userId) {
      const known = keys.get(userId) ?? deriveKeys(seed, userId)
      keys.set(userId, known)
      return known
    },
    log,
  }
  const identityProvider = mountIdentityProvider({
    issuer: `${origin}${identityPath}`,
    clientSecret,
    redirectUris: [origin, `http://localhost:${port}`].map(redirectUriOf),
    formTargets: origins,
  })
  const farcaster = mountFarcaster({ origin, account, chain })
  const parts = [
    state.sessions,
    state.users,
    codes,
    state.codeMail,
    state.devices,
    state.socialLogins,
    state.farcasterLogins,
    state.bundles,
    state.keptOperations,
    mail.mailbox,
  ]
  return {
    mail,
    mounts: [
      mountSecureFrame({ state, clientSecret }),
      mountMailPage(mail.mailbox),
      identityProvider,
      farcaster,
    ],
    endSessions: () => state.sessions.clear(),
    reset() {
      for (const part of parts) part.clear()
      farcaster.reset()
    },
    async stop() {
      state.sessions.clear()
      await Promise.all([mail.close(), identityProvider.stop()])
    },
  }
}
