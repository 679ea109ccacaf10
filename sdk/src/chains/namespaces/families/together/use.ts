export { eip155Together } from '../../eip155/together/eip155Together.ts'
export { solanaTogether } from '../../solana/together/solanaTogether.ts'
