import type { MigrationContext } from '../MigrationContext.ts'
import { importedModules } from '../source/importedModules.ts'

/**
 * The oldest versions of libraries that the kit shares with its host. wagmi pins its core, which has to be the only
 * copy, so both are of the same release.
 */
const minimum = {
  viem: '2.38.0',
  wagmi2: { wagmi: '2.19.5', core: '2.22.1' },
  wagmi3: { wagmi: '3.7.7', core: '3.6.5' },
  web3: '1.98.0',
  react: '18.2.0',
  newReact: '^19.0.0',
} as const

/** Removes the packages of the former kit that are no longer imported, and adds those that are imported now. */
export function setPackages(
  { project, packages, version }: Pick<MigrationContext, 'project' | 'packages' | 'version'>,
  isOwned: (name: string) => boolean,
): void {
  const modules = new Set(project.getSourceFiles().flatMap(importedModules))
  const used = [...modules]
  const isUsed = (name: string) => used.some((module) => module === name || module.startsWith(`${name}/`))
  for (const name of packages.names) if (isOwned(name) && !isUsed(name)) packages.remove(name)
  for (const name of ['@wallet-kit/react', '@wallet-kit/sdk'])
    if (isUsed(name)) packages.add(name, `^${version}`)
  if (isUsed('@wallet-kit/sdk/wagmi')) {
    const { wagmi, core } = /^\D*3/.test(packages.range('wagmi') ?? '') ? minimum.wagmi3 : minimum.wagmi2
    packages.raise('wagmi', wagmi)
    packages.raise('@wagmi/core', core)
    packages.add('wagmi', `^${wagmi}`)
    packages.add('@wagmi/core', coreRange(packages.range('wagmi') ?? '', wagmi, core))
    packages.add('viem', `^${minimum.viem}`)
  }
  if (isUsed('@wallet-kit/sdk/solana') || isUsed('@wallet-kit/react/solana')) {
    packages.raise('@solana/web3.js', minimum.web3)
    packages.add('@solana/web3.js', `^${minimum.web3}`)
  }
  if (isUsed('@wallet-kit/react')) {
    // Peers, which pages without React lack.
    packages.add('react', minimum.newReact)
    packages.add('react-dom', packages.range('react') ?? minimum.newReact)
  }
  packages.raise('viem', minimum.viem)
  packages.raise('react', minimum.react)
  packages.raise('react-dom', minimum.react)
}

/** A pinned wagmi needs the core that it pins. */
function coreRange(range: string, wagmi: string, core: string): string {
  return range === wagmi ? core : `^${core}`
}
