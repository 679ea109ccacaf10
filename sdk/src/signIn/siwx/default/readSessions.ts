import { isCaipNetworkId } from '../../../chains/networks/isCaipNetworkId.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import type { SIWXSession } from '../SIWXConfig.ts'

/** More than anyone's: other code of the page can write there. */
const longestList = 100

const requiredFields = ['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce'] as const
const optionalFields = ['statement', 'requestId', 'issuedAt', 'expirationTime', 'notBefore'] as const

/** The well-formed sessions of a stored list. Whether they are valid is for the verifier to say. */
export function readSessions(stored: string | null): readonly SIWXSession[] {
  const list: unknown = stored === null ? [] : ignoreErrors(() => JSON.parse(stored))
  return Array.isArray(list) ? list.slice(0, longestList).filter(isSession) : []
}

/** Whether a value has the shape of a session. */
export function isSession(value: unknown): value is SIWXSession {
  if (!isRecord(value) || !isRecord(value.data)) return false
  const { data, message, signature } = value
  const { resources } = data
  return (
    typeof message === 'string' &&
    typeof signature === 'string' &&
    requiredFields.every((field) => typeof data[field] === 'string') &&
    isCaipNetworkId(String(data.chainId)) &&
    optionalFields.every((field) => data[field] === undefined || typeof data[field] === 'string') &&
    (resources === undefined ||
      (Array.isArray(resources) && resources.every((one) => typeof one === 'string')))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
