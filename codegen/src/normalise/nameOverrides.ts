import type { Report } from '../diagnostics/report.ts'

/** Names that the host gives instead of those that a contract's own names become. */
export interface NameOverrides {
  /** `GET /pets` or an `operationId` → name of the function. */
  readonly operations?: Readonly<Record<string, string>> | undefined
  /** Name of a schema in the contract → name of its type. */
  readonly models?: Readonly<Record<string, string>> | undefined
}

/** What giving names needs to know beside the things to name. */
export interface NamingParameters {
  readonly report: Report
  /** The contract. */
  readonly file: string
  readonly names: NameOverrides
}
