import { cleanText } from '../approval/cleanText.ts'

/** Of a service, in characters. */
const longestMessage = 200

/** The refusal of a service that was asked by JSON-RPC: it has not done what was asked. */
export class RpcReplyError extends Error {
  override readonly name = 'RpcReplyError'
  readonly code: number

  constructor({ code, message }: { readonly code: number; readonly message: string }) {
    super(cleanText(message, longestMessage))
    this.code = code
  }
}
