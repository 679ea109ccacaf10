import type { CaipAddress } from '../../chains/networks/Caip.ts'
import type { SIWXSession } from './SIWXConfig.ts'

/**
 * A new session, with the server's report about it: the message ends earlier than the session that was created with it.
 * Unchanged for plug-ins that report nothing.
 */
export function asReported(signed: SIWXSession, reported: unknown): SIWXSession {
  if (!isRecord(reported) || !isRecord(reported.data)) return signed
  const { expirationTime: _, ...data } = signed.data
  const { expirationTime } = reported.data
  const accounts = readAccounts(reported.accounts)
  return {
    ...signed,
    data: { ...data, ...(typeof expirationTime === 'string' && { expirationTime }) },
    ...(accounts && { accounts }),
  }
}

function readAccounts(value: unknown): readonly CaipAddress[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter((account): account is CaipAddress => typeof account === 'string')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
