import type { Page } from '@playwright/test'
import type { SandboxControl } from './sandboxControl.ts'

/** A view in one of its states, and how to reach it. */
export interface ViewState {
  readonly name: string
  /** Options merged over the playground's defaults. */
  readonly options?: object
  /** Chain families of the playground. Default: EVM only. */
  readonly namespaces?: readonly string[]
  /** Runs before the page is loaded. */
  prepare?(sandbox: SandboxControl): Promise<void>
  show(page: Page): Promise<void>
}
