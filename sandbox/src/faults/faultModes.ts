import type { FaultMode } from './Fault.ts'

/** Each mode with its fields, as the control API describes them. */
export const faultModes: Readonly<Record<FaultMode, string>> = {
  down: 'breaks the connection without a reply',
  never: 'never replies; the connection stays open until the caller gives up',
  slow: 'replies after delayMs milliseconds (default 3000, 0 to 600000)',
  html: 'replies with an HTML page, with status (default 200)',
  malformed: 'replies 200 with body (default: JSON that breaks off) as application/json',
  status:
    'replies with status (default 503, 400 to 599), retryAfterSeconds as Retry-After, and body if given',
  behave: 'the service itself misbehaves, in the listed way that behaviour names',
}

/** Fields of every mode. */
export const faultScope = {
  operation: 'applies to this operation of the service only; for a chain, a JSON-RPC method',
  times: 'number of requests it applies to; all by default',
} as const
