import type { OptionsContext } from '../options/OptionsContext.ts'
import { sdkVersion } from './sdkVersion.ts'

/** Query parameters that identify the project and the kit, by its own name, to services. */
export function projectQuery({ stores }: OptionsContext): Record<'projectId' | 'st' | 'sv', string> {
  return { projectId: stores.options.getState().projectId, st: 'wallet-kit', sv: sdkVersion }
}
