import { redact } from './redact.ts'
import type { WalletKitErrorOptions } from './WalletKitError.ts'

declare const redacted: unique symbol

/** Text without secrets. */
export type RedactedText = string & { readonly [redacted]: true }

type Context = NonNullable<WalletKitErrorOptions['context']>
type Redacted<Value> = Value extends string ? RedactedText : Value

/** Redacts values of an error that may come from a wallet or service: host apps send errors to their reports. */
export function redactContext<Given extends Context>(
  context: Given,
): { readonly [Name in keyof Given]: Redacted<Given[Name]> } {
  return redact(context) as ReturnType<typeof redactContext<Given>>
}
