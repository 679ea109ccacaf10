export {
  type ParsedCaipAddress,
  type ParsedCaipNetworkId,
  parseCaipAddress,
  parseCaipNetworkId,
} from '../chains/networks/parseCaip.ts'
export { divideByPrice, multiplyPrice } from '../foundation/format/decimals.ts'
export { formatNativeBalance } from '../foundation/format/formatNativeBalance.ts'
export { getPriceImpact } from '../foundation/format/getPriceImpact.ts'
export type { DisplayName } from '../foundation/format/toDisplayName.ts'
export { truncateAddress } from '../foundation/format/truncateAddress.ts'
export { formatUnits, parseUnits } from '../foundation/format/units.ts'
