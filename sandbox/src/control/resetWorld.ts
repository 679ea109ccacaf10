import type { World } from '../World.ts'

/** Brings everything back to the state that the seed makes. */
export async function resetWorld({ chains, faults, requestLog, auth, relay }: World): Promise<void> {
  faults.clear()
  relay.reset()
  requestLog.clear()
  auth.nonces.clear()
  auth.sessions.clear()
  await Promise.all(chains.map((chain) => chain.reset()))
}
