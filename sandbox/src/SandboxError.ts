/** Codes of {@link SandboxError}. */
export type SandboxErrorCode =
  | 'ANVIL_MISSING'
  | 'CHAIN_FAILED'
  | 'BUNDLER_FAILED'
  | 'LITESVM_MISSING'
  | 'PORT_TAKEN'
  | 'PORT_NOT_ALLOWED'
  | 'DATA_DIRECTORY_UNUSABLE'
  | 'BUNDLE_FAILED'
  | 'BAD_ARGUMENT'

export interface SandboxErrorOptions {
  readonly code: SandboxErrorCode
  /** Advice. */
  readonly remedy: string
  readonly cause?: unknown
}

/** The only error that the sandbox throws: `message` describes the problem, `remedy` the fix. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
  readonly code: SandboxErrorCode
  readonly remedy: string

  constructor(message: string, options: SandboxErrorOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = options.code
    this.remedy = options.remedy
  }
}
