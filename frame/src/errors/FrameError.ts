import { type FrameErrorCode, frameErrors } from './frameErrors.ts'

interface FrameErrorOptions {
  /** Values of the message's placeholders. */
  readonly context?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** A failure that stops a server of the frame, for those who run it. Tell errors apart by `code`, never by `message`. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: FrameErrorCode
  /** Stable number of the code. */
  readonly number: number

  constructor(code: FrameErrorCode, { context = {}, cause }: FrameErrorOptions = {}) {
    const [, number, message] = frameErrors[code]
    super(
      message.replace(/\{(\w+)\}/g, (_, name: string) => context[name] ?? ''),
      cause === undefined ? undefined : { cause },
    )
    this.code = code
    this.number = number
  }
}
