export type { ButtonProperties } from '../elements/ButtonProperties.ts'
export { createAppKit } from '../elements/createAppKit.ts'
