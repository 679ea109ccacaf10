import type { AppKitInternals } from '../AppKitInternals.ts'
import type { Engine } from '../connection/getEngine.ts'

/** The part of the instance that talks to wallets, which is not in the first load. */
export async function loadEngine(kit: AppKitInternals): Promise<Engine> {
  const { getEngine } = await import('../connection/getEngine.ts')
  return getEngine(kit)
}
