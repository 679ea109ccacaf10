import type { ErrorCode } from './ErrorCode.ts'

/** Details of a {@link WalletKitError}. */
export interface WalletKitErrorOptions {
  /** Values that belong to the error: ids, method names. Never codes, keys or signatures. */
  readonly context?: Readonly<Record<string, string | number | boolean | undefined>>
  /** The caught error. */
  readonly cause?: unknown
}

/**
 * The only error that the kit throws. Tell errors apart by `code`, never by `message`.
 *
 * @example
 * try {
 *   await connect(kit, { connectorId: 'io.metamask' })
 * } catch (error) {
 *   if (isWalletKitError(error, 'USER_REJECTED')) return
 *   throw error
 * }
 */
export class WalletKitError extends Error {
  /** A wallet can imitate the prototype, and trap a look at it; nothing but the constructor sets this. */
  readonly #isOwn = true
  override readonly name = 'WalletKitError'
  readonly code: ErrorCode
  /** Stable number of the code. */
  readonly number: number
  /** Page of the documentation with cause, fix and example. */
  readonly docsUrl: string
  readonly context: Readonly<Record<string, string | number | boolean | undefined>>

  /** @internal Errors are made by `createError`, of a constant that has number and message. */
  constructor(
    code: ErrorCode,
    [number, text]: readonly [number: number, message: string],
    { context = {}, cause }: WalletKitErrorOptions = {},
  ) {
    super(
      text.replace(/\{(\w+)\}/g, (_hole, name: string) => String(context[name] ?? '')),
      cause === undefined ? undefined : { cause },
    )
    this.code = code
    this.number = number
    this.docsUrl = `errors/${code.toLowerCase().replaceAll('_', '-')}`
    this.context = context
  }

  /** @internal See `isWalletKitError`. Never throws, whatever the value is. */
  static isOwn(value: unknown): value is WalletKitError {
    // Not `#isOwn in value`, which the webpack of some releases of Next.js 14 cannot parse.
    try {
      return (value as WalletKitError).#isOwn
    } catch {
      return false
    }
  }
}
