export { formatNativeBalance } from '../format/formatNativeBalance.ts'
export { truncateAddress } from '../format/truncateAddress.ts'
