import type { JsxOpeningElement, JsxSelfClosingElement } from 'ts-morph'
import type { Difference } from '../report/Difference.ts'
import type { MigrationReport } from '../report/MigrationReport.ts'

/** A property by name and text. */
export type Written = readonly [name: string, text: string]

/** Options that a provider's attributes become. */
export interface ProviderOptions {
  /** Properties of `createAppKit`. */
  readonly options: readonly Written[]
}

/** A kit on top of wagmi: its parts that differ from those of its peers. */
export interface WagmiKit {
  readonly packageName: string
  /** File of `templates/migrated` with the kit's own names. */
  readonly companion: string
  /** Names that the companion exports. */
  readonly companionNames: readonly string[]
  readonly provider: string
  /** Function that makes a wagmi configuration, or the parameters of one. */
  readonly defaultConfig: string
  /** Names in `wagmi/chains` that a configuration without `chains` has. */
  readonly defaultChains: readonly string[]
  /** Properties of the configuration that name the app, by the kit's own name. */
  readonly appOptions: Readonly<
    Record<string, 'projectId' | 'name' | 'description' | 'url' | 'icon' | 'drop'>
  >
  /** Functions that make wagmi connectors, one of whose arguments has the app's options. */
  readonly connectorFunctions: readonly string[]
  readonly button: string
  /** Imported names whose uses are converted with configuration and provider. */
  readonly converted: RegExp
  readonly differences: {
    readonly client: Difference
    readonly configuration: Difference
    readonly walletList: Difference
    readonly authentication: Difference
    readonly unknownName: Difference
  }
  /** Options of the provider, by its attributes. */
  readProvider(element: JsxOpeningElement | JsxSelfClosingElement, report: MigrationReport): ProviderOptions
  /** Text of the attribute of `ConnectButton` in the place of one of the kit's button; undefined for none. */
  attributeOf(name: string, value: string | undefined): string | undefined
}

/** Parts of a kit that concern the configuration of wagmi alone. */
export interface WagmiConfigKit
  extends Pick<
    WagmiKit,
    'packageName' | 'defaultConfig' | 'defaultChains' | 'appOptions' | 'connectorFunctions'
  > {
  readonly differences: Pick<WagmiKit['differences'], 'client'>
}
