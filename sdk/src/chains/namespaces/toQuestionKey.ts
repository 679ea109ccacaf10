import { ignoreErrors } from '../../foundation/platform/ignoreErrors.ts'

/** Parameters of a question as text, by which equal ones are known; what cannot be written equals itself alone. */
export function toQuestionKey(parameters: unknown): unknown {
  return ignoreErrors(() => JSON.stringify(parameters, writeBigInt)) ?? parameters
}

function writeBigInt(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}
