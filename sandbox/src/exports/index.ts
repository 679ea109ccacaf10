export type { Fault, FaultMode } from '../faults/Fault.ts'
export type { ReceivedMail } from '../mail/Mail.ts'
export type { LoggedRequest } from '../requests/createRequestLog.ts'
export type {
  AccountDescription,
  EvmChainDescription,
  SandboxDescription,
  SolanaChainDescription,
} from '../SandboxDescription.ts'
export { SandboxError, type SandboxErrorCode } from '../SandboxError.ts'
export { type Sandbox, type StartSandboxOptions, startSandbox } from '../startSandbox.ts'
