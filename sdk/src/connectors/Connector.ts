import type { ChainNamespace } from '../networks/Caip.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'

/** How a connector came to be. Names are those of the incumbent kit. */
export type ConnectorType = 'ANNOUNCED' | 'INJECTED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH' | 'MULTI_CHAIN'

/** What an announced wallet says about itself: text from outside, to be shown as text only. */
export interface ConnectorInfo {
  /** Reverse domain name, stable between page loads. The stored choice is bound to it. */
  readonly rdns: string
  /** Random per page load. */
  readonly uuid: string
}

/** A way to reach a wallet that is present in this page. */
export interface Connector {
  /** `rdns` of an announced wallet (the second wallet under one rdns gets `rdns:uuid`), `injected` for the legacy one. */
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly chain: ChainNamespace
  /** Image data URI of at most 64 kB (announced) or the host's `connectorImages` address. */
  readonly imageUrl?: string
  readonly info?: ConnectorInfo
  readonly provider: Eip1193Provider
}
