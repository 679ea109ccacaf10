import { type IWalletKit, WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'

export interface CreateWalletKitParameters {
  readonly relayUrl: string
  /** Base of the Verify service, which the SDK appends `/public-key` to. */
  readonly verifyUrl: string
  readonly metadata: WalletMetadata
  /** Default: the browser's IndexedDB. */
  readonly storage?: NonNullable<ConstructorParameters<typeof Core>[0]>['storage']
}

interface WalletMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Keeps the wallet's storage and its SDK instance apart from those of an app in the same process or origin. */
const storagePrefix = 'sandbox-wallet'

/** Creates a wallet on the wallet SDK that contacts only the given relay and Verify service. */
export async function createWalletKit(parameters: CreateWalletKitParameters): Promise<IWalletKit> {
  const { relayUrl, verifyUrl, metadata, storage } = parameters
  const core = new Core({
    projectId: 'wallet-kit-sandbox',
    relayUrl,
    customStoragePrefix: storagePrefix,
    telemetryEnabled: false,
    logger: 'silent',
    ...(storage ? { storage } : {}),
  })
  stayLocal(core, verifyUrl)
  // Its own class does not satisfy its own interface under exactOptionalPropertyTypes.
  return WalletKit.init({ core: core as ICore, metadata: { ...metadata, icons: [...metadata.icons] } })
}

/**
 * The SDK contacts two fixed hosts, which no option changes. This replaces internal members, and throws when an upgrade
 * has renamed one of them.
 */
function stayLocal(core: InstanceType<typeof Core>, verifyUrl: string): void {
  replace(core.verify, 'verifyUrlV3', verifyUrl)
  // Contacts a fixed host for proposals without an attestation; optional.
  replace(core.verify, 'fetchAttestation', async () => undefined)
  // Reports each start, even with telemetry disabled.
  replace(core.eventClient, 'init', async () => {})
}

function replace(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) throw new TypeError(`The wallet SDK has no ${name} to replace`)
  Object.assign(owner, { [name]: value })
}
