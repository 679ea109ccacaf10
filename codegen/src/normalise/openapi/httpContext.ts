import type { Cursor } from '../../load/cursor.ts'
import type { Operation } from '../../model/operation.ts'
import type { Context } from '../context.ts'
import type { OperationDraft } from './operationDraft.ts'

/** State shared by the readers of one OpenAPI document. */
export interface HttpContext extends Context {
  /** Names under `components.securitySchemes`. */
  readonly schemeNames: ReadonlySet<string>
  /** Security of the whole document. */
  readonly security: Cursor | undefined
  /** The same, normalised on first use. */
  documentSecurity?: Operation['security']
  /** `callbacks` found so far, with their operation; they are read after all paths. */
  readonly callbacks: FoundCallbacks[]
}

export interface FoundCallbacks {
  readonly cursor: Cursor
  readonly of: OperationDraft
}
