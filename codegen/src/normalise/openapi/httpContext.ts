import type { Cursor } from '../../load/cursor.ts'
import type { Operation } from '../../model/operation.ts'
import type { Context } from '../context.ts'
import type { OperationDraft } from './operationDraft.ts'

/** What the parts of an OpenAPI document share while it is read. */
export interface HttpContext extends Context {
  /** Names under `components.securitySchemes`. */
  readonly schemeNames: ReadonlySet<string>
  /** Security of the whole document. */
  readonly security: Cursor | undefined
  /** The same, once an operation has asked for it. */
  documentSecurity?: Operation['security']
  /** `callbacks` that were met, with the operation that has them; they are read when all paths are. */
  readonly callbacks: FoundCallbacks[]
}

export interface FoundCallbacks {
  readonly cursor: Cursor
  readonly of: OperationDraft
}
