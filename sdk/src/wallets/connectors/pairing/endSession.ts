import type { PairingClient } from './loadPairingClient.ts'

/** Reason given to the wallet. https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes */
const userDisconnected = { code: 6000, message: 'User disconnected.' }

/**
 * Ends one session on both sides. The client's own `disconnect` would end whichever session it takes for the
 * present one, and every code that is on display with it.
 */
export async function endSession(client: PairingClient, topic: string): Promise<void> {
  if (client.session?.topic === topic) Reflect.deleteProperty(client, 'session')
  await client.client.disconnect({ topic, reason: userDisconnected })
}
