import { BaseError } from 'viem'
import { cleanText } from '../approval/cleanText.ts'
import { RpcReplyError } from './RpcReplyError.ts'

const longest = 200

/** The cause of an error in a line for the user: of viem's long messages, the words of the service that refused. */
export function toErrorText(error: unknown): string {
  const refusal = findRefusal(error)
  if (refusal) return refusal.message
  if (error instanceof BaseError) return cleanText(error.shortMessage, longest)
  return cleanText(error instanceof Error ? error.message : String(error), longest)
}

/** The service's refusal in an error or its causes; undefined when it is not known whether the service did what was asked. */
export function findRefusal(error: unknown): RpcReplyError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RpcReplyError) return cause
  }
  return undefined
}
