import type { World } from '../World.ts'

/** Resets everything to its seeded state. */
export async function resetWorld({ chains, solana, faults, requestLog, auth, relay }: World): Promise<void> {
  faults.clear()
  relay.reset()
  requestLog.clear()
  auth.store.clear()
  solana.reset()
  await Promise.all(chains.map((chain) => chain.reset()))
}
