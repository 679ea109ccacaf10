export { EthersAdapter } from '../adapters/ethers/EthersAdapter.ts'
