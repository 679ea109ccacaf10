export type { ButtonProperties } from '../page/elements/ButtonProperties.ts'
export { createAppKit } from '../page/elements/createAppKit.ts'
export {
  type AppKitWalletButton,
  createAppKitWalletButton,
} from '../page/elements/createAppKitWalletButton.ts'
export type { AppKitElements } from '../page/elements/intrinsicElements.ts'
export { type MountButtonParameters, type MountedButton, mountButton } from '../page/elements/mountButton.ts'
