import type { World } from '../World.ts'

/** Resets everything to its seeded state. */
export async function resetWorld(world: World): Promise<void> {
  const { chains, solana, dataService, faults, requestLog, auth, relay, secureFrame, smartAccounts } = world
  faults.clear()
  relay.reset()
  await secureFrame.reset()
  requestLog.clear()
  auth.store.clear()
  dataService.reset()
  solana.reset()
  smartAccounts.reset()
  await Promise.all(chains.map((chain) => chain.reset()))
}
