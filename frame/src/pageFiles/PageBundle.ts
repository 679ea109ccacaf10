import type { FramePageFiles } from '../service/FrameServiceOptions.ts'

export interface PageBundle {
  readonly files: FramePageFiles
  /** Every file that it was made of. */
  readonly sources: readonly string[]
}
