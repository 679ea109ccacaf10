/**
 * Logs for developers that a part of the kit failed to load, with the error's code or name only: its message may quote
 * what a wallet or a service has sent, and the code that removes secrets is not part of the first load.
 *
 * @param part `The modal`
 */
export function logFailure(part: string, error: unknown): void {
  const { code, name } = Object(error)
  const [reason = ''] = /^[a-z_]{1,40}$/i.exec(code ?? name ?? '') ?? []
  console.error(`[wallet-kit] ${part} failed to load. ${reason}`)
}
