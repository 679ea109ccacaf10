import type { AuthServer } from './auth/createAuth.ts'
import type { Chain } from './chains/Chain.ts'
import type { DevAccount } from './chains/createDevAccounts.ts'
import type { DataService } from './dataService/createDataService.ts'
import type { Faults } from './faults/createFaults.ts'
import type { ServiceMount } from './http/ServiceMount.ts'
import type { MountedRelay } from './relay/mountRelay.ts'
import type { RequestLog } from './requests/createRequestLog.ts'
import type { SecureFrame } from './secureFrame/createSecureFrame.ts'
import type { SmartAccountServices } from './smartAccounts/createSmartAccountServices.ts'
import type { SolanaAccount } from './solana/createSolanaAccounts.ts'
import type { SolanaChain } from './solana/startSolanaChain.ts'

/** The state and services of a running sandbox. */
export interface World {
  readonly origin: string
  readonly seed: string
  readonly chains: readonly Chain[]
  readonly accounts: readonly DevAccount[]
  readonly solana: SolanaChain
  readonly solanaAccounts: readonly SolanaAccount[]
  readonly dataService: DataService
  readonly auth: AuthServer
  readonly relay: MountedRelay
  readonly secureFrame: SecureFrame
  readonly smartAccounts: SmartAccountServices
  readonly faults: Faults
  readonly requestLog: RequestLog
  readonly mounts: readonly ServiceMount[]
}
