/** The part of viem's `Chain` that is kept. */
export interface Chain {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: {
    readonly default: { readonly http: readonly string[] }
  }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
}

/**
 * A module with a constant for each chain. Data alone: viem's own module of chains reaches a good part of viem, which a
 * bundler would have to read to find out that nothing of it is needed.
 */
export function printNetworks(chains: Readonly<Record<string, Chain>>): string {
  const constants = Object.entries(chains)
    .filter(([, chain]) => typeof chain?.id === 'number')
    .map(([name, chain]) => {
      const { id, nativeCurrency, rpcUrls, blockExplorers, testnet } = chain
      const network = {
        id,
        name: chain.name,
        nativeCurrency: {
          name: nativeCurrency.name,
          symbol: nativeCurrency.symbol,
          decimals: nativeCurrency.decimals,
        },
        rpcUrls: { default: { http: rpcUrls.default.http } },
        ...(blockExplorers && {
          blockExplorers: { default: { name: blockExplorers.default.name, url: blockExplorers.default.url } },
        }),
        ...(testnet && { testnet }),
      }
      return `export const ${name} = ${JSON.stringify(network)} as const`
    })
  return `// Generated from viem's chains by scripts/networks/main.ts. Do not edit.

${constants.join('\n\n')}
`
}
