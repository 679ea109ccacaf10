import { setPackages } from '../migrate/project/setPackages.ts'
import type { AddContext } from './AddContext.ts'

/** Adds the kit's packages that the app imports now, and raises libraries that the two share. */
export function addPackages(context: AddContext): void {
  const { choices, packages, version } = context
  setPackages(context, () => false)
  if (choices.signIn === 'server') packages.add('@wallet-kit/server', `^${version}`)
}
