import { faultModes, faultScope } from '../faults/faultModes.ts'
import type { SandboxDescription } from '../SandboxDescription.ts'
import type { World } from '../World.ts'

/** Lists the active faults and the available ones. */
export function describeFaults({ faults, mounts }: World): SandboxDescription['faults'] {
  return {
    current: faults.current(),
    services: Object.fromEntries(
      mounts.map(({ service }) => [service.id, service.operations ?? 'any JSON-RPC method']),
    ),
    behaviours: Object.fromEntries(
      mounts.flatMap(({ service: { id, behaviours } }) => (behaviours ? [[id, behaviours] as const] : [])),
    ),
    modes: faultModes,
    scope: faultScope,
    example: { walletDirectory: { mode: 'status', status: 503, operation: 'getWallets', times: 1 } },
  }
}
