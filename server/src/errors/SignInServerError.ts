import { type ServerErrorCode, serverErrors } from './serverErrors.ts'

interface SignInServerErrorOptions {
  /** Values of the message's placeholders. */
  readonly context?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** The error that the package throws. Tell errors apart by `code`, never by `message`. */
export class SignInServerError extends Error {
  override readonly name = 'SignInServerError'
  readonly code: ServerErrorCode
  /** Stable number of the code. */
  readonly number: number

  constructor(code: ServerErrorCode, { context = {}, cause }: SignInServerErrorOptions = {}) {
    const [, number, message] = serverErrors[code]
    super(
      message.replace(/\{(\w+)\}/g, (_, name: string) => context[name] ?? ''),
      cause === undefined ? undefined : { cause },
    )
    this.code = code
    this.number = number
  }
}
