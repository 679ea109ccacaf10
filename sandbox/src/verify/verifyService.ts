import { matchOperation, type OperationPattern } from '../http/matchOperation.ts'
import type { Service } from '../http/Service.ts'

const operations = {
  getAttestation: 'GET /v3/attestation',
  getPublicKey: 'GET /v3/public-key',
} as const satisfies Readonly<Record<string, OperationPattern>>

/** The Verify service as faults and the request log identify it. */
export const verifyService: Service = {
  id: 'verify',
  operations: Object.keys(operations),
  operationsOf: (request) => matchOperation(operations, request),
  errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
}
