import type { FaultMode } from '../faults/Fault.ts'

/** A request that arrived at a service. */
export interface SeenRequest {
  /** Counts up from 1. */
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  readonly service: string
  readonly operations: readonly string[]
  readonly method: string
  /** Path as the caller wrote it, without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Empty for none; cut off after 10,000 characters. */
  readonly body: string
  /** Where the caller's page is from, if it said so. */
  readonly origin: string | null
  /** Null while there was no reply. */
  readonly status: number | null
  readonly fault: FaultMode | null
}

/** Notes what became of a request. */
export type NoteReply = (status: number) => void

export interface RequestLog {
  /** Oldest first. */
  list(): readonly SeenRequest[]
  add(request: Omit<SeenRequest, 'id' | 'at' | 'status'>): NoteReply
  clear(): void
}

const keptRequests = 2_000
const keptCharacters = 10_000

/** Remembers what arrived, the newest 2,000. */
export function createRequestLog(): RequestLog {
  let seen: SeenRequest[] = []
  let count = 0
  return {
    list: () => seen,
    add(request) {
      count += 1
      const id = count
      const body = request.body.slice(0, keptCharacters)
      const entry: SeenRequest = { id, at: new Date().toISOString(), ...request, body, status: null }
      seen = [...seen.slice(1 - keptRequests), entry]
      return (status) => {
        seen = seen.map((candidate) => (candidate.id === id ? { ...candidate, status } : candidate))
      }
    },
    clear() {
      seen = []
    },
  }
}
