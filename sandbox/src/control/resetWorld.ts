import type { World } from '../World.ts'

/** Resets everything to its seeded state. */
export async function resetWorld(world: World): Promise<void> {
  const { chains, solana, dataService, faults, requestLog, auth, relay, secureFrame, bundlers } = world
  faults.clear()
  relay.reset()
  secureFrame.reset()
  requestLog.clear()
  auth.store.clear()
  dataService.reset()
  solana.reset()
  for (const bundler of bundlers) bundler.reset()
  await Promise.all(chains.map((chain) => chain.reset()))
}
