import { importedModules } from '../migrate/source/importedModules.ts'
import type { AddContext } from './AddContext.ts'

/** The oldest React that the kit works with. */
const oldestReact = '18.2.0'

/** Adds the kit's packages that the app imports now. */
export function addPackages({ project, packages, version }: AddContext): void {
  const modules = new Set(project.getSourceFiles().flatMap(importedModules))
  const isUsed = (name: string) =>
    [...modules].some((module) => module === name || module.startsWith(`${name}/`))
  for (const name of ['@wallet-kit/react', '@wallet-kit/sdk', '@wallet-kit/server'])
    if (isUsed(name)) packages.add(name, `^${version}`)
  packages.raise('react', oldestReact)
  packages.raise('react-dom', oldestReact)
}
