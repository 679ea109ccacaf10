import type { Report } from '../diagnostics/report.ts'

/** Names chosen by the host, instead of those derived from the contract. */
export interface NameOverrides {
  /** `GET /pets` or an `operationId` → name of the function. */
  readonly operations?: Readonly<Record<string, string>> | undefined
  /** Name of a schema in the contract → name of its type. */
  readonly models?: Readonly<Record<string, string>> | undefined
}

/** Parameters of the functions that assign names. */
export interface NamingParameters {
  readonly report: Report
  /** The contract. */
  readonly file: string
  readonly names: NameOverrides
}
