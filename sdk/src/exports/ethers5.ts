export { Ethers5Adapter } from '../adapters/ethers/Ethers5Adapter.ts'
