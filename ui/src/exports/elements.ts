export type { ButtonProperties } from '../elements/ButtonProperties.ts'
export { createAppKit } from '../elements/createAppKit.ts'
export type { AppKitElements } from '../elements/intrinsicElements.ts'
export { type MountButtonParameters, type MountedButton, mountButton } from '../elements/mountButton.ts'
