import type { ValidationIssue } from '../validators/validate.ts'

/** The side of a method that broke its contract. */
export type RpcContractErrorCode = 'invalid-params' | 'invalid-result'

/** Parameters or a result that do not fit their method. Errors of the provider itself are passed on as they are. */
export class RpcContractError extends Error {
  override readonly name = 'RpcContractError'
  readonly code: RpcContractErrorCode
  readonly method: string
  readonly issues: readonly ValidationIssue[]

  constructor(code: RpcContractErrorCode, method: string, issues: readonly ValidationIssue[]) {
    const [first] = issues
    const where = first === undefined ? '' : ` at '${first.path}': ${first.message}`
    super(`The ${code === 'invalid-params' ? 'parameters' : 'result'} of ${method} are not valid${where}`)
    this.code = code
    this.method = method
    this.issues = issues
  }
}
