import type { FaultMode } from './Fault.ts'

/** Each mode with its own fields, as the control API explains them. */
export const faultModes: Readonly<Record<FaultMode, string>> = {
  down: 'breaks the connection without a reply',
  never: 'never replies; the connection stays open until the caller gives up',
  slow: 'replies after delayMs milliseconds (default 3000, 0 to 600000)',
  html: 'replies with a web page, with status (default 200)',
  malformed: 'replies 200 with body (default: JSON that breaks off) as application/json',
  status:
    'replies with status (default 503, 400 to 599), retryAfterSeconds as Retry-After, and body if given',
}

/** Fields that every mode takes. */
export const faultScope = {
  operation: 'only this operation of the service, for a chain a JSON-RPC method',
  times: 'how many requests it hits before it is gone; without it, all',
} as const
