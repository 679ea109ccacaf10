export { divideByPrice, multiplyPrice } from '../format/decimals.ts'
export { formatNativeBalance } from '../format/formatNativeBalance.ts'
export { getPriceImpact } from '../format/getPriceImpact.ts'
export type { DisplayName } from '../format/toDisplayName.ts'
export { truncateAddress } from '../format/truncateAddress.ts'
export { formatUnits, parseUnits } from '../format/units.ts'
export {
  type ParsedCaipAddress,
  type ParsedCaipNetworkId,
  parseCaipAddress,
  parseCaipNetworkId,
} from '../networks/parseCaip.ts'
