import type { FaultMode } from '../faults/Fault.ts'

/** A request that a service received. */
export interface LoggedRequest {
  /** Consecutive, from 1. */
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  readonly service: string
  readonly operations: readonly string[]
  readonly method: string
  /** Path as sent, without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Empty if there is none; truncated to 10,000 characters. */
  readonly body: string
  /** The `Origin` header. */
  readonly origin: string | null
  /** Null until there is a reply. */
  readonly status: number | null
  readonly fault: FaultMode | null
}

/** Records the outcome of a request. */
export type NoteReply = (status: number) => void

export interface RequestLog {
  /** Oldest first. */
  list(): readonly LoggedRequest[]
  add(request: Omit<LoggedRequest, 'id' | 'at' | 'status'>): NoteReply
  clear(): void
}

const keptRequests = 2_000
const keptCharacters = 10_000

/** Keeps the newest 2,000 requests. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = []
  let count = 0
  return {
    list: () => entries,
    add(request) {
      count += 1
      const id = count
      const body = request.body.slice(0, keptCharacters)
      const entry: LoggedRequest = { id, at: new Date().toISOString(), ...request, body, status: null }
      entries = [...entries.slice(1 - keptRequests), entry]
      return (status) => {
        entries = entries.map((candidate) => (candidate.id === id ? { ...candidate, status } : candidate))
      }
    },
    clear() {
      entries = []
    },
  }
}
