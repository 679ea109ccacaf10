import { beforeEach } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import {
  createTestKit,
  firstAddress,
  firstSolanaAddress,
  settle,
  twoFamilies,
} from '../../../test/testPage.test.helper.ts'
import { connect } from '../../connection/connect.ts'
import type { FakePairingClient } from './fakePairingClient.test.helper.ts'

export const connectorId = 'walletConnect'
export const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const formerSolanaId = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
export const evmAccounts = [`eip155:1:${firstAddress}`, `eip155:137:${firstAddress}`]
export const both = {
  eip155: { accounts: evmAccounts },
  solana: { accounts: [`${solanaId}:${firstSolanaAddress}`] },
}

/** Kits of a page share their link to a relay: one that a failed test has left open is not for the next test. */
let relays = 0
beforeEach(() => {
  relays += 1
})

/** A kit with networks of both families and a relay. */
export function createPairingKit(options: Parameters<typeof createTestKit>[0] = {}): AppKit {
  const relay = `wss://relay-${relays}.test`
  const services = { relay, walletDirectory: false, dataService: false } as const
  return createTestKit({ ...twoFamilies, services, ...options })
}

export function statuses(kit: AppKit): string {
  const { namespaces, attempt } = kit.stores.connection.getState()
  return [namespaces.eip155?.status, namespaces.solana?.status, attempt.status].join(' ')
}

/** Every state that a subscriber of the store sees, as one line each. */
export function record(kit: AppKit): string[] {
  const seen: string[] = []
  kit.stores.connection.subscribe(() => seen.push(statuses(kit)))
  return seen
}

/** A kit whose wallet has approved accounts. */
export async function pair(
  fake: FakePairingClient,
  approved: Parameters<FakePairingClient['remember']>[0] = both,
  kit = createPairingKit(),
): Promise<{ readonly kit: AppKit; readonly topic: string }> {
  const connecting = connect(kit, { connectorId })
  await settle()
  const session = fake.proposals.at(-1)?.approve(approved)
  await connecting
  return { kit, topic: session?.topic ?? '' }
}
