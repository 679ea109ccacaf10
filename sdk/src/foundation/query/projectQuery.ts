import type { OptionsContext } from '../options/OptionsContext.ts'
import { sdkVersion } from './sdkVersion.ts'

/** Query parameters that identify the project, if it has an id, and the kit, by its own name, to services. */
export function projectQuery({ stores }: OptionsContext): Readonly<Record<string, string>> {
  const { projectId } = stores.options.getState()
  return { ...(projectId && { projectId }), st: 'wallet-kit', sv: sdkVersion }
}
