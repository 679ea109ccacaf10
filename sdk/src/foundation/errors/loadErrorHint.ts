import { loadDeveloperUse } from '../options/loadDeveloperUse.ts'
import type { ErrorCode } from './ErrorCode.ts'

/**
 * Advice about an error for developers, in one or two English sentences. The texts of all errors are loaded with the
 * first call.
 *
 * @example
 * const hint = await loadErrorHint('PROJECT_ID_MISSING')
 */
export async function loadErrorHint(code: ErrorCode): Promise<string> {
  const { errorCatalogue } = await loadDeveloperUse()
  return errorCatalogue[code].hint
}
