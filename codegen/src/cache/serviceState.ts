import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Invalidation } from '../model/invalidation.ts'
import type { JsonValue } from '../model/json.ts'
import type { HttpMethod } from '../model/operation.ts'
import type { Paging } from '../model/paging.ts'
import type { HttpService } from '../model/service.ts'
import type { ExportedName } from '../print/printedFile.ts'
import type { Made, Records } from './records.ts'
import type { Segment } from './segments.ts'

/**
 * State of a service after a run, so that the next one need not read its whole contract again when a few schemas have
 * changed.
 */
export interface ServiceState {
  /** The contract's path, as the configuration has it. */
  readonly input: string
  /** Where parts of the contract are in its bytes, in their order. */
  readonly segments: readonly Segment[]
  /** The contract without them. */
  readonly skeleton: JsonValue
  /** The service without the data of the other fields. */
  readonly facts: Omit<HttpService, 'models' | 'operations' | 'incoming'>
  /** In the order of the service. */
  readonly models: readonly ModelState[]
  readonly operations: readonly OperationState[]
  readonly files: Records<SourceFileState>
  readonly pages: Records<PageState>
  /** Models whose schemas were read before any file was made: when one changes, everything is regenerated. */
  readonly foundations: readonly number[]
  readonly diagnostics: readonly PlacedDiagnostic[]
}

export interface ModelState {
  readonly file: string
  readonly pointer: string
  readonly name: string
  readonly camelName: string
  readonly wireName: string
  readonly recursive: boolean
  readonly directional: boolean
  readonly links: ModelLinks
}

/** What a model's schema contributes to facts about other models. */
export interface ModelLinks {
  /** Models it refers to. */
  readonly references: readonly number[]
  /** Those of them that it is itself (a reference or alternative), instead of containing them. */
  readonly direct: readonly number[]
  /** Those of them that it includes by `allOf`, beside others. */
  readonly includes: readonly number[]
  /** Whether it marks something as read-only or write-only itself. */
  readonly hasDirection: boolean
  /** Whether it is read-only or write-only itself. */
  readonly direction: readonly boolean[]
}

export interface OperationState {
  readonly id: string
  readonly name: string
  readonly pascalName: string
  readonly group: string
  readonly method: HttpMethod
  readonly path: string
  readonly paging?: Paging | undefined
  /** Models that paging was read from. */
  readonly pagingFrom: readonly number[]
  readonly invalidates?: readonly Invalidation[] | undefined
}

/** Its path is inside the service's folder, without extension. */
export interface SourceFileState extends Made {
  readonly exports: readonly ExportedName[]
  readonly runtime: readonly string[]
  readonly siblings: readonly string[]
}

/** Its path is below the output folder. */
export interface PageState extends Made {
  readonly sections: readonly {
    /** Its length in the page. */
    readonly length: number
    readonly madeFrom: readonly number[]
  }[]
}

/** A warning, with its position relative to the segment that it is in or after, so that it can move with it. */
export interface PlacedDiagnostic {
  readonly diagnostic: Omit<Diagnostic, 'place' | 'range'>
  readonly file: string
  readonly pointer: string
  /** What the offsets count from; absent: the start of the document. */
  readonly base?: { readonly segment: string; readonly from: 'start' | 'end' }
  readonly start: number
  readonly end: number
}
