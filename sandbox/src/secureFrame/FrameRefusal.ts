import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Reason for refusing a request of the frame. The message is shown to the user. */
export class FrameRefusal extends Error {
  override readonly name = 'FrameRefusal'
  readonly status: ContentfulStatusCode

  constructor(message: string, status: ContentfulStatusCode = 400) {
    super(message)
    this.status = status
  }
}
