import type { SourceFile } from 'ts-morph'
import type { MigrationContext } from '../MigrationContext.ts'
import { type ConvertedConfig, convertConfig } from './convertConfig.ts'
import { findConfig } from './findConfig.ts'
import type { WagmiConfigKit } from './WagmiKit.ts'

/** Converts the configurations of files that import the kit, and those that a `WagmiProvider` of the app is given. */
export function convertConfigs(
  { sources, report }: Pick<MigrationContext, 'sources' | 'report'>,
  kit: WagmiConfigKit,
  using: readonly SourceFile[],
): readonly ConvertedConfig[] {
  const providers = sources.map((file) => file.getFullText()).filter((text) => /WagmiProvider/.test(text))
  const isGiven = (name: string) => providers.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  return sources
    .filter((file) => {
      const name = findConfig(file, kit)?.name
      return name !== undefined && (using.includes(file) || isGiven(name))
    })
    .flatMap((file) => convertConfig(file, kit, report) ?? [])
}
