export {
  refuse as createAppKit,
  refuse as createAppKitWalletButton,
  refuse as mountButton,
} from './refuse.ts'
