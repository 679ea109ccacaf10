export { readNfts } from './readNfts.ts'
