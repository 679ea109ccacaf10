/** A failed step, and how to fix it. */
export class StepFailure extends Error {
  /**
   * @param {string} message what failed
   * @param {{ details?: string, remedy: string, cause?: unknown }} context `details`: the last lines of the
   *   tool that failed; `remedy`: what to do next
   */
  constructor(message, { details, remedy, cause }) {
    super(message, { cause })
    this.name = 'StepFailure'
    this.details = details
    this.remedy = remedy
  }
}
