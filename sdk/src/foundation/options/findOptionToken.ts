import type { OptionData } from './OptionData.ts'

type OptionToken = NonNullable<OptionData['tokens']>[string]

/**
 * The token of a network in the option `tokens`: by CAIP-2 id, else by the chain id alone.
 *
 * @example
 * const token = findOptionToken({ tokens }, caipNetworkId)
 */
export function findOptionToken(
  { tokens }: Pick<OptionData, 'tokens'>,
  caipNetworkId: string,
): OptionToken | undefined {
  return tokens?.[caipNetworkId] ?? tokens?.[caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)]
}
