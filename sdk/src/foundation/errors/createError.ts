import type { ErrorCode } from './ErrorCode.ts'
import type { RedactedText } from './redactContext.ts'
import { WalletKitError, type WalletKitErrorOptions } from './WalletKitError.ts'

/** An error of the catalogue, as `@wallet-kit/clients/errors/constants` has it. */
export type CatalogueError = readonly [code: ErrorCode, number: number, message: string]

declare const ofHost: unique symbol

/** Text of the host app itself, which may be reported as it is. */
export type HostText = string & { readonly [ofHost]: true }

type Context = NonNullable<WalletKitErrorOptions['context']>

/** Names of a message's placeholders. */
type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** Host apps send errors to their reports, so text that may come from a wallet or service has to be redacted. */
type Safe<Value> = Value extends string
  ? string extends Value
    ? RedactedText
    : Value extends `0x${string}`
      ? RedactedText
      : Value
  : Value

interface Options<Given> {
  readonly context?: Given & { readonly [Name in keyof Given]: Safe<Given[Name]> }
  readonly cause?: unknown
}

type Parameters<Message extends string, Given> = [Placeholder<Message>] extends [never]
  ? [options?: Options<Given>]
  : [
      options: Options<Given> & {
        readonly context: { readonly [Name in Placeholder<Message>]: Context[string] }
      },
    ]

/**
 * Creates an error of the catalogue. Code carries the messages that it raises because it imports them.
 *
 * @internal
 * @example
 * throw createError(walletReplyInvalid, { context: { method: 'eth_call' }, cause })
 */
export function createError<
  const Entry extends CatalogueError,
  const Given extends Context = Record<never, never>,
>(entry: Entry, ...options: Parameters<Entry[2], Given>): WalletKitError
export function createError(
  [code, ...text]: CatalogueError,
  options?: WalletKitErrorOptions,
): WalletKitError {
  return new WalletKitError(code, text, options)
}
