import { toQuestionKey } from '../toQuestionKey.ts'
import type { SolanaTransferParameters } from './SolanaTransferParameters.ts'

/** The question to the wallet by which equal transfers share an answer. */
export function toTransferQuestion(parameters: SolanaTransferParameters): readonly unknown[] {
  return ['sendSolanaTransfer', toQuestionKey(parameters)]
}
