import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findKit } from '../project/installedPackages.ts'
import { ImportedNetwork, KitCall } from './evaluate.ts'
import type { ReadOptions } from './readOptions.ts'

/** Needs of a page with these options. */
export interface Needs {
  readonly networks: readonly Network[]
  /** Sources by directive of a content security policy, per feature. */
  readonly rules: readonly Rule[]
  readonly services: Readonly<Record<string, string | false | undefined>>
  readonly features: Readonly<Record<string, unknown>>
  readonly projectId: string | undefined
}

export interface Network {
  readonly id: number | string
  readonly name: string
  readonly caipNetworkId: string
  readonly rpcUrls: { readonly default?: { readonly http?: readonly string[] } }
}

export interface Rule {
  readonly feature: string
  readonly sources: Readonly<Record<string, readonly string[]>>
}

interface Kit {
  readonly stores: {
    readonly options: { getState(): Pick<Needs, 'services' | 'features'> & { readonly projectId?: string } }
    readonly networks: { getState(): { readonly requested: readonly Network[] } }
  }
  destroy(): void
}

/**
 * Asks the project's own copy of the kit what its options need.
 *
 * @throws an Error where the kit refuses the options, or Node cannot load it
 */
export async function loadNeeds(folder: string, { values }: ReadOptions): Promise<Needs> {
  const sdk = findKit(folder).find(({ name }) => name === '@wallet-kit/sdk')
  if (!sdk) throw new Error('@wallet-kit/sdk is not installed')
  const load = async (entry: string) => import(pathToFileURL(resolveEntry(sdk.folder, entry)).href)
  const [{ createAppKit, sandboxServices }, { getContentSecurityPolicy }, networks] = await Promise.all([
    load('.'),
    load('./actions'),
    load('./networks'),
  ])
  const named = (value: unknown): unknown => {
    if (value instanceof ImportedNetwork) return networks[value.name]
    // Other functions of the kit, such as those that sign in, say nothing about addresses.
    if (value instanceof KitCall)
      return value.name === 'sandboxServices' ? sandboxServices(...value.parameters) : undefined
    if (Array.isArray(value)) return value.map(named)
    return value
  }
  const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(value)]))
  const requested = (Array.isArray(options.networks) ? options.networks : []).filter(Boolean)
  const kit: Kit = createAppKit({
    projectId: 'unknown',
    ...options,
    networks: requested.length > 0 ? requested : [networks.mainnet],
  })
  try {
    const { services, features } = kit.stores.options.getState()
    return {
      networks: kit.stores.networks.getState().requested,
      rules: getContentSecurityPolicy(kit),
      services,
      features,
      projectId: typeof values.projectId === 'string' ? values.projectId : undefined,
    }
  } finally {
    kit.destroy()
  }
}

/** File of an entry, by the package's own map (https://nodejs.org/api/packages.html#exports). */
function resolveEntry(folder: string, entry: string): string {
  const { exports: entries = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports?: Record<string, string | Record<string, string>>
  }
  const target = entries[entry]
  const path = typeof target === 'string' ? target : target?.default
  if (path === undefined || !existsSync(join(folder, path))) throw new Error(`It has no entry ${entry}`)
  return join(folder, path)
}
