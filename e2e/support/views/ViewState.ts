import type { Page } from '@playwright/test'
import { withLogins } from '../pages/logins.ts'
import type { SandboxControl } from '../servers/sandboxControl.ts'
import { payingOptions } from '../wallets/smartAccount.ts'

/** A view in one of its states, and how to reach it. */
export interface ViewState {
  readonly name: string
  /** Options merged over the playground's defaults. */
  readonly options?: object
  /** Whether visitors can log in, through the secure frame of the sandbox. */
  readonly hasLogins?: boolean
  /** Whether the app pays network fees. Without sign-in then. */
  readonly paysFees?: boolean
  /**
   * Whether its page is loaded for it alone: it needs a new one, or leaves something in it. A page asks for a code by
   * e-mail once in 20 seconds, and a wallet that does not answer never will.
   */
  readonly ownLoad?: boolean
  /** Chain families of the playground. Default: EVM only. */
  readonly namespaces?: readonly string[]
  /** Runs before the page is loaded. */
  prepare?(sandbox: SandboxControl): Promise<void>
  show(page: Page, sandbox: SandboxControl): Promise<void>
}

/** The options that the page of a state is visited with. */
export function optionsOf(
  { hasLogins, paysFees, options }: Pick<ViewState, 'hasLogins' | 'paysFees' | 'options'>,
  sandbox: Pick<SandboxControl, 'origin'>,
): object {
  return { ...(hasLogins && withLogins(sandbox)), ...(paysFees && payingOptions(sandbox)), ...options }
}
