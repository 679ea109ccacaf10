import type { FoundationContext } from '../stores/FoundationContext.ts'
import { sdkVersion } from './sdkVersion.ts'

/** Query parameters that identify the project, if it has an id, and the kit, by its own name, to services. */
export function projectQuery({
  stores,
}: Pick<FoundationContext, 'stores'>): Readonly<Record<string, string>> {
  const { projectId } = stores.options.getState()
  return { ...(projectId && { projectId }), st: 'wallet-kit', sv: sdkVersion }
}
